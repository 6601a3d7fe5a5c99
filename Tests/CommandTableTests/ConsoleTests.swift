import Testing

@testable import CommandTable

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ConsoleTests {
  @Test func dataAndMessagesAreKeptApart() {
    let console = Console(.inMemory)
    console.print("one")
    console.message("note")
    console.write([0x32, 0x0A])
    console.flush()
    #expect(String(decoding: console.output, as: UTF8.self) == "one\n2\n")
    #expect(String(decoding: console.messages, as: UTF8.self) == "note\n")
  }

  /// A console whose data goes to a descriptor.
  private func console(to descriptor: Int32) -> Console {
    var setup = Console.Setup.inMemory
    setup.output = .descriptor(descriptor)
    return Console(setup)
  }

  @Test func aClosedPipeIsQuietAndNoted() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let console = console(to: ends[1])
    console.print("x")
    console.flush()
    #expect(console.isClosed && console.outputError == EPIPE)
    console.print("y")
    console.flush()
    #expect(console.messages.isEmpty)
  }

  @Test func aFullDiskIsNoted() {
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    defer { close(full) }
    let console = console(to: full)
    console.print("x")
    console.flush()
    #expect(console.outputError == ENOSPC && !console.isClosed)
  }

  @Test func muchDataIsWrittenWhole() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    // A pipe that is not waited for takes only a part at a time.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let reading = ends[0]
    let writing = ends[1]
    nonisolated(unsafe) var received = 0  // because the thread is joined before it is read
    var thread = pthread_t()
    let body: @Sendable () -> Void = {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = bytes.withUnsafeMutableBytes({ read(reading, $0.baseAddress, $0.count) }), count > 0 {
        received += count
      }
    }
    let box = Unmanaged.passRetained(Body(run: body))
    pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    let console = console(to: writing)
    for _ in 0..<100 { console.write([UInt8](repeating: 0x61, count: 10_007)) }
    console.flush()
    close(writing)
    pthread_join(thread, nil)
    close(reading)
    #expect(received == 1_000_700 && console.outputError == 0)
  }

  @Test func colourFollowsTheUserBeforeTheTerminal() {
    var setup = Console.Setup.inMemory
    setup.apply(color: "always")
    #expect(setup.usesColor && setup.usesColorForMessages)
    setup.apply(color: "auto")
    #expect(setup.usesColor)
    setup.apply(color: "never")
    #expect(!setup.usesColor && !setup.usesColorForMessages)
  }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}
