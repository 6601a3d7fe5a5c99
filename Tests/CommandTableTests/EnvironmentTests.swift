import Testing

@testable import CommandTable

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct EnvironmentTests {
  @Test func aMadeOneHoldsOnlyItsVariables() {
    let environment = Environment(["A": "b=c", "E": ""])
    #expect(environment["A"] == "b=c" && environment["E"] == "" && environment["PATH"] == nil)
    #expect(environment.entries == ["A=b=c", "E="])
  }

  @Test func theProcessHasItsOwn() {
    setenv("VAULT_TEST_VARIABLE", "x y", 1)
    #expect(Environment.process["VAULT_TEST_VARIABLE"] == "x y")
    #expect(Environment.process.entries.contains("VAULT_TEST_VARIABLE=x y"))
    #expect(Environment.process["VAULT_TEST_NOTHING"] == nil)
  }
}
