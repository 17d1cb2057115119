import Foundation
import Testing

@testable import App

@Suite("A calendar remembers what it was told")
struct CalendarMemoryTests {
    private let now = SampleInstitution.start

    private func event(_ id: String, _ title: String, from start: Int = 1, revision: Int = 0, at origin: String = "https://a")
        -> CalendarEvent
    {
        CalendarEvent(
            id: id, start: now + .hours(start), end: now + .hours(start + 1), title: title, notes: [], address: origin + "/1",
            revision: revision)
    }

    private func tell(
        _ events: [CalendarEvent], after entries: [CalendarEntry] = [], at moment: Instant? = nil
    ) -> CalendarMemory.Told {
        CalendarMemory.tell(events, after: entries, at: moment ?? now, in: .gmt)
    }

    @Test("what was never told is new; what is the same has the same number and time; what is other has the next")
    func numbers() {
        let first = tell([event("b", "B"), event("a", "A")])
        #expect(first.events.map(\.id) == ["a", "b"] && first.events.map(\.revision) == [0, 0])
        #expect(first.changed.map(\.id) == ["a", "b"] && first.events.allSatisfy { $0.changedAt == now })
        let later = now + .days(1)
        let second = tell([event("a", "A"), event("b", "C")], after: first.changed, at: later)
        #expect(second.events.map(\.revision) == [0, 1] && second.events.map(\.changedAt) == [now, later])
        #expect(second.changed.map(\.id) == ["b"])
        // What comes back to what it was has changed once more.
        let third = tell([event("b", "B")], after: Array(first.changed.prefix(1)) + second.changed, at: later)
        #expect(third.events.map(\.revision) == [2])
    }

    @Test("the own number of something is one from which its calendar goes on")
    func ownNumbers() {
        let first = tell([event("a", "A", revision: 7)])
        #expect(first.events.map(\.revision) == [7])
        #expect(tell([event("a", "A", revision: 9)], after: first.changed).events.map(\.revision) == [7], "nothing was changed")
        #expect(tell([event("a", "B", revision: 9)], after: first.changed).events.map(\.revision) == [9])
        #expect(tell([event("a", "B", revision: 3)], after: first.changed).events.map(\.revision) == [8])
    }

    @Test("what is not told any more changes nothing, so that nobody reads in it when that was")
    func silence() {
        let first = tell([event("a", "A"), event("survey-1", "S")])
        #expect(tell([event("a", "A")], after: first.changed).changed == [])
        #expect(tell([event("a", "A"), event("survey-1", "S")], after: first.changed).changed == [])
    }

    @Test("a site with two names is no change, and neither are two of one id")
    func sameThings() {
        let first = tell([event("a", "A"), event("a", "B")])
        #expect(first.events.map(\.title) == ["A"])
        #expect(tell([event("a", "A", at: "https://b")], after: first.changed).changed == [])
    }

    @Test("it forgets an event long after its end")
    func forgets() {
        #expect(tell([event("a", "A")]).changed.map(\.keptUntil) == [now + .hours(2) + .days(90)])
    }
}
