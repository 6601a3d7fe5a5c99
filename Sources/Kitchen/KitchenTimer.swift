// A timer that runs while somebody cooks: it rings at the shorter end of "25–30 minutes", and again at the longer one.

/// A running timer; moments are milliseconds of any steady clock.
public struct KitchenTimer: Hashable, Sendable {
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// The time is not up.
    case counting
    /// The shorter time is up and the longer is not.
    case ready
    /// The time is up.
    case over
  }

  /// The step that it belongs to, from 0.
  public let step: Int
  /// Which of the step's times it is, from 0.
  public let number: Int
  /// When the shorter time is up.
  public let low: Int
  /// When the longer time is up; the same as `low` for a single time.
  public let high: Int
  /// When it rings next; nil when it has rung enough.
  private var nextBell: Int?

  /// Starts a timer for a time of a step.
  public init(_ timer: StepTimer, step: Int, number: Int, at now: Int) {
    self.step = step
    self.number = number
    low = now &+ timer.low &* 1000
    high = now &+ max(timer.low, timer.high) &* 1000
    nextBell = low
  }

  /// How far it is.
  public func phase(at now: Int) -> Phase { now < low ? .counting : now < high ? .ready : .over }

  /// The seconds until the next of its ends, rounded up; after both, those since the end.
  public func seconds(at now: Int) -> Int {
    switch phase(at: now) {
    case .counting: (low - now + 999) / 1000
    case .ready: (high - now + 999) / 1000
    case .over: (now - high) / 1000
    }
  }

  /// How long it goes on ringing, and the pause between two bells.
  private static let (ringing, pause) = (300_000, 10_000)

  /// Whether the bell is to be rung now; true once for each bell.
  ///
  /// It rings at both ends, and every ten seconds for five minutes after the last.
  public mutating func rings(at now: Int) -> Bool {
    guard let bell = nextBell, now >= bell else { return false }
    if now < high {
      nextBell = high
    } else {
      nextBell = now < high + Self.ringing ? now + Self.pause : nil
    }
    return true
  }
}
