// Reading and comparing many files is worth a second core, and plain threads cost a static program nothing when it ends.

internal import CSystem
internal import Glibc
internal import Synchronization

/// Runs independent pieces of work on this thread and one more.
public enum TwoThreads {
  /// Calls `body` with every number below `count`, each once, in any order; returns when all calls have.
  ///
  /// Pieces are handed out `chunk` at a time; with no second thread to be had, this one does all the work.
  static func run(_ count: Int, chunk: Int = 16, _ body: @escaping @Sendable (Int) -> Void) {
    let work = Work(count: count, chunk: max(1, chunk), body: body)
    guard count > chunk else { return work.run() }
    csystem_keep_memory()
    var thread = pthread_t()
    let context = Unmanaged.passRetained(work)
    let failure = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    if failure != 0 { context.release() }
    work.run()
    if failure == 0 { pthread_join(thread, nil) }
  }

  /// The pieces that are left.
  private final class Work: Sendable {
    let count: Int
    let chunk: Int
    let body: @Sendable (Int) -> Void
    private let next = Atomic<Int>(0)

    init(count: Int, chunk: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.chunk = chunk
      self.body = body
    }

    func run() {
      while true {
        let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
        if start >= count { return }
        for number in start..<min(start + chunk, count) { body(number) }
      }
    }
  }

  /// The results of `body` for every number below `count`, in their order.
  public static func map<Result: Sendable>(
    _ count: Int, chunk: Int = 16, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let slots = Slots<Result>(count)
    run(count, chunk: chunk) { slots.set($0, body($0)) }
    return slots.take()
  }

  /// Room for one result a piece.
  ///
  /// Unchecked because each slot is written by the one thread that was handed its number, and read only after both threads are done.
  private final class Slots<Result: Sendable>: @unchecked Sendable {
    private let values: UnsafeMutableBufferPointer<Result?>

    init(_ count: Int) {
      values = .allocate(capacity: count)
      values.initialize(repeating: nil)
    }

    deinit {
      values.deinitialize()
      values.deallocate()
    }

    func set(_ number: Int, _ value: Result) {
      if values.indices.contains(number) { values[number] = value }
    }

    func take() -> [Result] { values.compactMap { $0 } }
  }
}
