// Where a command's output goes. Data is collected and written at once: the fewest system calls, and nothing half-written when a command fails.

internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The output of one run of the program, real or in memory.
///
/// Used by one thread.
public final class Console {
  /// What a stream leads to.
  public enum Sink: Sendable {
    /// A file descriptor.
    case descriptor(Int32)
    /// Kept for `Console.output` and `Console.messages`.
    case memory
  }

  /// How the console behaves.
  public struct Setup: Sendable {
    /// Where data goes.
    public var output: Sink = .descriptor(1)
    /// Where messages go.
    public var messages: Sink = .descriptor(2)
    /// Whether data goes to a terminal: columns, wrapping, colour.
    public var isTerminal = false
    /// Whether messages go to a terminal.
    public var messagesAreTerminal = false
    /// Whether a question can be answered: standard input is a terminal.
    public var isInputTerminal = false
    /// The width to fit, in columns.
    public var width = 80
    /// Whether colour and styles are used for data.
    public var usesColor = false
    /// Whether colour and styles are used for messages.
    public var usesColorForMessages = false

    /// A console that writes to memory.
    public static let inMemory: Setup = {
      var setup = Setup()
      setup.output = .memory
      setup.messages = .memory
      return setup
    }()

    /// The console of this process.
    ///
    /// `color` is `always`, `never` or `auto`; the environment's `NO_COLOR`, `TERM` and `COLUMNS` are looked up with `variable`.
    public static func process(color: String, variable: (String) -> String?) -> Setup {
      var setup = Setup()
      setup.isTerminal = isatty(1) == 1
      setup.messagesAreTerminal = isatty(2) == 1
      setup.isInputTerminal = isatty(0) == 1
      let columns = variable("COLUMNS").flatMap { Int($0) } ?? Int(csystem_terminal_columns(1))
      if columns > 0 { setup.width = max(20, min(columns, 1000)) }
      let isDumb = variable("TERM") == "dumb" || !(variable("NO_COLOR") ?? "").isEmpty
      setup.usesColor = color == "always" || color == "auto" && setup.isTerminal && !isDumb
      setup.usesColorForMessages = color == "always" || color == "auto" && setup.messagesAreTerminal && !isDumb
      return setup
    }

    /// Follows what the user says about colour: `always`, `never`, or `auto` for what the terminal and the environment say.
    public mutating func apply(color: String) {
      guard color != "auto" else { return }
      usesColor = color == "always"
      usesColorForMessages = color == "always"
    }

    /// A console for this process with nothing known of it yet.
    public init() {}
  }

  /// How the console behaves.
  public var setup: Setup
  /// The data written so far, when it goes to memory.
  public private(set) var output: [UInt8] = []
  /// The messages written so far, when they go to memory.
  public private(set) var messages: [UInt8] = []
  /// What went wrong with writing data: the reader of a pipe is gone, the disk is full; 0 when nothing did.
  public private(set) var outputError: Int32 = 0

  private var pending: [UInt8] = []
  private let limit = 1 << 18

  /// A console.
  public init(_ setup: Setup) { self.setup = setup }

  /// Whether the reader of a pipe is gone; what is written then goes nowhere, and the program should end quietly.
  public var isClosed: Bool { outputError == EPIPE }

  /// Writes data as it is.
  public func write(_ bytes: [UInt8]) {
    if pending.isEmpty { pending = bytes } else { pending += bytes }
    if pending.count >= limit { flush() }
  }

  /// Writes data as it is.
  public func write(_ text: String) {
    pending += text.utf8
    if pending.count >= limit { flush() }
  }

  /// Writes a line of data.
  public func print(_ text: String = "") {
    pending += text.utf8
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= limit { flush() }
  }

  /// Writes a line of message, after all data before it.
  public func message(_ text: String) { prompt(text + "\n") }

  /// Writes a message without ending its line, after all data before it.
  public func prompt(_ text: String) {
    flush()
    let bytes = Array(text.utf8)
    switch setup.messages {
    case .memory: messages += bytes
    // A message that cannot be written has nowhere else to go.
    case .descriptor(let number): _ = Self.send(bytes, to: number)
    }
  }

  /// Sends what is pending.
  public func flush() {
    guard !pending.isEmpty else { return }
    switch setup.output {
    case .memory: output += pending
    case .descriptor(let number):
      let error = outputError == 0 ? Self.send(pending, to: number) : outputError
      if error != 0 { outputError = error }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes all bytes; the error number of the system when it could not.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        guard let base = buffer.baseAddress else { return 0 }
        let count = systemWrite(descriptor, base + done, buffer.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&ready, 1, -1)
            continue
          }
          return errno
        }
        done += count
      }
      return 0
    }
  }
}

/// `write` of the C library, whose name `Console.write` hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
