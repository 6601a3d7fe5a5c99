// `vault show`: one recipe or several, for reading or as JSON.

internal import CommandTable
internal import RecipeDocument
internal import SourceText

extension Command where Session == VaultCommands.Session {
  static let show = Command(
    "show", summary: "show recipes",
    positionals: [
      Positional("RECIPE", .oneOrMore, "path, title or part of the title", completion: .dynamic("recipes"))
    ],
    options: [.json],
    run: { invocation, session in
      var json = JSONWriter()
      var code = ExitCode.done
      for word in invocation.words {
        guard let bytes = readFile(word) else { throw Failure(.fileUnreadable, word) }
        let document = RecipeDocument(bytes: bytes, path: word)
        json.recipe(document, path: word)
        json.newline()
        session.console.write(json.take())
        if !document.recipe.isRecipe { code = .nothing }
      }
      return code
    })
}
