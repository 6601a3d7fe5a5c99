// Memory that grows, for the two loops through which every word of a vault goes: an array's checks would double their time.

/// Plain values one behind the other.
///
/// Subscripts are not checked: every index comes from `count` or from a number that this buffer itself handed out.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count: Int
  private var capacity: Int
  private var start: UnsafeMutablePointer<Element>

  /// Room for some values.
  init(capacity: Int = 1024) {
    count = 0
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  /// The same value many times.
  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    start.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit { start.deallocate() }

  /// The memory itself, for somebody else to deallocate; this buffer is empty afterwards.
  mutating func giveUp() -> UnsafeMutableBufferPointer<Element> {
    let given = UnsafeMutableBufferPointer(start: start, count: count)
    (start, count, capacity) = (.allocate(capacity: 1), 0, 1)
    return given
  }

  subscript(place: Int) -> Element {
    get { start[place] }
    set { start[place] = newValue }
  }

  mutating func append(_ value: Element) {
    if count == capacity { grow(to: count &+ 1) }
    start[count] = value
    count &+= 1
  }

  mutating func append(_ values: UnsafeBufferPointer<Element>) {
    guard let source = values.baseAddress else { return }
    if capacity &- count < values.count { grow(to: count &+ values.count) }
    (start + count).initialize(from: source, count: values.count)
    count &+= values.count
  }

  mutating func removeAll() { count = 0 }

  /// Takes out what stands first.
  mutating func removeFirst(_ number: Int) {
    count &-= number
    start.update(from: start + number, count: count)
  }

  private mutating func grow(to needed: Int) {
    capacity = max(needed, capacity &* 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.initialize(from: start, count: count)
    start.deallocate()
    start = larger
  }

  /// All values.
  var all: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  /// A copy of all values.
  var array: [Element] { Array(all) }
}

extension GrowingBuffer<UInt8> {
  mutating func append(_ bytes: UnsafeRawBufferPointer) { append(bytes.bindMemory(to: UInt8.self)) }

  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Puts bytes in the place of others, all of which are there.
  mutating func overwrite(_ bytes: UnsafeRawBufferPointer, at place: Int) {
    for (offset, byte) in bytes.enumerated() { self[place &+ offset] = byte }
  }

  /// Adds a number in as few bytes as it needs, seven bits each.
  mutating func appendShort(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}
