// What is wrong with a vault as a whole: what one file cannot know of itself, added to what each file knows.

internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

/// Everything that is to be said about the files of a vault.
struct VaultCheck {
  /// One thing to say about one file.
  struct Finding {
    /// Which file.
    let path: VaultPath
    /// What.
    let diagnostic: Diagnostic
    /// The text of the file; nil when it could not be read.
    let lines: LineIndex?
  }

  private let library: Library
  private let vault: VaultFolder
  private let resolver: LinkResolver
  private let titles: [String: [VaultPath]]
  private let catalogue: FoodCatalogue

  init(_ library: Library, in vault: VaultFolder, catalogue: FoodCatalogue) {
    self.catalogue = catalogue
    self.library = library
    self.vault = vault
    resolver = library.linkResolver()
    titles = Dictionary(grouping: library.recipes) { Folding.fold($0.recipe.title.value) }.mapValues { $0.map(\.path) }
  }

  /// What is to be said about these files, in their order and that of their text.
  ///
  /// With `isAll`, files that are no recipes are named too.
  func findings(of entries: [Library.Entry], isAll: Bool) -> [Finding] {
    var unplaced: [FoodInLanguage: Bool] = [:]
    return entries.flatMap { entry in
      let diagnostics =
        entry.recipe.isRecipe
        ? self.diagnostics(of: entry) + aisles(of: entry, &unplaced) : isAll ? [Diagnostic(.notARecipe)] : []
      guard !diagnostics.isEmpty else { return [Finding]() }
      let lines = LineIndex(entry.document.bytes)
      let ordered = diagnostics.enumerated().sorted {
        let (left, right) = ($0.element.span?.start ?? -1, $1.element.span?.start ?? -1)
        return left != right ? left < right : $0.offset < $1.offset
      }
      return ordered.map { Finding(path: entry.path, diagnostic: $0.element, lines: lines) }
    }
  }

  /// What is wrong with files that could not be read.
  var unreadable: [Finding] {
    (vault.settingsProblems + library.problems).map { Finding(path: $0.path, diagnostic: $0.diagnostic, lines: nil) }
  }

  private func diagnostics(of entry: Library.Entry) -> [Diagnostic] {
    entry.document.diagnostics + amounts(of: entry) + links(of: entry) + image(of: entry) + duplicates(of: entry)
  }

  /// A line without its amount, for foods that many recipes share.
  private struct FoodInLanguage: Hashable {
    var name: String
    var preparation: String?
    var unit: String?
    var language: String?
  }

  /// Foods that stand in no aisle; `known` remembers what was looked up before.
  private func aisles(of entry: Library.Entry, _ known: inout [FoodInLanguage: Bool]) -> [Diagnostic] {
    entry.recipe.ingredients.compactMap { ingredient -> Diagnostic? in
      guard ingredient.link == nil else { return nil }
      let line = ingredient.line
      let food = FoodInLanguage(
        name: line.name, preparation: line.preparation, unit: line.unit?.id, language: entry.recipe.language)
      let isUnplaced = known[food] ?? catalogue.isUnplaced(line, language: entry.recipe.language)
      known[food] = isUnplaced
      guard isUnplaced else { return nil }
      let place = line.nameSpan.flatMap { ingredient.text.sourceSpan(of: $0) } ?? ingredient.itemSpan
      return Diagnostic(.aisleUnknown, place, [line.name])
    }
  }

  /// Amounts and units that are doubtful, beyond what reading has told already.
  private func amounts(of entry: Library.Entry) -> [Diagnostic] {
    entry.recipe.ingredients.flatMap { ingredient in
      LineCheck.diagnostics(ingredient.line).filter { !ingredient.line.diagnostics.contains($0) }.map { diagnostic in
        let place = diagnostic.span.flatMap { ingredient.text.sourceSpan(of: $0) } ?? ingredient.itemSpan
        return Diagnostic(diagnostic.id, place, diagnostic.arguments)
      }
    }
  }

  /// Links that lead nowhere or to several files.
  private func links(of entry: Library.Entry) -> [Diagnostic] {
    entry.recipe.links.compactMap { link in
      let isWiki = link.style == .wiki || link.style == .wikiImage
      let isImage = link.style == .image || link.style == .wikiImage
      switch resolver.resolve(link.target, isWiki: isWiki, in: entry.path.string) {
      case .outside, .samePage, .recipe: return nil
      case .ambiguous(let found):
        let names = found.map { library.files[$0].path.string }.joined(separator: ", ")
        return Diagnostic(.linkAmbiguous, link.targetSpan, [link.target, names])
      case .file(let candidates):
        if isThere(candidates, isImage: isImage) { return nil }
        return Diagnostic(isImage ? .imageMissing : .linkDead, link.targetSpan, [link.target])
      }
    }
  }

  /// The picture that the front matter names.
  private func image(of entry: Library.Entry) -> [Diagnostic] {
    guard let image = entry.recipe.image, case .frontMatter = image.place, !image.value.isEmpty else { return [] }
    guard case .file(let candidates) = resolver.resolve(image.value, isWiki: false, in: entry.path.string) else {
      return []
    }
    return isThere(candidates, isImage: true) ? [] : [Diagnostic(.imageMissing, image.span, [image.value])]
  }

  /// Folders in which site generators keep the files that a page names from the site's root.
  private static let siteFolders = ["", "static/", "public/", "assets/", "src/", "images/", "img/", "docs/"]

  private func isThere(_ candidates: [String], isImage: Bool) -> Bool {
    let photos = vault.settings.photos.map { [$0 + "/"] } ?? []
    return candidates.contains { candidate in
      let name = VaultPath(candidate).name
      return (Self.siteFolders + photos).contains { vault.exists(VaultPath($0 + candidate)) }
        || isImage && photos.contains { vault.exists(VaultPath($0).appending(name)) }
    }
  }

  /// Other recipes of the same title.
  private func duplicates(of entry: Library.Entry) -> [Diagnostic] {
    let others = (titles[Folding.fold(entry.recipe.title.value)] ?? []).filter { $0 != entry.path }
    guard !others.isEmpty else { return [] }
    let names = others.map(\.string).joined(separator: ", ")
    return [Diagnostic(.titleTwice, entry.recipe.title.span, [entry.recipe.title.value, names])]
  }
}
