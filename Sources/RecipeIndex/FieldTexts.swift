// The searchable texts of one recipe in one run of bytes, field after field, as the index keeps them.

/// The folded values of each field, a separator after each.
struct FieldTexts: Sendable {
  /// All texts, in the order of the fields.
  private(set) var bytes: [UInt8] = []
  /// Where the text of each field that was begun ends, that of the last one aside.
  private var ends: [UInt32] = []

  /// Nothing yet, with room for so many bytes.
  init(room: Int = 0) {
    bytes.reserveCapacity(room)
    ends.reserveCapacity(SearchField.allCases.count)
  }

  /// Adds a value.
  ///
  /// Fields must come in their order: a value that comes late is put into the field at hand.
  mutating func add(_ value: UnsafeBufferPointer<UInt8>, to field: SearchField) {
    while ends.count < field.rawValue { ends.append(UInt32(clamping: bytes.count)) }
    SearchText.append(value, to: &bytes)
  }

  mutating func add(_ value: [UInt8], to field: SearchField) { value.withUnsafeBufferPointer { add($0, to: field) } }

  mutating func add(_ value: String?, to field: SearchField) {
    guard var value else { return }
    value.withUTF8 { add($0, to: field) }
  }

  /// Where the text of each field ends.
  var fieldEnds: [UInt32] {
    ends + Array(repeating: UInt32(clamping: bytes.count), count: SearchField.allCases.count - ends.count)
  }

  /// The text of a field.
  subscript(field: SearchField) -> ArraySlice<UInt8> {
    let place = field.rawValue
    let start = place == 0 ? 0 : place <= ends.count ? Int(ends[place - 1]) : bytes.count
    return bytes[start..<(place < ends.count ? Int(ends[place]) : bytes.count)]
  }
}
