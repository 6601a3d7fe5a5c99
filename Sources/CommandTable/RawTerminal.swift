// The whole screen for a command that is used with single keys; whatever ends the program, the terminal is as before.

internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A terminal in raw mode with the alternate screen.
///
/// Used by one thread; at most one is entered at a time.
public final class RawTerminal {
  private let input: Int32
  private let output: Int32
  private let original: termios
  private var decoder = KeyDecoder()
  private var isEntered = false

  /// A terminal for reading keys and drawing; nil when the two descriptors are not both terminals.
  public init?(input: Int32 = 0, output: Int32 = 1) {
    var settings = termios()
    guard isatty(input) == 1, isatty(output) == 1, tcgetattr(input, &settings) == 0 else { return nil }
    self.input = input
    self.output = output
    original = settings
  }

  deinit { leave() }

  /// The columns and rows.
  public var size: (columns: Int, rows: Int) {
    let columns = Int(csystem_terminal_columns(output))
    let rows = Int(csystem_terminal_rows(output))
    return (columns > 0 ? columns : 80, rows > 0 ? rows : 24)
  }

  /// Takes the screen over: keys come one by one and unseen, the cursor is hidden, what was there is kept below.
  public func enter() {
    guard !isEntered else { return }
    isEntered = true
    csystem_guard_terminal(input, output)
    var settings = original
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | BRKINT | INPCK | ISTRIP)
    withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      bytes[Int(VMIN)] = 0
      bytes[Int(VTIME)] = 0
    }
    tcsetattr(input, TCSAFLUSH, &settings)
    send("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Gives the screen back.
  public func leave() {
    guard isEntered else { return }
    isEntered = false
    csystem_release_terminal()
  }

  /// Stops the program as Ctrl-Z does elsewhere, and takes the screen over again when it goes on.
  public func suspend() {
    leave()
    raise(SIGTSTP)
    enter()
  }

  /// The next key; nil when none comes within so many milliseconds.
  public func key(within milliseconds: Int) -> Key? {
    if let key = decoder.next(isFinal: false) { return key }
    if csystem_take_resize() != 0 { return .resized }
    let wait = decoder.isWaiting ? min(milliseconds, Self.escapeDelay) : milliseconds
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let ready = poll(&request, 1, Int32(clamping: max(0, wait)))
    if csystem_take_resize() != 0 { return .resized }
    guard ready > 0 else { return decoder.next(isFinal: true) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return .endOfInput }
    decoder.feed(bytes.prefix(max(0, count)))
    if let key = decoder.next(isFinal: false) { return key }
    return decoder.isWaiting ? self.key(within: milliseconds) : nil
  }

  /// How long the rest of an escape sequence may take, in milliseconds; slower than that is a press of Escape.
  private static let escapeDelay = 40

  /// Shows lines from the top, each cut by the terminal's edge; what was below them is erased.
  public func draw(_ lines: [String]) {
    let rows = size.rows
    // Each line is erased before it is written: after a line that fills the width, erasing would take its last character.
    var text = "\u{1B}[?7l\u{1B}[H"
    for (index, line) in lines.prefix(rows).enumerated() {
      text += (index > 0 ? "\r\n" : "") + "\u{1B}[2K" + line + "\u{1B}[0m"
    }
    let below = lines.count < rows ? "\r\n\u{1B}[J" : ""
    send(text + below + "\u{1B}[?7h")
  }

  /// Rings the terminal's bell.
  public func ring() { send("\u{7}") }

  private func send(_ text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        let count = write(output, base + done, buffer.count - done)
        if count > 0 { done += count } else if errno != EINTR { return }
      }
    }
  }
}
