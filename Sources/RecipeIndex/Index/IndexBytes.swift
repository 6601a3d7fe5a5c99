// The bytes of an index file, mapped or in memory, of which no chunk is believed before its checksum was compared.

internal import Glibc
internal import Synchronization

/// Bytes that stay where they are for as long as this object lives.
///
/// Unchecked because the bytes are never written after the object is made, and the flags are atomic or set before it is shared.
final class IndexBytes: @unchecked Sendable {
  /// All of them.
  let all: UnsafeRawBufferPointer
  private let owner: Owner

  /// What the bytes live in.
  private enum Owner {
    case memory(UnsafeMutableRawBufferPointer)
    case mapping
  }

  /// Takes over memory.
  init(taking bytes: UnsafeMutableBufferPointer<UInt8>) {
    owner = .memory(UnsafeMutableRawBufferPointer(bytes))
    all = UnsafeRawBufferPointer(bytes)
  }

  /// Maps an open file of this size; nil when it cannot be mapped.
  init?(mapping descriptor: Int32, count: Int) {
    guard count > 0, let start = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0), start != MAP_FAILED else {
      return nil
    }
    owner = .mapping
    all = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit {
    switch owner {
    case .memory(let memory): memory.deallocate()
    case .mapping: if let start = all.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), all.count) }
    }
  }
}

/// The sections of an index file behind their checksums.
///
/// Used by one thread at a time; unchecked because every snapshot has its own and commands do not share snapshots between threads.
final class IndexFile: @unchecked Sendable {
  let header: IndexHeader
  private let bytes: IndexBytes
  /// For each chunk whether its checksum was compared; plain memory, because every access to the index looks here.
  private let isChecked: UnsafeMutableBufferPointer<Bool>
  /// For each section whether all of its chunks were: large ones have many, and are asked for again with every recipe.
  private let isSectionChecked: UnsafeMutableBufferPointer<Bool>
  private let damage: UnsafeMutablePointer<Bool>

  /// The file, when it is an index for this fingerprint.
  init?(_ bytes: IndexBytes, fingerprint: UInt64) {
    guard let header = IndexHeader(bytes.all), header.identity.fingerprint == fingerprint else { return nil }
    self.header = header
    self.bytes = bytes
    isChecked = .allocate(capacity: header.checksums.count / 8)
    isChecked.initialize(repeating: false)
    isSectionChecked = .allocate(capacity: IndexSection.allCases.count)
    isSectionChecked.initialize(repeating: false)
    damage = .allocate(capacity: 1)
    damage.initialize(to: false)
  }

  deinit {
    isChecked.deallocate()
    isSectionChecked.deallocate()
    damage.deallocate()
  }

  /// The bytes from the header to the last checksum.
  var all: UnsafeRawBufferPointer { bytes.all.slice(0, header.checksums.upperBound) }

  /// Whether a chunk was found that is not as it was written; from then on nothing of the file may be believed.
  var isDamaged: Bool { damage.pointee }

  /// The bytes of a section, all of its chunks checked; empty when one is damaged.
  func section(_ section: IndexSection) -> UnsafeRawBufferPointer {
    let range = header.sections[section.rawValue]
    if isSectionChecked[section.rawValue] { return bytes.all.slice(range.lowerBound, range.count) }
    let result = checked(range.lowerBound, range.count)
    isSectionChecked[section.rawValue] = result.count == range.count
    return result
  }

  /// A part of a section, its chunks checked; empty when it is not inside or damaged.
  func part(_ section: IndexSection, _ offset: Int, _ count: Int) -> UnsafeRawBufferPointer {
    let range = header.sections[section.rawValue]
    guard offset >= 0, count >= 0, offset <= range.count, count <= range.count - offset else {
      reportDamage()
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return checked(range.lowerBound + offset, count)
  }

  /// Notes that something read from the file makes no sense.
  func reportDamage() { damage.pointee = true }

  /// A range inside the sections, as the header was checked for.
  private func checked(_ start: Int, _ count: Int) -> UnsafeRawBufferPointer {
    guard count > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let first = (start - IndexHeader.size) / IndexHeader.chunk
    let last = (start + count - 1 - IndexHeader.size) / IndexHeader.chunk
    for chunk in first...last where !isChecked[chunk] && !check(chunk) {
      reportDamage()
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return bytes.all.slice(start, count)
  }

  private func check(_ chunk: Int) -> Bool {
    let start = IndexHeader.size + chunk * IndexHeader.chunk
    let end = min(start + IndexHeader.chunk, header.checksums.lowerBound)
    isChecked[chunk] =
      Checksum.of(bytes.all.slice(start, end - start)) == bytes.all.word64(header.checksums.lowerBound + chunk * 8)
    return isChecked[chunk]
  }
}
