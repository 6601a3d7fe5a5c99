import Quantities
import Testing

@testable import RecipeDocument

/// A yield as text: `4-6 servings`, `6+ servings`.
private func shown(_ text: String) -> String? {
  guard let servings = ServingsText.parse(text) else { return nil }
  let low = servings.amount.low.map(String.init(describing:))
  let high = servings.amount.high.map(String.init(describing:))
  let amount =
    low == high
    ? low ?? "" : high == nil ? (low ?? "") + "+" : low == nil ? "-" + (high ?? "") : "\(low ?? "")-\(high ?? "")"
  return amount + " " + servings.unit
}

@Test(
  arguments: [
    ("4", "4 servings"), ("Serves 4-6", "4-6 servings"), ("für 2 Portionen", "2 servings"),
    ("12 cookies", "12 cookies"),
    ("1 loaf", "1 loaf"), ("2940 g", "2940 g"), ("4 Personen", "4 servings"), ("6 pers.", "6 servings"),
    ("3-5 个人吃的量", "3-5 servings"), ("一份", "1 servings"), ("一份够 1~2 个人吃", "1-2 servings"), ("about 200 ml", "200 ml"),
    ("12-18", "12-18 servings"), ("750 g", "750 g"), ("6+", "6+ servings"), ("x6", "6 servings"),
    ("6 servings, as a side", "6 servings"),
    ("8 to 10 servings", "8-10 servings"), ("12 tbsp (serves 5)", "12 tbsp"), ("1 (2 wraps)", "1 servings"),
    ("12-15 small pancakes", "12-15 small pancakes"), ("20-22 cookies", "20-22 cookies"),
    ("1 tray of slice", "1 tray of slice"),
    ("5 serves", "5 servings"), ("4 personas", "4 servings"), ("8 unidades", "8 unidades"),
    ("2 cups sauce", "2 cups sauce"),
    ("Makes about 8 burgers.", "8 burgers"), ("up to 8", "-8 servings"), ("4/6 persone", "4-6 servings"),
    ("1/2 loaf", "1/2 loaf"),
    ("3 -4 servings", "3-4 servings"), ("4 - 5", "4-5 servings"), ("4–6", "4-6 servings"),
    ("5 Cups, 20 ml, 5 Tassen", "5 Cups"),
    ("for a family of 4", "4 servings"), ("Makes one loaf", "1 loaf"), ("a dozen", "12 servings"),
    ("2 dozen cookies", "24 cookies"), ("Serves four", "4 servings"),
    ("One 9-inch pie", "1 pie"), ("4.5 servings", "9/2 servings"), ("1½ l", "3/2 l"), ("2人分", "2 servings"),
    ("1 人的份量", "1 servings"),
    ("一杯分量，约 900 毫升", "1 杯"), ("二人前", "2 servings"), ("1,5 l", "3/2 l"), ("1,000 g", "1000 g"),
    ("Ergibt 24 Stück", "24 Stück"),
  ] as [(String, String)])
func servingsAreRead(text: String, want: String) {
  #expect(shown(text) == want)
}

@Test(arguments: ["", "large", "9-inch", "26 cm", "?", "—"])
func noServingsAreRead(text: String) {
  #expect(ServingsText.parse(text) == nil)
}
