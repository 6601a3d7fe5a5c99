import Testing

@testable import CommandTable

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One at a time: a program has one terminal.
@Suite(.serialized) struct RawTerminalTests {
  /// A pseudo terminal: the side that a person sits at, and the program's.
  private func pair() throws -> (person: Int32, program: Int32) {
    var person: Int32 = -1
    var program: Int32 = -1
    try #require(openpty(&person, &program, nil, nil, nil) == 0)
    return (person, program)
  }

  private func type(_ text: String, _ descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  private func shown(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test func keysComeOneByOneAndTheTerminalIsGivenBack() throws {
    let (person, program) = try pair()
    defer {
      close(person)
      close(program)
    }
    var before = termios()
    tcgetattr(program, &before)
    let terminal = try #require(RawTerminal(input: program, output: program))
    terminal.enter()
    #expect(shown(person).contains("\u{1B}[?1049h"))
    var during = termios()
    tcgetattr(program, &during)
    #expect(during.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0)
    type("n\u{1B}[Aé\u{3}", person)
    #expect(terminal.key(within: 1000) == .character("n"))
    #expect(terminal.key(within: 1000) == .up)
    #expect(terminal.key(within: 1000) == .character("é"))
    #expect(terminal.key(within: 1000) == .control("c"))
    #expect(terminal.key(within: 1) == nil)
    type("\u{1B}", person)
    #expect(terminal.key(within: 1000) == .escape)
    terminal.draw(["one", "two"])
    let screen = shown(person).unicodeScalars.filter { $0 != "\r" }
    #expect(String(String.UnicodeScalarView(screen)).contains("one\u{1B}[0m\n\u{1B}[2Ktwo"))
    // To the process: threads of the test runner do not take signals.
    kill(getpid(), SIGWINCH)
    #expect(terminal.key(within: 500) == .resized)
    terminal.leave()
    #expect(shown(person).contains("\u{1B}[?25h\u{1B}[?1049l"))
    var after = termios()
    tcgetattr(program, &after)
    #expect(after.c_lflag == before.c_lflag && after.c_iflag == before.c_iflag)
  }

  @Test func aTerminalThatIsGoneEndsTheInput() throws {
    let (person, program) = try pair()
    defer { close(program) }
    let terminal = try #require(RawTerminal(input: program, output: program))
    terminal.enter()
    close(person)
    #expect(terminal.key(within: 1000) == .endOfInput)
    terminal.leave()
  }

  @Test func aFileIsNoTerminal() throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect(RawTerminal(input: file, output: file) == nil)
  }
}
