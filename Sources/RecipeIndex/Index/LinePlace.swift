// Where a recipe's line for pipes stands: what `list` prints, and the path in it.

/// The place of one line in its section.
struct LinePlace {
  static let size = 12
  /// The length of a path that stands in the line in another form, for its control characters.
  static let changedPath = UInt32.max

  var offset: UInt32
  var count: UInt32
  var pathCount: UInt32

  init(offset: Int, _ entry: RecipeEntry) {
    self.offset = UInt32(clamping: offset)
    count = UInt32(clamping: entry.line.count)
    let path = entry.summary.withUnsafeBytes { SummaryCoding.path($0).count }
    let isSame = entry.summary.withUnsafeBytes { entry.line.starts(with: SummaryCoding.path($0)) }
    pathCount = isSame ? UInt32(clamping: path) : Self.changedPath
  }

  init(_ places: UnsafeRawBufferPointer, _ recipe: Int) {
    offset = places.word32(Self.size * recipe)
    count = places.word32(Self.size * recipe + 4)
    pathCount = places.word32(Self.size * recipe + 8)
  }

  func write(to writer: inout ByteWriter) {
    writer.put(offset)
    writer.put(count)
    writer.put(pathCount)
  }
}
