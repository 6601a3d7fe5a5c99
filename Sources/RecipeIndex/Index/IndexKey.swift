// Which index belongs to a vault, and whether one that lies there was made by this very program from these very settings.

internal import Glibc
internal import Quantities
internal import RecipeDocument
internal import VaultFolder

/// Where a vault's index is, and what it must have been made from.
struct IndexKey {
  /// The folder of the index.
  let folder: VaultPath
  /// The checksum of everything but the vault's files that the index depends on.
  let fingerprint: UInt64

  /// The key of a vault's index; nil when there is no place for it, or only one inside the vault.
  init?(_ vault: VaultFolder, cacheFolder: VaultPath?) {
    guard let cacheFolder, cacheFolder.isAbsolute, cacheFolder.normalized.relative(to: vault.root) == nil else {
      return nil
    }
    let name = String(Checksum.of(vault.root.bytes), radix: 16)
    folder = cacheFolder.appending(String(repeating: "0", count: max(0, 16 - name.count)) + name)
    fingerprint = Checksum.of(Self.dependencies(vault))
  }

  private static func dependencies(_ vault: VaultFolder) -> [UInt8] {
    var writer = ByteWriter()
    writer.put(IndexHeader.version)
    writer.put(vault.root.bytes)
    let settings = vault.settings
    writer.put(settings.recipes.map(\.text))
    writer.put(settings.ignore.map(\.text))
    writer.put([settings.files.pantry, settings.files.aisles, settings.files.plans, settings.files.shopping])
    let reading = settings.reading
    writer.put(reading.language)
    writer.put(reading.headings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    writer.put(reading.keys.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    writer.put(reading.quantities.system?.rawValue)
    writer.put(reading.quantities.fixedMark)
    addProgram(to: &writer)
    // Who may read what differs between users.
    writer.put(UInt32(geteuid()))
    return writer.bytes
  }

  /// Another build of the program may read recipes in another way, and nobody remembers to count a version up.
  private static func addProgram(to writer: inout ByteWriter) {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return }
    writer.put(UInt64(status.st_ino))
    writer.put(UInt64(bitPattern: Int64(status.st_size)))
    writer.put(UInt64(bitPattern: Int64(status.st_mtim.tv_sec)))
    writer.put(UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)))
  }
}
