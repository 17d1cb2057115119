import Testing

@testable import App

@Suite("Other dates of one person")
struct OtherDatesTests {
    private static let start = SampleInstitution.start
    private static let everyone = Schedule(opens: start, closes: start + .hours(2), limit: .minutes(30))
    private static let resit = DateOverride(opens: start + .days(7), closes: start + .days(7) + .minutes(20), reason: "Boală")

    @Test("the limit stays, and the closing of the other dates shortens it as everyone's does")
    func schedule() {
        let schedule = Self.everyone.within(Self.resit)
        #expect(schedule == Schedule(opens: Self.resit.opens, closes: Self.resit.closes, limit: .minutes(30)))
        let late = Self.resit.opens + .minutes(5)
        #expect(schedule.deadline(startingAt: late, extra: .none) == Self.resit.closes)
        #expect(schedule.deadline(startingAt: late, extra: ExtraTime(factor: 2000, added: .minutes(0))) == late + .minutes(30))
    }

    @Test("a final is taken within them, a quiz at any time as before")
    func taken() {
        let final = AssessmentStore.Entry.sample(.final, schedule: Self.everyone).assessment
        #expect(final.taken(within: nil) == final)
        #expect(final.taken(within: Self.resit).schedule?.opens == Self.resit.opens)
        #expect(final.taken(within: Self.resit).policy == final.policy)
        let quiz = AssessmentStore.Entry.sample(.quiz).assessment
        #expect(quiz.taken(within: Self.resit) == quiz)
    }

    @Test(
        "an attempt keeps the dates under which it began, whatever was given or removed afterwards",
        arguments: [(-1, nil), (0, resit), (9, resit), (10, nil), (19, nil), (20, later), (99, later)] as [(Int, DateOverride?)])
    func changes(minute: Int, dates: DateOverride?) {
        let changes = [
            DateChange(dates: Self.resit, madeAt: Self.start), DateChange(dates: nil, madeAt: Self.start + .minutes(10)),
            DateChange(dates: Self.later, madeAt: Self.start + .minutes(20)),
        ]
        #expect(changes.dates(startingAt: Self.start + .minutes(minute), own: Self.everyone) == dates)
        #expect(changes.current == Self.later && changes.dropLast().map(\.self).current == nil)
        #expect([DateChange]().current == nil)
    }

    @Test("where the clock was set back after they were given, an attempt has the newest ones that were open when it began")
    func clock() {
        let began = Self.start + .minutes(30)
        let open = DateOverride(opens: Self.start, closes: Self.start + .hours(3))
        let over = Schedule(opens: Self.start + .days(-2), closes: Self.start + .days(-1), limit: .minutes(30))
        let given = [
            DateChange(dates: open, madeAt: Self.start + .minutes(60)),
            DateChange(dates: Self.resit, madeAt: began + .minutes(1)),
        ]
        #expect(given.dates(startingAt: began, own: over) == open, "the second change came during the attempt")
        let removed = given + [DateChange(dates: nil, madeAt: began + .minutes(2))]
        #expect(removed.dates(startingAt: began, own: over) == open)
        #expect(given.dates(startingAt: began, own: Self.everyone) == nil, "the test's own were open")
        #expect(given.suffix(1).map(\.self).dates(startingAt: began, own: over) == nil, "none of them were")
    }

    private static let later = DateOverride(opens: start + .days(9), closes: start + .days(10))

    @Test("they open with their first moment, and are closed with the last")
    func phases() {
        let dates = Self.resit
        #expect(dates.phase(at: dates.opens + Milliseconds(count: -1)) == .notYetOpen)
        #expect(dates.phase(at: dates.opens) == .open)
        #expect(dates.phase(at: dates.closes + Milliseconds(count: -1)) == .open)
        #expect(dates.phase(at: dates.closes) == .closed)
    }
}
