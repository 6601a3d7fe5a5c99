// A recipe that links another one needs that one's ingredients, in the amount that it uses. Recipes may link each other in a circle.

public import Quantities
internal import RecipeDocument

/// Recipes with all their sub-recipes, each once, with how much of it is needed.
public struct RecipeExpansion: Sendable {
  /// A recipe and how much of it is cooked.
  public struct Share: Sendable {
    /// The recipe.
    public var recipe: ShoppingRecipe
    /// By what its amounts are multiplied.
    public var factor: Rational
    /// How often it is cooked, at any size; what amounts that do not scale are multiplied by.
    public var times: Int
    /// The ingredients that are bought; those that are cooked from a recipe of their own are left out.
    public var bought: [Int]
  }

  /// Finds the recipe of a link, as written, in the recipe of a path.
  public typealias Resolver = (_ link: String, _ path: String) -> ShoppingRecipe?

  /// The recipes, ordered by path.
  public private(set) var shares: [Share] = []
  /// Circles of links by titles, each once: A, B, A.
  public private(set) var circles: [[String]] = []

  /// Finds the sub-recipes of all requests, to any depth; a link back into a circle is not followed.
  public init(_ requests: [ShoppingRequest], resolve: Resolver?) {
    var cache: [String: ShoppingRecipe?] = [:]
    for request in requests.sorted(by: Self.ordered) {
      var graph = LinkGraph(root: request.recipe)
      if let resolve {
        graph.follow { link, path in
          if let known = cache[path + "\n" + link] { return known }
          let found = resolve(link, path)
          cache[path + "\n" + link] = found
          return found
        }
      }
      for circle in graph.circles where !circles.contains(circle) { circles.append(circle) }
      shares += graph.shares(factor: request.factor)
    }
    shares = Self.merged(shares)
  }

  private static func ordered(_ left: ShoppingRequest, _ right: ShoppingRequest) -> Bool {
    left.recipe.path != right.recipe.path ? left.recipe.path < right.recipe.path : left.factor < right.factor
  }

  /// One share for each recipe, as far as the factors can be added.
  private static func merged(_ shares: [Share]) -> [Share] {
    var result: [Share] = []
    let ordered = shares.sorted {
      ($0.recipe.path, $0.bought.count, $0.factor.approximation) < (
        $1.recipe.path, $1.bought.count, $1.factor.approximation
      )
    }
    for share in ordered {
      if let last = result.last, last.recipe.path == share.recipe.path, last.bought == share.bought,
        let sum = last.factor.adding(share.factor)
      {
        result[result.count - 1].factor = sum
        result[result.count - 1].times = last.times &+ share.times
      } else {
        result.append(share)
      }
    }
    return result
  }
}

/// The recipes that one recipe needs and the links between them, without circles.
private struct LinkGraph {
  struct Edge {
    var target: Int
    var factor: Rational
    var isFixed: Bool
  }

  struct Node {
    var recipe: ShoppingRecipe
    var edges: [Edge] = []
    var bought: [Int] = []
    var isOpen = true
  }

  var nodes: [Node]
  var circles: [[String]] = []
  /// The nodes, those that are linked before those that link them.
  private var finished: [Int] = []
  private var positions: [String: Int]

  init(root: ShoppingRecipe) {
    nodes = [Node(recipe: root)]
    nodes[0].bought = Array(root.ingredients.indices)
    positions = [root.path: 0]
  }

  /// Walks all links, depth first, without recursion.
  mutating func follow(_ resolve: (String, String) -> ShoppingRecipe?) {
    nodes[0].bought = []
    var stack = [(node: 0, next: 0)]
    while let top = stack.last {
      let recipe = nodes[top.node].recipe
      guard top.next < recipe.ingredients.count else {
        nodes[top.node].isOpen = false
        finished.append(top.node)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let ingredient = recipe.ingredients[top.next]
      guard let link = ingredient.link, let target = resolve(link, recipe.path), !target.ingredients.isEmpty else {
        nodes[top.node].bought.append(top.next)
        continue
      }
      enter(target, from: top.node, ingredient, &stack)
    }
  }

  private mutating func enter(
    _ target: ShoppingRecipe, from source: Int, _ ingredient: Ingredient, _ stack: inout [(node: Int, next: Int)]
  ) {
    let position: Int
    if let known = positions[target.path] {
      position = known
      if nodes[known].isOpen {
        addCircle(stack.map(\.node), from: known)
        return
      }
    } else {
      position = nodes.count
      nodes.append(Node(recipe: target))
      positions[target.path] = position
      stack.append((position, 0))
    }
    let factor = SubRecipe.batches(of: target, for: ingredient.line)
    nodes[source].edges.append(Edge(target: position, factor: factor, isFixed: ingredient.line.isFixed))
  }

  private mutating func addCircle(_ path: [Int], from first: Int) {
    guard let start = path.firstIndex(of: first) else { return }
    let titles = path[start...].map { nodes[$0].recipe.title }
    circles.append(titles + titles.prefix(1))
  }

  /// How much of each recipe is needed for `factor` of the root.
  func shares(factor: Rational) -> [RecipeExpansion.Share] {
    var factors = [Rational](repeating: .zero, count: nodes.count)
    var times = [Int](repeating: 0, count: nodes.count)
    factors[0] = factor
    times[0] = 1
    for source in finished.reversed() {
      for edge in nodes[source].edges {
        let share = edge.isFixed ? edge.factor : edge.factor.multiplied(by: factors[source])
        let sum = share.flatMap { factors[edge.target].adding($0) }
        factors[edge.target] = sum ?? factors[edge.target]
        times[edge.target] = min(times[edge.target] + times[source], 1 << 40)
      }
    }
    return nodes.indices.map {
      .init(recipe: nodes[$0].recipe, factor: factors[$0], times: times[$0], bought: nodes[$0].bought)
    }
  }
}
