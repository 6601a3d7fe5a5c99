// When a recipe moves, every link to it moves along, written the way its author wrote it.

internal import RecipeDocument
internal import SourceText
internal import VaultFolder

/// The links of a vault after one file has moved.
struct LinkRewriting {
  /// All Markdown files of the vault.
  let library: Library
  /// Where the file was.
  let old: String
  /// Where it will be.
  let new: String
  private let resolver: LinkResolver
  private let after: LinkResolver
  private let moved: Int?
  private let isThere: (String) -> Bool

  /// The links after `old` became `new`; `title` is the title that it will have.
  init(
    _ library: Library, from old: VaultPath, to new: VaultPath, title: String, isThere: @escaping (String) -> Bool
  ) {
    self.isThere = isThere
    self.library = library
    self.old = old.string
    self.new = new.string
    moved = library.files.firstIndex { $0.path == old }
    resolver = library.linkResolver()
    after = LinkResolver(
      library.files.map { entry in
        entry.path == old
          ? LinkResolver.Page(path: new.string, title: title)
          : LinkResolver.Page(path: entry.path.string, title: entry.recipe.title.value)
      })
  }

  /// The edits of one file's links.
  ///
  /// Throws when a link cannot be written so that it still leads to the same file.
  func edits(of entry: Library.Entry) throws -> [Edit] {
    let isMoved = entry.path.string == old
    var edits: [Edit] = []
    for link in entry.recipe.links {
      let isWiki = link.style == .wiki || link.style == .wikiImage
      let target = try isWiki ? wiki(link, in: entry) : path(link.target, in: entry, isMoved: isMoved, link.targetSpan)
      if let target, target != link.target { edits.append(Edit(link.targetSpan, target)) }
    }
    if isMoved, let image = entry.recipe.image, case .frontMatter = image.place, let span = image.span,
      !edits.contains(where: { $0.span.overlaps(span) }),
      let target = try path(image.value, in: entry, isMoved: true, nil), target != image.value
    {
      edits.append(Edit(span, target))
    }
    return edits
  }

  /// The new target of a wiki link; nil when it stays.
  private func wiki(_ link: RecipeLink, in entry: Library.Entry) throws -> String? {
    guard let moved, resolver.resolve(link.target, isWiki: true, in: entry.path.string) == .recipe(moved) else {
      return nil
    }
    let place = entry.path.string == old ? new : entry.path.string
    if after.resolve(link.target, isWiki: true, in: place) == .recipe(moved) { return nil }
    let name = String(link.target.prefix { !"#|^".contains($0) })
    let rest = String(link.target.dropFirst(name.count))
    let plain = Self.withoutEnding(new)
    let ending = name.hasSuffix(".md") ? ".md" : ""
    let short = plain.split(separator: "/").last.map(String.init) ?? plain
    for candidate in (name.contains("/") ? [plain] : [short, plain]) {
      if after.resolve(candidate + ending, isWiki: true, in: place) == .recipe(moved) {
        return candidate + ending + rest
      }
    }
    throw Failure(.linkNotMovable, link.target, entry.path.string)
  }

  /// The new target of a Markdown link; nil when it stays.
  private func path(_ target: String, in entry: Library.Entry, isMoved: Bool, _ span: Span?) throws -> String? {
    let here = entry.path.string
    let place = isMoved ? new : here
    let meaning = resolver.resolve(target, isWiki: false, in: here)
    let form = LinkForm(target, isBracketed: isBracketed(span, entry))
    switch meaning {
    case .recipe(let index):
      // What is written relative to the moved file's folder moves along, also where vault would still find it from the root.
      let isRelative = isMoved && !target.hasPrefix("/") && target.contains(where: { $0 == "/" || $0 == "." })
      if !isRelative, after.resolve(target, isWiki: false, in: place) == .recipe(index) { return nil }
      let goal = index == moved ? new : library.files[index].path.string
      let was = library.files[index].path.string
      for candidate in form.candidates(for: goal, was: was, in: place)
      where after.resolve(candidate, isWiki: false, in: place) == .recipe(index) {
        return candidate
      }
      throw Failure(.linkNotMovable, target, here)
    case .file(let candidates):
      // Other files do not move: only what is relative to the moved file's folder changes.
      guard isMoved, !target.hasPrefix("/"), let goal = candidates.first, isThere(goal) else { return nil }
      return form.relative(goal, in: place)
    case .outside, .samePage, .ambiguous: return nil
    }
  }

  /// Whether a link's target stands in `<` and `>`, where blanks need no escape.
  private func isBracketed(_ span: Span?, _ entry: Library.Entry) -> Bool {
    guard let span, span.start > 0 else { return true }
    return entry.document.bytes[span.start - 1] == UInt8(ascii: "<")
  }

  static func withoutEnding(_ path: String) -> String {
    for ending in [".md", ".markdown"] where path.lowercased().hasSuffix(ending) {
      return String(path.dropLast(ending.count))
    }
    return path
  }
}

/// How the target of a Markdown link is written, so that another target can be written the same way.
struct LinkForm: Hashable {
  private let path: String
  private let rest: String
  private let isBracketed: Bool

  /// The form of a target; what begins with `#` or `?` is kept as it is.
  init(_ target: String, isBracketed: Bool) {
    path = String(target.prefix { !"#?".contains($0) })
    rest = String(target.dropFirst(path.count))
    self.isBracketed = isBracketed
  }

  /// Ways to write `goal` like this target, which meant `was`, in the file `place`; the likest first.
  func candidates(for goal: String, was: String, in place: String) -> [String] {
    let written = ended(goal)
    var result: [String] = []
    if path.hasPrefix("/") {
      // The part of the path that the site's root hides.
      let shown = LinkRewriting.withoutEnding(String(path.dropFirst())).trimmingSlashes
      let hidden = LinkRewriting.withoutEnding(was).dropLast(shown.count)
      if written.hasPrefix(hidden) { result.append("/" + encoded(String(written.dropFirst(hidden.count))) + rest) }
      result.append("/" + encoded(written) + rest)
    }
    result.append(relative(written, in: place))
    return result
  }

  /// The target that leads from the folder of `place` to `goal`.
  func relative(_ goal: String, in place: String) -> String {
    let folder = place.split(separator: "/").dropLast()
    let parts = goal.split(separator: "/", omittingEmptySubsequences: false)
    let common = zip(folder, parts.dropLast()).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: folder.count - common)
    let start = up.isEmpty && path.hasPrefix("./") ? "./" : up
    return start + encoded(parts.dropFirst(common).joined(separator: "/")) + rest
  }

  /// The path with the ending that the target has: `.md`, `.html`, a slash or none.
  private func ended(_ goal: String) -> String {
    if path.hasSuffix("/") { return LinkRewriting.withoutEnding(goal) + "/" }
    if path.hasSuffix(".html") { return LinkRewriting.withoutEnding(goal) + ".html" }
    let hasEnding = path.lowercased().hasSuffix(".md") || path.lowercased().hasSuffix(".markdown")
    return hasEnding ? goal : LinkRewriting.withoutEnding(goal)
  }

  /// The path with what would end the link escaped.
  private func encoded(_ path: String) -> String {
    let special = isBracketed ? "<>%" : " ()<>%\t"
    return path.map { character in
      guard special.contains(character), let byte = character.asciiValue else { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}

extension String {
  /// The text without slashes at its ends.
  fileprivate var trimmingSlashes: String {
    String(drop { $0 == "/" }.reversed().drop { $0 == "/" }.reversed())
  }
}
