import Testing

@testable import App

@Suite("Meetings in words")
struct MeetingWordsTests {
    private static let first = LocalDay(number: 20_727)

    private static func sentence(
        _ repeats: MeetingRepetition, every: Int? = nil, on weekdays: Set<Int> = [], to last: LocalDay? = nil,
        in language: Language = .english
    ) throws -> String {
        MeetingWords(try SamplePages.strings(language)).sentence(
            .init(
                firstDay: first, lastDay: last ?? first + 91, startsAt: 485, endsAt: 720, repeats: repeats, every: every,
                weekdays: weekdays))
    }

    @Test("a plan says on which days, when, and from when to when; one without repetition only its day and time")
    func sentences() throws {
        let end = ", 08:05–12:00, 1 October – 31 December 2026"
        #expect(try Self.sentence(.weekly, every: 1, on: [4, 2]) == "Weekly: Tuesday and Thursday" + end)
        #expect(try Self.sentence(.weekly, every: 2, on: [1]) == "Every 2 weeks: Monday" + end)
        #expect(try Self.sentence(.daily, every: 1) == "Daily" + end)
        #expect(try Self.sentence(.daily, every: 3) == "Every 3 days" + end)
        #expect(try Self.sentence(.tuesdayThursday) == "Every Tuesday and Thursday" + end)
        #expect(try Self.sentence(.none, to: Self.first) == "08:05–12:00, 1 October 2026")
    }

    @Test("it is said in the language of the reader", arguments: [(Language.romanian, "marți"), (.serbian, "utorak")])
    func languages(language: Language, tuesday: String) throws {
        #expect(try Self.sentence(.weekly, every: 1, on: [2], in: language).contains(": " + tuesday + ", 08:05–12:00, "))
    }
}
