// A timer that rings at both ends of "25–30 minutes".

import SourceText
import Testing

@testable import Kitchen

private func timer(_ low: Int, _ high: Int) -> StepTimer {
  StepTimer.find(in: low == high ? "\(low) seconds" : "\(low)-\(high) seconds")[0]
}

@Test func aTimerCountsDownToBothEnds() {
  let running = KitchenTimer(timer(25, 30), step: 2, number: 0, at: 1_000)
  #expect(running.phase(at: 1_000) == .counting && running.seconds(at: 1_000) == 25)
  #expect(running.seconds(at: 1_001) == 25 && running.seconds(at: 2_000) == 24)
  #expect(running.phase(at: 25_999) == .counting && running.seconds(at: 25_999) == 1)
  #expect(running.phase(at: 26_000) == .ready && running.seconds(at: 26_000) == 5)
  #expect(running.phase(at: 31_000) == .over && running.seconds(at: 31_000) == 0)
  #expect(running.seconds(at: 40_500) == 9)
}

@Test func aTimerRingsOnceAtEachEndAndThenForAWhile() {
  var running = KitchenTimer(timer(25, 30), step: 0, number: 0, at: 0)
  let moments = Array(stride(from: 0, through: 500_000, by: 500))
  let bells = moments.filter { running.rings(at: $0) }
  #expect(bells.prefix(4) == [25_000, 30_000, 40_000, 50_000])
  #expect(bells.last == 330_000 && bells.count == 32)
}

@Test func aSingleTimeRingsAtItsEndAndLateOnesOnce() {
  var running = KitchenTimer(timer(5, 5), step: 0, number: 0, at: 0)
  #expect(running.phase(at: 4_999) == .counting && running.phase(at: 5_000) == .over)
  // The machine slept.
  let bells = [4_999, 10_000_000, 10_000_001].map { running.rings(at: $0) }
  #expect(bells == [false, true, false])
}
