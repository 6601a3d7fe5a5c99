// The one place where the wording of diagnostics lives: an id, how much it matters, what it says and what to do.

/// What kind of thing a diagnostic says; the raw value is the id shown in brackets.
public enum DiagnosticID: String, CaseIterable, Sendable, Hashable {
  /// An amount has the denominator zero.
  case amountZeroDenominator = "amount-zero-denominator"
  /// A number of an ingredient line cannot be read.
  case amountUnreadable = "amount-unreadable"
  /// The unit of an amount is not in the table.
  case unitUnknown = "unit-unknown"
  /// The unit of an amount is not in the table, but nearly one that is.
  case unitMisspelled = "unit-misspelled"
  /// The factor or number of servings to scale by makes no sense.
  case scalingFactorUnclear = "scaling-factor-unclear"
  /// The recipe does not say how much it makes.
  case scalingWithoutServings = "scaling-without-servings"
  /// The result of a scaling is too large or too small to be written exactly.
  case scalingTooFar = "scaling-too-far"
  /// The ingredient to scale to has no amount or no name.
  case scalingTargetUnclear = "scaling-target-unclear"
  /// The recipe has no ingredient of that name.
  case scalingTargetMissing = "scaling-target-missing"
  /// Several ingredients have that name, in different amounts.
  case scalingTargetAmbiguous = "scaling-target-ambiguous"
  /// The ingredient's amount cannot be compared with the one wanted.
  case scalingTargetUnit = "scaling-target-unit"
  /// The tins to scale between cannot be read.
  case scalingPanUnclear = "scaling-pan-unclear"
  /// The amount to convert cannot be read.
  case conversionUnclear = "conversion-unclear"
  /// The unit to convert to is not in the table.
  case conversionUnitUnknown = "conversion-unit-unknown"
  /// The two units measure different things.
  case conversionImpossible = "conversion-impossible"
  /// The file holds bytes that are not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// The file could not be opened or read.
  case fileUnreadable = "file-unreadable"
  /// A front-matter value is not valid YAML and was read as a person would.
  case yamlReadLeniently = "yaml-read-leniently"
  /// A block of the front matter is not valid YAML.
  case yamlUnreadable = "yaml-unreadable"
  /// An alias has no anchor, or repeats too much.
  case yamlAlias = "yaml-alias"
  /// A line of the front matter is not valid TOML.
  case tomlUnreadable = "toml-unreadable"
  /// A text in TOML stands without quotes.
  case tomlUnquoted = "toml-unquoted"
  /// A key of the front matter stands twice.
  case duplicateKey = "duplicate-key"
  /// A time is not understood.
  case timeUnclear = "time-unclear"
  /// A time says months and means minutes.
  case timeInMonths = "time-in-months"
  /// A rating is not understood.
  case ratingUnclear = "rating-unclear"
  /// A file that is not UTF-8 is not edited.
  case editInvalidUTF8 = "edit-invalid-utf8"
  /// The key to edit stands twice.
  case editDuplicateKey = "edit-duplicate-key"
  /// The block to edit could not be read.
  case editUnreadable = "edit-unreadable"
  /// A value makes no sense for its key.
  case editValueUnclear = "edit-value-unclear"
  /// A text cannot be a key.
  case editKeyUnclear = "edit-key-unclear"
  /// A value has a form that cannot be edited.
  case editShape = "edit-shape"
  /// A value is part of a sentence.
  case editInText = "edit-in-text"
  /// A key has a command of its own.
  case editUseCommand = "edit-use-command"
  /// There is no such ingredient or step.
  case editNoSuchItem = "edit-no-such-item"
  /// There is no such group.
  case editNoSuchGroup = "edit-no-such-group"
  /// An ingredient or step has a form that cannot be edited.
  case editItemShape = "edit-item-shape"
  /// A recipe has no list that an item could be added to.
  case editNowhere = "edit-nowhere"
  /// An amount cannot be scaled in the file.
  case editAmount = "edit-amount"
  /// Reading the result back shows another change than the one asked for.
  case editNotProven = "edit-not-proven"
  /// A word in a command's place names none.
  case unknownCommand = "unknown-command"
  /// The command line names no command that exists, but nearly one.
  case misspelledCommand = "misspelled-command"
  /// There is no help about a word.
  case unknownTopic = "unknown-topic"
  /// There is no help about a word, but about nearly the same.
  case misspelledTopic = "misspelled-topic"
  /// A command needs another word.
  case missingSubcommand = "missing-subcommand"
  /// An option is not one of the command's.
  case unknownOption = "unknown-option"
  /// An option is not one of the command's, but nearly one.
  case misspelledOption = "misspelled-option"
  /// A word looks like an option and is read as a word to leave out.
  case optionReadAsWord = "option-read-as-word"
  /// A word looks like a mistyped option and is read as a word to leave out.
  case misspelledOptionReadAsWord = "misspelled-option-read-as-word"
  /// An option's value is not a whole number within its range.
  case valueNotANumber = "value-not-a-number"
  /// A word is none of those that can stand in its place.
  case wordNotAChoice = "word-not-a-choice"
  /// An option stands without its value.
  case optionNeedsValue = "option-needs-value"
  /// A flag was given a value.
  case optionTakesNoValue = "option-takes-no-value"
  /// An option's value is none of those that it takes.
  case valueNotAChoice = "value-not-a-choice"
  /// A command lacks a word.
  case missingWord = "missing-word"
  /// A command was given a word too many.
  case extraWord = "extra-word"
  /// A command failed in a way that has no name of its own.
  case commandFailed = "command-failed"
  /// The command line names no command.
  case noCommand = "no-command"
  /// Standard output cannot be written.
  case outputFailed = "output-failed"
  /// A folder could not be listed.
  case folderUnreadable = "folder-unreadable"
  /// A file is too large to be a recipe.
  case fileTooLarge = "file-too-large"
  /// A pipe, socket or device has a recipe's name.
  case notAFile = "not-a-file"
  /// A file's name holds control characters or is not UTF-8.
  case fileNameOdd = "file-name-odd"
  /// A link leads to a folder that holds it.
  case linkLoop = "link-loop"
  /// The settings file has a key that means nothing.
  case settingUnknown = "setting-unknown"
  /// The settings file has a value that cannot be used.
  case settingWrong = "setting-wrong"
  /// The title of the front matter and the first heading differ.
  case titleDiffers = "title-differs"
  /// A recipe does not say how much it makes.
  case servingsMissing = "servings-missing"
  /// The vault's folder does not exist or is no folder.
  case vaultMissing = "vault-missing"
  /// The home folder or `/` would be the vault.
  case vaultRefused = "vault-refused"
  /// A file could not be written.
  case fileUnwritable = "file-unwritable"
  /// The disk is full.
  case diskFull = "disk-full"
  /// A file is there already.
  case fileExists = "file-exists"
  /// Another program holds or keeps changing a file.
  case fileBusy = "file-busy"
  /// A path leads out of the vault.
  case outsideVault = "outside-vault"
  /// No recipe has this name.
  case recipeUnknown = "recipe-unknown"
  /// Several recipes have this name.
  case recipeAmbiguous = "recipe-ambiguous"
  /// An option or word needs a number.
  case notANumber = "not-a-number"
  /// A vault holds no recipe yet.
  case vaultEmpty = "vault-empty"
  /// A query finds nothing.
  case nothingFound = "nothing-found"
  /// A Markdown file is no recipe.
  case notARecipe = "not-a-recipe"
  /// A link leads to no file.
  case linkDead = "link-dead"
  /// A link can mean several recipes.
  case linkAmbiguous = "link-ambiguous"
  /// A picture is not there.
  case imageMissing = "image-missing"
  /// Two recipes have one title.
  case titleTwice = "title-twice"
  /// The system's program for opening files is not installed.
  case openerMissing = "opener-missing"
  /// A recipe lacks what is to be opened.
  case nothingToOpen = "nothing-to-open"
  /// A setting is not set.
  case settingMissing = "setting-missing"
  /// The manual has no such page.
  case topicUnknown = "topic-unknown"
  /// Another program failed.
  case programFailed = "program-failed"
  /// A bracket of a query has no partner.
  case queryBracketAlone = "query-bracket-alone"
  /// Brackets of a query hold nothing.
  case queryBracketEmpty = "query-bracket-empty"
  /// A quote of a query is not closed.
  case queryQuoteOpen = "query-quote-open"
  /// `OR` of a query lacks a side.
  case queryOrAlone = "query-or-alone"
  /// No recipe has the field that a query names.
  case queryFieldUnknown = "query-field-unknown"
  /// A query asks for what is not known.
  case queryWordUnknown = "query-word-unknown"
  /// A query compares with what is no number, time or date.
  case queryValueUnreadable = "query-value-unreadable"
  /// Recipes link each other in a circle.
  case recipeCircle = "recipe-circle"
  /// A recipe does not say how much it makes.
  case servingsUnknown = "servings-unknown"
  /// Two options ask for another size.
  case scalingTwice = "scaling-twice"
  /// A word of `set` is no KEY=VALUE.
  case pairUnclear = "pair-unclear"
  /// The words of an action do not fit it.
  case wordsUnclear = "words-unclear"
  /// A link cannot be written so that it follows a moved file.
  case linkNotMovable = "link-not-movable"
  /// A link will lead nowhere after a removal.
  case linkWillBreak = "link-will-break"
  /// Deleting needs an answer and nobody can be asked.
  case deleteNeedsYes = "delete-needs-yes"
  /// An editor was left without writing.
  case nothingWritten = "nothing-written"
  /// A text could not be put into the vault and is kept elsewhere.
  case draftKept = "draft-kept"
  /// There is no index and none can be kept.
  case indexMissing = "index-missing"
  /// A setting cannot be changed without changing others.
  case settingNotEditable = "setting-not-editable"
  /// A file that is no recipe is to be changed as one.
  case editNoRecipe = "edit-no-recipe"
  /// A recipe is to go where no command looks.
  case pathHidden = "path-hidden"
  /// A name that no link can be written with.
  case pathOdd = "path-odd"
  /// A number of servings is asked of a recipe that states a mass or a volume.
  case servingsMeasured = "servings-measured"
  /// There is no file of the kitchen yet.
  case listMissing = "list-missing"
  /// A word names no item of a list.
  case itemUnknown = "item-unknown"
  /// A word names several items of a list.
  case itemAmbiguous = "item-ambiguous"
  /// Everything is at home.
  case nothingToBuy = "nothing-to-buy"
  /// Foods that are at home were left out.
  case foodsAtHome = "foods-at-home"
  /// The shopping list names a recipe that is not there.
  case listedRecipeMissing = "listed-recipe-missing"
  /// A food stands in no aisle.
  case aisleUnknown = "aisle-unknown"
  /// There is less in the pantry than is to be used.
  case pantryNotEnough = "pantry-not-enough"
  /// Amounts of the pantry cannot be compared.
  case pantryNotComparable = "pantry-not-comparable"
  /// A week cannot be read.
  case weekUnclear = "week-unclear"
  /// A day cannot be read.
  case dayUnclear = "day-unclear"
  /// A date cannot be read.
  case dateUnclear = "date-unclear"
  /// The days of a plan that could not be filled.
  case planNotFilled = "plan-not-filled"
  /// The recipe to cook has no steps.
  case recipeWithoutSteps = "recipe-without-steps"
  /// A file that has other names (hard links) was replaced; they lead to the old text.
  case namesSplit = "names-split"
  /// The editor has taken the file away.
  case fileGone = "file-gone"
  /// A bar code has other characters than digits.
  case codeUnclear = "code-unclear"
  /// A question about a list has no answer.
  case nothingListed = "nothing-listed"
  /// The folder to write to is not there.
  case folderMissing = "folder-missing"
  /// An order is asked for by a value that no recipe has.
  case sortKeyUnknown = "sort-key-unknown"
  /// A word stands in no recipe and others are near.
  case termsNear = "terms-near"
  /// A choice needs somebody at a terminal.
  case needsTerminal = "needs-terminal"
  /// There are too many recipes to choose from by number.
  case choicesCut = "choices-cut"
  /// A file begins like front matter that never ends.
  case frontMatterOpen = "front-matter-open"
  /// The factor compares a volume with a mass.
  case scalingByDensity = "scaling-by-density"
  /// What is to be taken from or added to the pantry is no single amount.
  case pantryAmountUnclear = "pantry-amount-unclear"
  /// What would be left on a line of the pantry cannot be written in its form.
  case pantryNotWritable = "pantry-not-writable"
  /// A line of the pantry has a best-before date that cannot be read.
  case pantryDateUnclear = "pantry-date-unclear"
  /// A word looks like a day with a slip.
  case dayNear = "day-near"
  /// A word behind a recipe to plan is no day and no meal.
  case mealUnknown = "meal-unknown"
  /// A word behind a recipe to plan looks like a meal with a slip.
  case mealNear = "meal-near"
  /// A word of the command line is not UTF-8.
  case wordNotUTF8 = "word-not-utf8"
  /// A line of a plan is no recipe.
  case planWords = "plan-words"
  /// A line of a plan is no recipe, but nearly one.
  case planNearRecipe = "plan-near-recipe"
  /// A plan links a recipe that is not there.
  case planRecipeMissing = "plan-recipe-missing"
  /// A word is no food that the tables or the vault know.
  case foodUnknown = "food-unknown"
  /// A food to be left out is not known, but one like it.
  case foodNear = "food-near"
  /// A food to cook with is not known, but one like it.
  case foodNearlyKnown = "food-nearly-known"
  /// A line of the shopping list that a recipe put there was changed by a person and stays.
  case shareChangedByHand = "share-changed-by-hand"
  /// Words beside a recipe on the shopping list went with it.
  case wordsOfRecipeGone = "words-of-recipe-gone"
  /// The shopping list does not say what a recipe put on it.
  case shareUnknown = "share-unknown"
  /// A query names a query that the settings do not.
  case queryAliasUnknown = "query-alias-unknown"
  /// A named query names itself, or too many lead on to others.
  case queryAliasCircle = "query-alias-circle"
  /// Brackets follow a field.
  case queryFieldBracket = "query-field-bracket"
  /// Brackets of a query stand too deep in each other.
  case queryTooDeep = "query-too-deep"
}

