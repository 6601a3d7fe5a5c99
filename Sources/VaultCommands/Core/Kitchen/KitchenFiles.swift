// The kitchen's own files: where they are, how they are read, and how a change is written or shown as a diff.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Session {
  /// Where the shopping list is.
  var shoppingPath: VaultPath { get throws { VaultPath(try vault().settings.files.shopping) } }
  /// Where the pantry is.
  var pantryPath: VaultPath { get throws { VaultPath(try vault().settings.files.pantry) } }

  /// The bytes of a file of the vault; none when it is not there.
  func bytes(of path: VaultPath) throws -> [UInt8] {
    let vault = try vault()
    return vault.exists(path) ? try vault.read(path).bytes : []
  }

  /// The shopping list of the vault.
  func shoppingFile(_ bytes: [UInt8]) throws -> ShoppingFile {
    ShoppingFile(
      bytes, catalogue: try foodCatalogue(), parser: try ingredientParser(), formatter: try amountFormatter())
  }

  /// The pantry of the vault.
  func pantryFile(_ bytes: [UInt8]) throws -> PantryFile {
    PantryFile(bytes, catalogue: try foodCatalogue(), parser: try ingredientParser())
  }

  /// The aisles of the vault's own file, else the built-in ones.
  func foodCatalogue() throws -> FoodCatalogue {
    if let openedCatalogue { return openedCatalogue }
    let vault = try vault()
    let path = VaultPath(vault.settings.files.aisles)
    let language = vault.settings.reading.language
    let own = vault.exists(path) ? Aisles(file: try vault.read(path).bytes) : nil
    // An empty file says nothing.
    let aisles = own.flatMap { $0.isEmpty ? nil : $0 } ?? .builtIn
    let catalogue = FoodCatalogue(aisles: aisles, language: language)
    openedCatalogue = catalogue
    return catalogue
  }

  private func ingredientParser() throws -> IngredientParser {
    IngredientParser(settings: try vault().settings.reading.quantities)
  }

  /// How amounts of lists are written.
  func amountFormatter(isExact: Bool = false) throws -> AmountFormatter {
    var style = NumberStyle()
    style.exact = isExact
    return AmountFormatter(settings: try vault().settings.reading.quantities, style: style)
  }

  /// Today, by the clock or `$VAULT_NOW`.
  var today: CalendarDay {
    let now = Moment.now(setting: variable("VAULT_NOW"))
    return CalendarDay(year: now.year, month: now.month, day: now.day) ?? CalendarDay(number: 0)
  }

  /// Changes a file of the kitchen, made new when it is not there; with `isDryRun` the change is printed as a diff.
  ///
  /// `make` is given the bytes and gives the edits; it is called again when the file changes meanwhile. Tells whether something changed.
  @discardableResult
  func change(_ path: VaultPath, isDryRun: Bool, _ make: ([UInt8]) throws -> [Edit]) throws -> Bool {
    let vault = try vault()
    let old = try bytes(of: path)
    let new = try Edit.apply(try make(old), to: old)
    if isDryRun {
      show(diff: UnifiedDiff.make(old, new, path: path.string))
      return new != old
    }
    guard new != old else { return false }
    if !vault.exists(path), try isCreated(path, new, in: vault) { return true }
    var failure: (any Error)?
    try vault.edit(path) { (bytes) throws(FileProblem) in
      do {
        return bytes == old ? new : try Edit.apply(try make(bytes), to: bytes)
      } catch {
        failure = error
        return nil
      }
    }
    if let failure { throw failure }
    return true
  }
}

extension Session {
  /// Makes a file; false when another program was faster, whose file is then to be changed.
  private func isCreated(_ path: VaultPath, _ bytes: [UInt8], in vault: VaultFolder) throws -> Bool {
    do throws(FileProblem) {
      try vault.create(path, bytes)
      return true
    } catch {
      guard error.diagnostic.id == .fileExists else { throw error }
      return false
    }
  }

  /// Writes an output file, in the place of one of that name.
  func write(_ bytes: [UInt8], toFile file: String) throws {
    let path = VaultPath(absolute(file)).normalized
    let folder = VaultFolder(root: path.parent, settings: VaultSettings())
    let name = VaultPath(bytes: path.name)
    guard access(path.parent.string, F_OK) == 0 else { throw Failure(.folderMissing, path.parent.string) }
    if folder.exists(name) {
      try folder.edit(name) { (_) throws(FileProblem) in bytes }
    } else {
      try folder.create(name, bytes)
    }
  }
}
