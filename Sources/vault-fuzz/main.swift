// The fuzz target: any bytes, read as a recipe and as an ingredient line, must end in an answer. CI runs it for a minute.
// Built only with VAULT_FUZZ=1; see Tests/README.md.

internal import Quantities
internal import RecipeDocument
internal import SourceText

/// One round of the fuzzer: the first byte chooses what is fed.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let choice = bytes.first else { return 0 }
  let rest = Array(bytes.dropFirst())
  if choice % 2 == 0 {
    let document = RecipeDocument(bytes: rest, path: "fuzz.md")
    for ingredient in document.recipe.ingredients {
      guard ingredient.itemSpan.end <= rest.count else { fatalError("a span outside of the file") }
    }
  } else {
    _ = IngredientParser().parse(String(decoding: rest, as: UTF8.self))
  }
  return 0
}

/// libFuzzer's own loop, with the command line as it came.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
_ = runDriver(&count, &arguments, fuzzOne)
