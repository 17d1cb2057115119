import Testing

@testable import App

@Suite("Minutes that can be taken back")
struct GivenTimeTests {
    private let now = SampleSnapshot.start

    @Test("no more than were given, and no more than lie ahead")
    func most() {
        let ahead = GivenTime(given: .minutes(10), deadline: now + .minutes(25), savedAt: now + .minutes(-1))
        #expect(ahead.minutes(at: now) == 10 && ahead.covers(.minutes(10), at: now) && !ahead.covers(.minutes(11), at: now))
        let late = GivenTime(given: .minutes(10), deadline: now + .minutes(3), savedAt: nil)
        #expect(late.minutes(at: now) == 2 && late.covers(.minutes(2), at: now) && !late.covers(.minutes(3), at: now))
        let over = GivenTime(given: .minutes(10), deadline: now + .seconds(-5), savedAt: nil)
        #expect(over.minutes(at: now) == 0 && !over.covers(.minutes(1), at: now))
    }

    @Test("nothing in which an answer was saved, where the clock was set back since")
    func saved() {
        let used = GivenTime(given: .minutes(10), deadline: now + .minutes(12), savedAt: now + .minutes(7))
        #expect(used.minutes(at: now) == 5 && used.covers(.minutes(5), at: now) && !used.covers(.minutes(6), at: now))
    }
}
