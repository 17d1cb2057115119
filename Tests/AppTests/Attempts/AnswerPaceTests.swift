import Testing

@testable import App

@Suite("How often the answers of an attempt may change")
struct AnswerPaceTests {
    private let start = SampleSnapshot.start

    /// How many of so many changes are taken, each so long after the one before.
    private func taken(_ count: Int, every pause: Milliseconds, by pace: inout AnswerPace, from now: inout Instant) -> Int {
        (0..<count).count { _ in
            now = now + pause
            return pace.admit(at: now) == nil
        }
    }

    @Test("An arrow key held down for ten seconds is taken in all that it does")
    func arrowKey() {
        var (pace, now) = (AnswerPace(), start)
        #expect(taken(300, every: Milliseconds(count: 33), by: &pace, from: &now) == 300)
    }

    @Test("So is a hand that ticks twice a second for a whole exam, and one that types with a rest every second and a half")
    func honest() {
        for pause in [500, 1500] as [Int64] {
            var (pace, now) = (AnswerPace(), start)
            let count = Int(Milliseconds.hours(4).count / pause)
            #expect(taken(count, every: Milliseconds(count: pause), by: &pace, from: &now) == count)
        }
    }

    @Test("Seventeen a second are taken for a while and then twice a second")
    func flood() {
        var (pace, now) = (AnswerPace(), start)
        let all = taken(17 * 3600, every: Milliseconds(count: 59), by: &pace, from: &now)
        #expect((7500...7600).contains(all))
    }

    @Test("Who has used up all is taken again half a second later, and after a rest as before")
    func rest() {
        var (pace, now) = (AnswerPace(), start)
        #expect(taken(400, every: Milliseconds(count: 0), by: &pace, from: &now) == 300)
        #expect(pace.admit(at: now) == 1)
        #expect(pace.admit(at: now + Milliseconds(count: 499)) == 1)
        #expect(pace.admit(at: now + Milliseconds(count: 500)) == nil)
        #expect(!pace.isRested(at: now + .minutes(1)) && pace.isRested(at: now + .minutes(4)))
        now = now + .minutes(4)
        #expect(taken(400, every: Milliseconds(count: 0), by: &pace, from: &now) == 300)
    }

    @Test(
        "A clock that is set back gives nothing and keeps nobody waiting; requests that overtook each other give nothing either")
    func clock() {
        var (pace, now) = (AnswerPace(), start)
        #expect(taken(300, every: Milliseconds(count: 0), by: &pace, from: &now) == 300)
        now = now + .hours(-1)
        #expect(pace.admit(at: now) == 1)
        #expect(pace.admit(at: now + .seconds(1)) == nil)
        let more = (1...50).count { _ in
            pace.admit(at: now) == nil || pace.admit(at: now + .seconds(1)) == nil
        }
        #expect(more == 1)
    }

    @Test("Who asks first whether there is a wait is not told so for the hours by which the clock was set back")
    func asked() {
        let (paces, attempt, person) = (AnswerPaces(), ID<Attempt>.random(), ID<Person>.random())
        #expect((1...400).count { _ in paces.admit(attempt, of: person, at: start) == nil } == 300)
        let now = start + .hours(-12)
        #expect(paces.wait(attempt, of: person, at: now) == 1)
        #expect(paces.wait(attempt, of: person, at: now + .seconds(1)) == nil)
        #expect(paces.wait(attempt, of: person, at: now + .seconds(1)) == nil, "asking counts nothing")
        #expect(paces.admit(attempt, of: person, at: now + .seconds(1)) == nil)
    }
}
