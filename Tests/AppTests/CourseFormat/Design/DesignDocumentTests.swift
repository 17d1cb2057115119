import Foundation
import Testing

@testable import App

@Suite("design.yaml")
struct DesignDocumentTests {
    private let files: WrittenFolder

    init() throws {
        files = try WrittenFolder()
        try files.write("media/fisa.pdf", Data("%PDF-1.4\n".utf8))
    }

    private func text(_ draft: DesignDraft) -> String { DesignFileText(order: WholeDesign.topics).text(draft) }

    @Test("is written as it was read, with every setting that there is")
    func again() throws {
        let document = try WholeDesign.read(WholeDesign.text, files)
        #expect(text(document.draft) == WholeDesign.text)
        #expect(document.files.keys.sorted() == ["media/fisa.pdf"])
        #expect(try WholeDesign.read("# nothing\n", files).draft == DesignDraft())
        #expect(text(DesignDraft()) == "")
    }

    @Test("says what a course is about, when it meets and what its students will be able to do")
    func values() throws {
        let draft = try WholeDesign.read(WholeDesign.text, files).draft
        #expect(draft.description.ratio == .init(inClass: 1, outOfClass: 2) && draft.description.creditHours == 5)
        #expect(draft.policies[.grading]?.text == "Nota are părți:\n\n- teme\n- examen")
        #expect(draft.policies[.conduct]?.isHidden == true && draft.policies[.missedExams] == nil)
        let meetings = try #require(draft.meetings.first)
        #expect(meetings.startsAt == 600 && meetings.endsAt == 720 && meetings.weekdays == [.tuesday])
        #expect(meetings.changes.map(\.day.day.iso) == ["2026-11-10", "2026-11-17"])
        #expect(meetings.changes.map { $0.move?.room } == [nil, "Sala 2017"])
        #expect(draft.meetings.last?.endsAt == 1440 && draft.meetings.last?.every == nil)
        #expect(draft.objectives.map(\.key) == ["explica", nil, nil, nil] && draft.objectives.map(\.share) == [80, 70, 70, 70])
        #expect(draft.objectives.first?.criteria[.accuracy] == .init(text: "80 %", isOn: true))
        #expect(draft.objectives.first?.criteria[.speed] == .init(text: "într-o oră", isHidden: true))
        #expect(draft.objectives.first?.techniques == ["minute-paper", "lecture", "own-perechi"])
        #expect(
            draft.techniques.map(\.key) == ["own-perechi", "own-turul-galeriei"] && draft.techniques.map(\.owner) == [nil, nil])
        #expect(draft.techniques.first?.content.description == "Doi câte doi:\n\n- unul scrie\n- altul citește")
        #expect(draft.techniques.last?.content.traits.domains == ["cognitive"])
        #expect(draft.topics[["Straturi"]]?.resources.map(\.place).last == .nowhere)
        #expect(draft.hours[.individualStudy]?.assessment == "Test parțial" && draft.syllabus.hidden == [.people])
    }

    @Test(
        "takes days of the calendar, and days and weeks from the import",
        arguments: [
            ("2026-10-06", "2026-10-06"), ("6.10.2026", "2026-10-06"), ("-49d", "2026-10-03"), ("+0d", "2026-11-21"),
            ("-7w", "2026-09-28"), ("-7w tuesday", "2026-09-29"), ("+0w sunday", "2026-11-22"), ("+1w", "2026-11-23"),
        ])
    func days(written: String, day: String) throws {
        let found = try #require(DesignDay(written, today: WholeDesign.today))
        #expect(found.day.iso == day)
        #expect(DesignDay("-7w", .sunday, today: WholeDesign.today)?.day.iso == "2026-10-04")
        for wrong in ["-49", "49d", "-7w Tuesday", "tuesday", "-12345d", "2026-02-30", ""] {
            #expect(DesignDay(wrong, today: WholeDesign.today) == nil, "\(wrong)")
        }
    }

    @Test("keeps the days of the first import where they are relative, and follows the file where they are not")
    func settled() throws {
        let yaml = "meetings: [{first-day: DAY, last-day: +1w, from: '8:00', to: '9:00', repeats: daily}]"
        let before = try WholeDesign.read(yaml.replacing("DAY", with: "2026-09-01")).draft.settled(nil)
        let relative = try WholeDesign.read(yaml.replacing("DAY", with: "-7d")).draft.settled(before)
        #expect(relative.meetings.first?.firstDay == .absolute(try #require(LocalDay(year: 2026, month: 9, day: 1))))
        let absolute = try WholeDesign.read(yaml.replacing("DAY", with: "2026-09-02")).draft.settled(before)
        #expect(absolute.meetings.first?.firstDay.day.iso == "2026-09-02")
        #expect(
            try WholeDesign.read(yaml.replacing("DAY", with: "-7d")).draft.settled(nil).meetings.first?.firstDay.day.iso
                == "2026-11-14")
    }

    @Test("has events in the order of their days, each on a day of the calendar once it is settled")
    func events() throws {
        let yaml = "events:\n  - {key: a, title: A, kind: teaching, place: in-class, assigned: -9d, due: -7d, hours: \"1:30\"}\n"
            + "  - {key: b, title: B, kind: assessment, place: out-of-class, due: 2026-09-01}\n"
        let draft = try WholeDesign.read(yaml).draft
        #expect(draft.events.map(\.key) == ["b", "a"] && draft.events.last?.hours.count == 6)
        let first = draft.settled(nil)
        #expect(first.events.map(\.due.day.iso) == ["2026-09-01", "2026-11-14"])
        #expect(first.events.map { $0.assigned?.day.iso } == [nil, "2026-11-12"])
        let later = try WholeDesign.read(yaml.replacing("-9d", with: "-1d").replacing("-7d", with: "+9d")).draft
        #expect(later.settled(first) == first, "relative days keep the value of the first import")
        let moved = try WholeDesign.read(yaml.replacing("-7d", with: "2026-11-12")).draft.settled(first)
        #expect(moved.events.last?.assigned == nil && moved.events.last?.due.day.iso == "2026-11-12")
        #expect(try WholeDesign.read(text(first)).draft == first)
    }

    @Test("reads back five hundred events with all that they can have")
    func manyEvents() throws {
        var draft = DesignDraft()
        let keys = (0..<WrittenDesign.mostObjectives).map { "obiectiv-\($0)" }
        draft.objectives = keys.map { WrittenObjective(key: $0) }
        draft.events = WrittenEvent.sorted(
            (0..<WrittenDesign.mostEvents).map { number in
                WrittenEvent(
                    key: "eveniment-\(number)", title: "Titlu: \(number), [lung] {a}", kind: .teaching, place: .outOfClass,
                    assigned: .absolute(WholeDesign.today + -3), due: .absolute(WholeDesign.today + number % 300),
                    hours: QuarterHours(count: 1 + number), objectives: [keys[number % 40]], technique: "minute-paper",
                    dimension: .factual, subject: .test("quiz"), link: "https://example.org/?a=1&b=\(number)",
                    notes: "Un rând,\n- altul: *da*")
            })
        #expect(try WholeDesign.read(text(draft)).draft == draft)
    }

    @Test("reads back texts whose signs mean something in YAML, be they few or many")
    func signs() throws {
        var draft = DesignDraft()
        for text in [
            "a &b c *b", "- [x] *a*, {b}: \"c\" \\ &a?\n\n| --- | --- |\n  d: e",
            String(repeating: "a, ", count: 3_000) + "&b *b",
            "#", "'", "%a", "- ", "a\u{2028}b", "true", "~", "0x10", "1:20",
        ] {
            draft.policies[.conduct] = .init(text: text.trimmingCharacters(in: .whitespacesAndNewlines))
            draft.description.bibliography = String(repeating: "a, [b], {c}\n", count: 800) + "d"
            draft.objectives = [WrittenObjective(sentence: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))]
            draft.objectives = draft.objectives.filter { $0.sentence.map { $0.count < 900 } == true }
            #expect(try WholeDesign.read(self.text(draft)).draft == draft, "\(text.prefix(40))")
        }
        draft.policies = Dictionary(
            uniqueKeysWithValues: CoursePolicyKind.allCases.map { kind in
                (kind, .init(procedure: kind == .grading ? .custom : nil, text: String(repeating: ",", count: 9_999)))
            })
        #expect(try WholeDesign.read(self.text(draft)).draft == draft)
    }
}
