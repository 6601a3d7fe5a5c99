// cmark asks for memory once a node and gives it back node by node, a tenth of the time it takes to read a folder. All of it is wanted
// for as long as one document is walked, so it is cut off one chunk that is thrown away, or taken for the next document, as a whole.

internal import CCmark

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The memory that cmark works in on one thread.
struct BlockMemory {
  /// Where the next block begins.
  private var free: UnsafeMutableRawPointer
  /// The end of the newest chunk.
  private var end: UnsafeMutableRawPointer
  /// All chunks; the first is kept for the next document.
  private var chunks: [UnsafeMutableRawPointer]

  /// The bytes of the first chunk: enough for the nodes of nearly every recipe.
  private static let chunkSize = 512 * 1024
  /// What stands before each block: its size.
  ///
  /// Sixteen bytes keep the block aligned for any type.
  private static let headSize = 16

  /// Calls `body` with the tree of a Markdown text, whose nodes are gone when it returns.
  static func withTree(of text: UnsafeRawBufferPointer, _ body: (OpaquePointer) -> Void) {
    let memory = ofThisThread()
    defer { memory.pointee.reset() }
    guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, functions.pointer) else { return }
    cmark_parser_feed(parser, text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count)
    guard let document = cmark_parser_finish(parser) else { return }
    body(document)
  }

  private init() {
    let chunk = Self.allocate(Self.chunkSize)
    free = chunk
    end = chunk + Self.chunkSize
    chunks = [chunk]
  }

  private mutating func reset() {
    for chunk in chunks.dropFirst() { chunk.deallocate() }
    chunks.removeSubrange(1...)
    free = chunks[0]
    end = free + Self.chunkSize
  }

  private mutating func block(_ size: Int) -> UnsafeMutableRawPointer {
    let needed = Self.headSize + Self.aligned(size)
    if end - free < needed {
      let count = max(Self.chunkSize, needed)
      free = Self.allocate(count)
      end = free + count
      chunks.append(free)
    }
    free.storeBytes(of: size, as: Int.self)
    let block = free + Self.headSize
    free += needed
    return block
  }

  /// A larger block with the bytes of an old one; the newest block grows where it is.
  private mutating func grown(_ old: UnsafeMutableRawPointer, to size: Int) -> UnsafeMutableRawPointer {
    let head = old - Self.headSize
    let before = head.load(as: Int.self)
    guard size > before else { return old }
    if old + Self.aligned(before) == free, end - old >= Self.aligned(size) {
      head.storeBytes(of: size, as: Int.self)
      free = old + Self.aligned(size)
      return old
    }
    let block = block(size)
    block.copyMemory(from: old, byteCount: before)
    return block
  }

  /// A size up to the next multiple of sixteen.
  private static func aligned(_ size: Int) -> Int { (size + 15) & ~15 }

  private static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  }

  // MARK: One for each thread

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static func ofThisThread() -> UnsafeMutablePointer<BlockMemory> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: BlockMemory.self) }
    let new = UnsafeMutablePointer<BlockMemory>.allocate(capacity: 1)
    new.initialize(to: BlockMemory())
    pthread_setspecific(key, new)
    return new
  }

  /// The functions that cmark calls.
  private struct Functions: @unchecked Sendable {  // because the memory is written once, before anyone can see it.
    let pointer: UnsafeMutablePointer<cmark_mem>
  }

  private static let functions: Functions = {
    let pointer = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    pointer.initialize(
      to: cmark_mem(
        calloc: { count, size in
          let (bytes, overflow) = Int(count).multipliedReportingOverflow(by: Int(size))
          // cmark ends the process when there is no memory; a size beyond all memory is the same.
          precondition(!overflow, "because no text has as many bytes as an Int can count")
          let block = BlockMemory.ofThisThread().pointee.block(bytes)
          block.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
          return block
        },
        realloc: { old, size in
          let memory = BlockMemory.ofThisThread()
          guard let old else { return memory.pointee.block(Int(size)) }
          return memory.pointee.grown(old, to: Int(size))
        },
        free: { _ in }))
    return Functions(pointer: pointer)
  }()
}