extension DiagnosticID {
  /// The wording of a diagnostic.
  public struct Entry: Sendable {
    /// How much it matters.
    public let severity: Severity
    /// What it says; `{0}`, `{1}` and so on are filled with the arguments.
    public let message: String
    /// What to do about it.
    public let hint: String?
  }

  /// The catalogue: one case, one entry.
  public var entry: Entry {
    switch self {
    case .amountZeroDenominator:
      Entry(
        severity: .error, message: "the amount '{0}' divides by zero", hint: "write 1/2 or 0.5, or leave the amount out"
      )
    case .amountUnreadable:
      Entry(
        severity: .warning, message: "the amount '{0}' cannot be read",
        hint: "write a number, a fraction or a range: 1 1/2, 2-3")
    case .unitUnknown:
      Entry(severity: .note, message: "'{0}' is not a known unit", hint: "amounts in it are scaled but not converted")
    case .unitMisspelled:
      Entry(severity: .warning, message: "'{0}' is not a known unit", hint: "did you mean '{1}'?")
    case .scalingFactorUnclear:
      Entry(severity: .error, message: "'{0}' is not a number above zero", hint: "write 2, 1/3, 1.5 or 1 1/2")
    case .scalingWithoutServings:
      Entry(
        severity: .error, message: "the recipe does not say how much it makes",
        hint: "scale it by a factor, or set its servings")
    case .scalingTooFar:
      Entry(severity: .error, message: "the recipe cannot be scaled that far", hint: nil)
    case .scalingTargetUnclear:
      Entry(severity: .error, message: "'{0}' is not an amount of an ingredient", hint: "write it like \"500 g flour\"")
    case .scalingTargetMissing:
      Entry(severity: .error, message: "the recipe has no ingredient '{0}' with an amount", hint: nil)
    case .scalingTargetAmbiguous:
      Entry(
        severity: .error, message: "several ingredients are called '{0}'",
        hint: "name one of them in full, or scale by a factor")
    case .scalingTargetUnit:
      Entry(
        severity: .error, message: "the amount of '{0}' in the recipe cannot be compared with '{1}'",
        hint: "use the recipe's own unit, or give a density in `.vault.yaml`")
    case .conversionUnclear:
      Entry(severity: .error, message: "'{0}' is not an amount with a unit", hint: "write it like \"2 cups flour\"")
    case .conversionUnitUnknown:
      Entry(severity: .error, message: "'{0}' is not a known unit", hint: nil)
    case .conversionImpossible:
      Entry(
        severity: .error, message: "{0} cannot be converted to {1} for {2}",
        hint: "between volume and mass a food with a known density is needed; `densities:` in `.vault.yaml` adds one")
    case .scalingPanUnclear:
      Entry(
        severity: .error, message: "'{0}' does not name two tins",
        hint: "write 20cm:26cm, 20x30cm:26cm or 20x30x5cm:26/7cm")
    case .invalidUTF8:
      Entry(
        severity: .warning, message: "{0} bytes are not UTF-8",
        hint: "convert the file with `iconv -t UTF-8`; until then it is shown with � and not edited")
    case .fileUnreadable:
      Entry(severity: .error, message: "the file cannot be read: {0}", hint: nil)
    case .yamlReadLeniently:
      Entry(
        severity: .warning,
        message: "the value of '{0}' is not valid YAML ({1}); it is read as the text that it seems to be",
        hint: "put the value in quotes, and indent with spaces")
    case .yamlUnreadable:
      Entry(
        severity: .warning, message: "the block '{0}' is not valid YAML ({1}); it is left out and not edited",
        hint: "put texts with ':' or quotes into quotes, and indent with spaces")
    case .yamlAlias:
      Entry(
        severity: .warning, message: "the alias '*{0}' has no anchor, or repeats too much",
        hint: "write the value out")
    case .tomlUnreadable:
      Entry(severity: .warning, message: "not valid TOML: {0}", hint: nil)
    case .tomlUnquoted:
      Entry(severity: .warning, message: "the text of '{0}' stands without quotes", hint: "put it in quotes")
    case .duplicateKey:
      Entry(
        severity: .warning, message: "the key '{0}' stands twice; the first one counts",
        hint: "remove one of them; until then the key is not edited")
    case .timeUnclear:
      Entry(
        severity: .warning, message: "the time '{0}' is not understood",
        hint: "write it like `45 min`, `1 h 30 min` or `PT1H30M`")
    case .timeInMonths:
      Entry(
        severity: .warning, message: "the time '{0}' says months; it is read as minutes",
        hint: "write `PT30M` for 30 minutes")
    case .ratingUnclear:
      Entry(severity: .warning, message: "the rating '{0}' is not understood", hint: "write a number from 0 to 5")
    case .editInvalidUTF8:
      Entry(
        severity: .error, message: "the file is not UTF-8 and is not edited", hint: "convert it with `iconv -t UTF-8`")
    case .editDuplicateKey:
      Entry(severity: .error, message: "the key '{0}' stands twice", hint: "remove one of them first")
    case .editUnreadable:
      Entry(
        severity: .error, message: "the block '{0}' is not valid and is not edited",
        hint: "put texts with ':' or quotes into quotes, and indent with spaces")
    case .editValueUnclear:
      Entry(severity: .error, message: "'{1}' is no value for {0}", hint: "{2}")
    case .editKeyUnclear:
      Entry(severity: .error, message: "'{0}' cannot be a key", hint: "write letters, digits, `_` and `-`")
    case .editShape:
      Entry(
        severity: .error, message: "the value of '{0}' is not one text that could be replaced",
        hint: "change it with `vault edit`")
    case .editInText:
      Entry(
        severity: .error,
        message: "'{0}' stands in the text of the recipe and cannot be changed without the words around it",
        hint: "change it with `vault edit`")
    case .editUseCommand:
      Entry(
        severity: .error, message: "'{0}' is more than one value",
        hint: "use `vault ingredient`, `vault step`, `vault note` or `vault edit`")
    case .editNoSuchItem:
      Entry(severity: .error, message: "there is no {0} {1}; the recipe has {2}", hint: "`vault show` numbers them")
    case .editNoSuchGroup:
      Entry(severity: .error, message: "there is no group '{0}'", hint: "groups of this recipe: {1}")
    case .editItemShape:
      Entry(
        severity: .error, message: "{0} {1} has no line of its own that could be changed",
        hint: "change it with `vault edit`")
    case .editNowhere:
      Entry(
        severity: .error, message: "the recipe has no {0} beside which another could be added",
        hint: "write the first one with `vault edit`")
    case .editAmount:
      Entry(
        severity: .error, message: "the amount in '{0}' cannot be scaled where it stands",
        hint: "change it with `vault edit`, or show the recipe scaled with `vault scale`")
    case .editNotProven:
      Entry(
        severity: .error, message: "nothing was written, because the result would not be what was asked for: {0}",
        hint: "change it with `vault edit`")
    case .unknownCommand:
      Entry(severity: .error, message: "there is no command '{0}'", hint: "`vault help` lists the commands")
    case .misspelledCommand:
      Entry(severity: .error, message: "there is no command '{0}'", hint: "did you mean '{1}'?")
    case .unknownTopic:
      Entry(severity: .error, message: "there is no help about '{0}'", hint: "`vault help` lists commands and topics")
    case .misspelledTopic:
      Entry(severity: .error, message: "there is no help about '{0}'", hint: "did you mean '{1}'?")
    case .missingSubcommand:
      Entry(severity: .error, message: "'{0}' needs one of: {1}", hint: nil)
    case .unknownOption:
      Entry(
        severity: .error, message: "'{0}' has no option '{1}'", hint: "put `--` before words that begin with a dash")
    case .misspelledOption:
      Entry(severity: .error, message: "'{0}' has no option '{1}'", hint: "did you mean '{2}'?")
    case .optionReadAsWord:
      Entry(severity: .note, message: "'{0}' is no option and is read as a word to leave out", hint: nil)
    case .misspelledOptionReadAsWord:
      Entry(
        severity: .note, message: "'{0}' is no option and is read as a word to leave out", hint: "did you mean '{1}'?")
    case .optionNeedsValue:
      Entry(severity: .error, message: "the option '{0}' needs a value", hint: "write {0} {1}")
    case .optionTakesNoValue:
      Entry(severity: .error, message: "the option '{0}' takes no value", hint: nil)
    case .valueNotAChoice:
      Entry(severity: .error, message: "'{0}' is no value of '{1}'", hint: "it takes {2}")
    case .valueNotANumber:
      Entry(severity: .error, message: "'{0}' is no value of '{1}'", hint: "it takes a whole number from {2} to {3}")
    case .missingWord:
      Entry(severity: .error, message: "{0} is missing", hint: "usage: {1}")
    case .extraWord:
      Entry(
        severity: .error, message: "'{0}' is one word too many",
        hint: "usage: {1}; put titles of several words in quotes")
    case .wordNotAChoice:
      Entry(severity: .error, message: "'{0}' is no {1}", hint: "it can be {2}")
    case .commandFailed:
      Entry(severity: .error, message: "{0}", hint: nil)
    case .noCommand:
      Entry(severity: .error, message: "what is to be done?", hint: "`vault help` lists the commands")
    case .outputFailed:
      Entry(severity: .error, message: "the output cannot be written: {0}", hint: nil)
    case .folderUnreadable:
      Entry(severity: .warning, message: "the folder cannot be read: {0}", hint: nil)
    case .fileTooLarge:
      Entry(severity: .warning, message: "the file is larger than {0} MB and was left out", hint: nil)
    case .notAFile:
      Entry(severity: .warning, message: "this is {0}, not a file", hint: nil)
    case .fileNameOdd:
      Entry(
        severity: .note, message: "the name holds control characters or is not UTF-8",
        hint: "rename it; other programs may not find it")
    case .linkLoop:
      Entry(severity: .warning, message: "the link leads to a folder that holds it and was left out", hint: nil)
    case .settingUnknown:
      Entry(severity: .warning, message: "there is no setting '{0}'", hint: "{1}")
    case .settingWrong:
      Entry(severity: .warning, message: "'{0}' cannot be used: {1}", hint: nil)
    case .vaultMissing:
      Entry(severity: .error, message: "the vault cannot be opened: {0}", hint: nil)
    case .vaultRefused:
      Entry(
        severity: .error, message: "{0} is not taken for a vault by itself",
        hint: "go into the folder of your recipes, name it with --vault, or make one with `vault init`")
    case .fileUnwritable:
      Entry(severity: .error, message: "the file cannot be written: {0}", hint: nil)
    case .diskFull:
      Entry(
        severity: .error, message: "the disk is full; nothing was changed", hint: "make room and run the command again")
    case .fileExists:
      Entry(severity: .error, message: "there is a file of this name already", hint: nil)
    case .fileBusy:
      Entry(
        severity: .error, message: "another program is changing the file; nothing was changed",
        hint: "run the command again")
    case .outsideVault:
      Entry(severity: .error, message: "the path leads out of the vault", hint: nil)
    case .recipeUnknown:
      Entry(severity: .error, message: "no recipe is named '{0}'", hint: "{1}")
    case .recipeAmbiguous:
      Entry(severity: .error, message: "'{0}' names several recipes: {1}", hint: "give more of the title, or the path")
    case .notANumber:
      Entry(severity: .error, message: "'{0}' is no number that {1} can take", hint: nil)
    case .vaultEmpty:
      Entry(
        severity: .note, message: "there is no recipe in {0} yet",
        hint: "begin with `vault new 'Lemon Cake' --edit`, or name your recipe folder with --vault")
    case .nothingFound:
      Entry(severity: .note, message: "no recipe matches {0}", hint: nil)
    case .notARecipe:
      Entry(severity: .note, message: "this file is not a recipe", hint: nil)
    case .linkDead:
      Entry(severity: .warning, message: "the link '{0}' leads nowhere", hint: nil)
    case .linkAmbiguous:
      Entry(severity: .warning, message: "the link '{0}' can mean {1}", hint: "write the folder too")
    case .imageMissing:
      Entry(severity: .warning, message: "there is no picture '{0}'", hint: nil)
    case .titleDiffers:
      Entry(
        severity: .warning, message: "the heading says '{1}', the front matter '{0}'",
        hint: "`vault set` changes both when they agree")
    case .servingsMissing:
      Entry(
        severity: .note, message: "the recipe does not say how much it makes",
        hint: "add `servings: 4` to the front matter")
    case .titleTwice:
      Entry(severity: .warning, message: "'{0}' is also the title of {1}", hint: nil)
    case .openerMissing:
      Entry(
        severity: .error, message: "'{0}' is not installed, so nothing can be opened",
        hint: "`vault show --raw` prints the file")
    case .nothingToOpen:
      Entry(severity: .error, message: "the recipe names no {0}", hint: nil)
    case .settingMissing:
      Entry(severity: .note, message: "'{0}' is not set", hint: "`vault help settings` lists the settings")
    case .topicUnknown:
      Entry(severity: .error, message: "there is no command or page '{0}'{1}", hint: "`vault help` lists both")
    case .programFailed:
      Entry(severity: .error, message: "'{0}' failed: {1}", hint: nil)
    case .queryBracketAlone:
      Entry(severity: .note, message: "a bracket without its partner was read as text", hint: nil)
    case .queryBracketEmpty:
      Entry(severity: .note, message: "empty brackets were read as text", hint: nil)
    case .queryQuoteOpen:
      Entry(severity: .note, message: "a quote that is not closed was read as text", hint: nil)
    case .queryOrAlone:
      Entry(severity: .note, message: "OR without a word on each side was read as text", hint: nil)
    case .queryFieldUnknown:
      Entry(severity: .note, message: "no recipe has '{0}'; '{1}' was read as text", hint: "{2}")
    case .queryWordUnknown:
      Entry(severity: .note, message: "'{0}' was read as text", hint: "there is {1}")
    case .queryValueUnreadable:
      Entry(severity: .note, message: "'{0}' compares with nothing known and was read as text", hint: "write {1}")
    case .recipeCircle:
      Entry(severity: .warning, message: "these recipes need each other: {0}", hint: "each is counted once")
    case .servingsUnknown:
      Entry(
        severity: .error, message: "'{0}' does not say for how many it is", hint: "say how many times it is to be made")
    case .scalingTwice:
      Entry(severity: .error, message: "only one of {0} can be given", hint: nil)
    case .pairUnclear:
      Entry(
        severity: .error, message: "'{0}' is not KEY=VALUE",
        hint: "write it like servings=4; `vault unset` takes a key away")
    case .wordsUnclear:
      Entry(severity: .error, message: "'{0}' takes other words", hint: "write `{1}`")
    case .linkNotMovable:
      Entry(
        severity: .error, message: "the link '{0}' in {1} cannot be written for the new place",
        hint: "change it by hand first")
    case .linkWillBreak:
      Entry(severity: .warning, message: "the link '{0}' will lead nowhere", hint: nil)
    case .deleteNeedsYes:
      Entry(
        severity: .error, message: "nothing is deleted without an answer",
        hint: "add --yes, or leave --delete out to move it to .trash")
    case .nothingWritten:
      Entry(severity: .note, message: "nothing was written, so nothing is kept", hint: nil)
    case .draftKept:
      Entry(severity: .note, message: "your text is kept in {0}", hint: nil)
    case .indexMissing:
      Entry(
        severity: .warning, message: "there is no index of this vault",
        hint: "it is kept in $XDG_CACHE_HOME/vault, else in ~/.cache/vault; without it all files are read every time")
    case .settingNotEditable:
      Entry(severity: .error, message: "'{0}' cannot be changed from here", hint: "edit .vault.yaml by hand")
    case .editNoRecipe:
      Entry(
        severity: .error, message: "this file is not a recipe and is not changed as one", hint: "open it in your editor"
      )
    case .pathHidden:
      Entry(
        severity: .error, message: "no command would look for a recipe there",
        hint: "choose a Markdown file that is not hidden and none of the vault's own")
    case .pathOdd:
      Entry(
        severity: .error, message: "a name with control characters or bytes that are not UTF-8 cannot be linked to",
        hint: "choose another name")
    case .servingsMeasured:
      Entry(
        severity: .error, message: "the recipe makes {0}, which does not say for how many it is",
        hint: "scale it with -x, or say in the recipe for how many it is")
    case .listMissing:
      Entry(severity: .note, message: "there is no {0} yet", hint: "{1}")
    case .itemUnknown:
      Entry(severity: .error, message: "nothing in {1} is called '{0}'", hint: nil)
    case .itemAmbiguous:
      Entry(severity: .error, message: "'{0}' can be {1}", hint: "write more of the name")
    case .nothingToBuy:
      Entry(severity: .note, message: "there is nothing to buy", hint: nil)
    case .foodsAtHome:
      Entry(severity: .note, message: "at home: {0}", hint: nil)
    case .listedRecipeMissing:
      Entry(
        severity: .warning, message: "{1} names the recipe '{0}', which is not there",
        hint: "its amounts stay as they are")
    case .aisleUnknown:
      Entry(severity: .note, message: "no aisle is known for '{0}'", hint: "add it to Aisles.md")
    case .pantryNotEnough:
      Entry(severity: .error, message: "there is only {0}", hint: nil)
    case .pantryNotComparable:
      Entry(
        severity: .error, message: "the amount cannot be taken from '{0}'", hint: "name a unit that measures the same")
    case .weekUnclear:
      Entry(severity: .error, message: "'{0}' is no week", hint: "write 2026-W49, a date, or `next week`")
    case .dayUnclear:
      Entry(severity: .error, message: "'{0}' is no day", hint: "write a day of the week or a date")
    case .dateUnclear:
      Entry(severity: .error, message: "'{0}' is no date", hint: "write 2027-01 or 2027-01-31")
    case .planNotFilled:
      Entry(
        severity: .warning, message: "there are too few recipes for {0}",
        hint: "allow repeats sooner with `--repeat-after`")
    case .recipeWithoutSteps:
      Entry(severity: .error, message: "'{0}' has no steps", hint: "add some with `vault step RECIPE add TEXT`")
    case .namesSplit:
      Entry(
        severity: .warning, message: "the file had other names (hard links): {0} still lead to the old text",
        hint: "link to it anew, or use symbolic links, which stay")
    case .fileGone:
      Entry(severity: .warning, message: "the file is not there any more", hint: nil)
    case .codeUnclear:
      Entry(severity: .error, message: "'{0}' is no bar code", hint: "write its digits")
    case .nothingListed:
      Entry(severity: .note, message: "{0}", hint: nil)
    case .folderMissing:
      Entry(severity: .error, message: "there is no folder '{0}'", hint: nil)
    case .sortKeyUnknown:
      Entry(severity: .error, message: "no recipe has a value '{0}' to order by", hint: "{1}")
    case .termsNear:
      Entry(severity: .note, message: "no recipe has the word '{0}'", hint: "did you mean {1}?")
    case .needsTerminal:
      Entry(severity: .error, message: "{0} needs a terminal to choose at", hint: nil)
    case .choicesCut:
      Entry(severity: .note, message: "the first {0} of {1} recipes", hint: "give more words, or install fzf")
    case .frontMatterOpen:
      Entry(
        severity: .warning, message: "the front matter is not closed and is read as text",
        hint: "write `---` on a line of its own behind the last key")
    case .scalingByDensity:
      Entry(severity: .note, message: "the size is ≈, by the density of {0} ({1})", hint: nil)
    case .pantryAmountUnclear:
      Entry(severity: .error, message: "'{0}' {1}", hint: "write one amount: `300 g flour`")
    case .pantryNotWritable:
      Entry(
        severity: .error, message: "what is left of '{0}' cannot be written in its form",
        hint: "use another amount, or change the line by hand")
    case .pantryDateUnclear:
      Entry(severity: .warning, message: "'{0}' is no date, so this line has none", hint: "write 2027-01 or 2027-01-31")
    case .dayNear:
      Entry(severity: .error, message: "'{0}' is no day", hint: "did you mean '{1}'?")
    case .mealUnknown:
      Entry(severity: .error, message: "'{0}' is no day and no meal", hint: "write `{0}:` for a meal of your own")
    case .mealNear:
      Entry(
        severity: .error, message: "'{0}' is no day and no meal",
        hint: "did you mean '{1}'? A meal of your own is written `{0}:`")
    case .wordNotUTF8:
      Entry(
        severity: .error, message: "word {0} of the command line is not UTF-8: {1}",
        hint: "type it anew, or set the terminal to UTF-8")
    case .planWords:
      Entry(severity: .note, message: "'{0}' in {1} is no recipe and left out", hint: nil)
    case .planNearRecipe:
      Entry(severity: .warning, message: "'{0}' in {1} is no recipe and left out", hint: "did you mean '{2}'?")
    case .planRecipeMissing:
      Entry(severity: .warning, message: "{1} names the recipe '{0}', which is not there", hint: "it is left out")
    case .foodUnknown:
      Entry(severity: .warning, message: "no recipe of the vault uses '{0}', and no table knows it", hint: nil)
    case .foodNear:
      Entry(severity: .error, message: "'{0}' is no known food", hint: "did you mean '{1}'?")
    case .foodNearlyKnown:
      Entry(severity: .warning, message: "'{0}' is no known food", hint: "did you mean '{1}'?")
    case .shareChangedByHand:
      Entry(
        severity: .warning, message: "this line was changed by hand and stays; {0} was on the list for '{1}'",
        hint: "take it off with `vault shop remove ITEM`, or change it by hand")
    case .wordsOfRecipeGone:
      Entry(severity: .note, message: "the words '{0}' went with the recipe '{1}'", hint: nil)
    case .shareUnknown:
      Entry(
        severity: .note, message: "the list does not say that '{0}' put anything on it, so no line was taken off",
        hint: nil)
    case .queryAliasUnknown:
      Entry(severity: .note, message: "no query is named '{0}', which was read as text", hint: "write {1}")
    case .queryAliasCircle:
      Entry(
        severity: .note, message: "'{0}' leads on to queries without end and was read as text",
        hint: "see aliases: in .vault.yaml")
    case .queryFieldBracket:
      Entry(severity: .note, message: "brackets after '{0}:' are text", hint: "write {0}:one OR {0}:other")
    case .queryTooDeep:
      Entry(
        severity: .note, message: "brackets that stand more than 64 deep in each other were read as text", hint: nil)
    }
  }
}
