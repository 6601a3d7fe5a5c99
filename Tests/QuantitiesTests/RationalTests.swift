// Exact fractions, and nil rather than a wrong one.
import Quantities
import Testing

@Suite struct RationalTests {
  @Test(arguments: [
    ("3", "3"), ("3/2", "3/2"), ("6/4", "3/2"), ("1 1/2", "3/2"), ("0.5", "1/2"), ("0,25", "1/4"), (".5", "1/2"),
    ("-2", "-2"), ("0.125", "1/8"),
  ])
  func reads(_ text: String, _ right: String) { #expect(Rational(text)?.description == right) }

  @Test(arguments: [
    "", "x", "1/0", "1//2", "1 2", "1.2.3", "99999999999999999999", "1.", "0.1234567890123456789", "--1",
  ])
  func refuses(_ text: String) { #expect(Rational(text) == nil) }

  @Test func overflowIsNil() {
    #expect(Rational(Int.max).multiplied(by: 2) == nil)
    #expect(Rational(Int.max).adding(1) == nil)
    #expect(Rational(1, Int.min) == nil)
    #expect(Rational(1, 0) == nil)
    #expect(Rational(1).divided(by: 0) == nil)
  }
}
