import Quantities
import Testing

@testable import RecipeDocument

@Test(
  arguments: [
    ("4", "4"), ("4/5", "4"), ("⭐⭐⭐⭐", "4"), ("⭐️⭐️⭐️⭐️", "4"), ("★★★☆☆", "3"), ("☆☆☆☆☆", "0"), ("★★★½", "7/2"),
    ("8/10", "4"),
    ("80 %", "4"), ("4.5", "9/2"), ("4,5", "9/2"), ("4 stars", "4"), ("4 out of 5", "4"), ("9 von 10", "9/2"),
    ("4⭐", "4"), ("5 / 5", "5"), ("0", "0"),
  ] as [(String, String)])
func ratingIsRead(text: String, want: String) {
  #expect(RatingText.parse(text).map(String.init(describing:)) == want)
}

@Test(arguments: ["", "9", "good", "-1", "6/5", "120 %", "★★★★★★", "1/0"])
func noRatingIsRead(text: String) {
  #expect(RatingText.parse(text) == nil)
}
