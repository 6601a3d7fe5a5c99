// swift-tools-version: 6.2
// The module map of Sources/README.md, as a table: an arrow that is not written here does not build.
import PackageDescription

/// The same strict rules for every Swift target.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A fully static executable starts five times faster; `VAULT_DYNAMIC=1` is for systems without the `.a` files.
let isStatic = Context.environment["VAULT_DYNAMIC"] == nil
let linking: [LinkerSetting] =
  isStatic ? [.unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))] : []

/// One module of the map, with the test target of the same name.
func module(
  _ name: String, _ dependencies: [Target.Dependency], excluding: [String] = [], resources: [Resource] = [],
  testing: [Target.Dependency] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies, exclude: excluding, resources: resources, swiftSettings: strict),
    .testTarget(
      name: name + "Tests", dependencies: [.target(name: name)] + dependencies + testing,
      exclude: ["Fixtures"], swiftSettings: strict),
  ]
}

/// The fuzz target needs the fuzzer's runtime, so it is there only when asked for.
let fuzzing: [Target] =
  Context.environment["VAULT_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "vault-fuzz", dependencies: ["RecipeDocument", "Quantities", "SourceText"],
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])])
  ]

let package = Package(
  name: "vault",
  products: [.executable(name: "vault", targets: ["vault"])],
  targets: [
    .systemLibrary(name: "CCmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CSystem"),
    .executableTarget(name: "vault", dependencies: ["VaultCommands"], swiftSettings: strict, linkerSettings: linking),
  ]
    + fuzzing
    + module("SourceText", [], excluding: ["generate-folding.py", "generate-width.py"])
    + module("Quantities", ["SourceText"])
    + module("RecipeDocument", ["Quantities", "SourceText", "CCmark", "CYAML"])
    + module("VaultFolder", ["RecipeDocument", "Quantities", "SourceText", "CSystem"])
    + module("RecipeIndex", ["VaultFolder", "RecipeDocument", "Quantities", "SourceText", "CSystem"])
    + module("Kitchen", ["RecipeDocument", "Quantities", "SourceText"], excluding: ["generate-nutrition.py"])
    + module("CommandTable", ["SourceText", "CSystem"])
    + module(
      "VaultCommands",
      [
        "CommandTable", "Kitchen", "RecipeIndex", "VaultFolder", "RecipeDocument", "Quantities", "SourceText",
        "CSystem",
      ], resources: [.embedInCode("Manual")])
)
