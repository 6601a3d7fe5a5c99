// `vault tag`: tags of one recipe, of many, and a tag's name in the whole vault.

internal import CommandTable
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let tag = Command(
    "tag", summary: "add and remove tags",
    positionals: [
      .edited, Positional("ACTION", .one, "add or remove", completion: .words(["add", "remove"])),
      Positional("TAG", .oneOrMore, "the tags", completion: .dynamic("tags")),
    ],
    options: Option.editing,
    examples: [
      Example("vault tag lasagne add freezer crowd", "two more tags"),
      Example("vault tag --query tofu add vegetarian", "all recipes with tofu"),
      Example("vault tag rename veggie vegetarian", "in the whole vault"),
    ],
    subcommands: [.tagRename],
    run: { invocation, session in
      let tags = invocation.words("TAG")
      let isAdding = invocation.word("ACTION") == "add"
      let change: RecipeChange = isAdding ? .addToList(.tags, tags) : .removeFromList(.tags, tags)
      let report = (isAdding ? "added " : "removed ") + tags.map { "#" + $0 }.joined(separator: " ")
      return try session.edit(invocation, EditPlan(changes: [change], report: report))
    })

  fileprivate static let tagRename = Command(
    "rename", summary: "give a tag another name in the whole vault",
    positionals: [
      Positional("OLD", .one, "the tag", completion: .dynamic("tags")),
      Positional("NEW", .one, "its new name", completion: .dynamic("tags")),
    ],
    options: [.dryRun],
    run: { invocation, session in
      let (old, new) = (invocation.words.first ?? "", invocation.words.last ?? "")
      let key = Folding.fold(old)
      let paths = try session.snapshot().all.filter { $0.tags.contains { Folding.fold($0) == key } }.map(\.path)
      if paths.isEmpty { throw Failure(.nothingFound, "tag:" + old).with(.nothing) }
      let plan = EditPlan(
        changes: [.renameInList(.tags, old, new)], report: "renamed #\(old) to #\(new)")
      return try session.edit(paths.sorted(), plan, isDryRun: invocation.has(.dryRun))
    })
}
