import Foundation
import Testing

@testable import App

@Suite("A faulty design.yaml")
struct FaultyDesignTests {
    private func mistakes(_ yaml: String) throws -> [String] {
        try readingPlaces { _ = try WholeDesign.read(yaml) }.map {
            $0.replacing("a/design.yaml:", with: "").replacing("mistake.", with: "")
        }
    }

    @Test(
        "is refused with the line and what is wrong there",
        arguments: [
            ("seats: 0", ["1 design-number"]), ("seats: 1001", ["1 design-number"]), ("credit-hours: five", ["1 design-number"]),
            ("credit-hours: 61\nseats: 99999999999999999999", ["1 design-number", "2 design-number"]),
            ("time-ratio: \"0:2\"", ["1 design-ratio"]), ("time-ratio: 1", ["1 design-ratio"]),
            ("audience: [graduate, graduate]", ["1 design-twice"]), ("audience: [no-audience, graduate]", ["1 design-audience"]),
            ("audience: all", ["1 setting-not-list"]), ("seat: 4", ["1 setting-unknown"]),
            ("policies: [a]", ["1 setting-not-map"]),
            ("policies:\n  other: a", ["2 setting-choice"]), ("policies:\n  attendance: [a]", ["2 setting-not-text"]),
            ("policies:\n  grading:\n    procedure: custom", ["2 setting-missing"]),
            ("policies:\n  conduct:\n    procedure: custom\n    text: a", ["3 design-unused"]),
            ("policies:\n  grading:\n    text: a", ["3 design-unused"]),
            ("policies:\n  attendance:\n    text: \"" + String(repeating: ">", count: 400) + "\"", ["3 too-deep"]),
            ("instructors:\n  - user: eve", ["2 unknown-person"]),
            ("instructors:\n  - user: dan\n  - user: dan", ["3 design-twice"]),
            ("instructors:\n  - first-name: A\n    e-mail: b\n    phone: 12", ["2 setting-missing", "3 email", "4 phone"]),
            ("instructors:\n  - dan", ["2 design-entry"]),
            ("instructors:\n  - user: dan\n    first-name: D\n    web-page: \"ftp://a.b\"", ["3 design-unused", "4 url"]),
            ("outcomes:\n  - outcome: A\n    text: a\n  - outcome: A\n    text: b", ["4 design-twice"]),
            ("objectives:\n  - key: A b", ["2 design-key"]), ("objectives:\n  - action: cognitive/displays", ["2 design-action"]),
            ("objectives:\n  - action: cognitive/apply/implement\n    word: cook", ["3 setting-choice"]),
            ("objectives:\n  - word: explain", ["2 design-unused"]), ("objectives:\n  - topics: [Nimic]", ["2 unknown-topic"]),
            ("objectives:\n  - outcomes: [C9]", ["2 design-outcome"]), ("objectives:\n  - share: 101", ["2 design-number"]),
            ("objectives:\n  - condition-text: a", ["2 design-unused"]),
            ("objectives:\n  - criteria: {taste: a}", ["2 setting-choice"]),
            ("objectives:\n  - key: a\n  - key: a", ["3 design-twice"]),
            ("topics:\n  - topic: Nimic", ["2 unknown-topic"]), ("topics:\n  - priority: critical", ["2 setting-missing"]),
            ("topics:\n  - topic: Straturi\n  - topic: Straturi", ["3 design-twice"]),
            ("topics:\n  - topic: Straturi\n    hours: {individual-study: 3}", ["3 setting-unknown"]),
            ("topics:\n  - topic: Straturi\n    resources:\n      - title: a", ["4 setting-missing"]),
            (
                "topics:\n  - topic: Straturi\n    resources:\n      - {title: a, kind: link, url: \"https://a.b\", lesson: layers}",
                ["4 design-places"]
            ),
            ("topics:\n  - topic: Straturi\n    resources:\n      - {title: a, kind: book, lesson: x}", ["4 unknown-lesson"]),
            ("topics:\n  - topic: Straturi\n    resources:\n      - {title: a, kind: book, file: x.pdf}", ["4 file-missing"]),
            ("topics:\n  - topic: Straturi\n    resources:\n      - {title: a, kind: link, url: \"javascript:a\"}", ["4 url"]),
            ("hours:\n  lecture: 0", ["2 design-number"]), ("hours:\n  lecture:\n    assessment: a", ["3 setting-missing"]),
            ("syllabus:\n  sections: [plans]", ["2 setting-choice"]), ("syllabus: []", ["1 setting-not-map"]),
            ("audience: [graduate, all", ["1 yaml-bracket"]), ("a: &a [x]\nseats: *a", ["1 yaml-alias"]),
        ])
    func places(yaml: String, expected: [String]) throws {
        #expect(try mistakes(yaml) == expected)
    }

    @Test(
        "is refused for meetings that cannot be",
        arguments: [
            ("first-day: 2026-10-06\n    last-day: 2026-10-05", ["3 design-days"]),
            ("first-day: 2026-10-06\n    last-day: 2027-10-07", ["3 design-long"]),
            ("first-day: 2026-10-06\n    last-day: 2027-10-06", []),
            ("first-day: 6/10/2026\n    last-day: 2026-10-06", ["2 day-twofold"]),
            ("first-day: soon\n    last-day: 2026-10-06", ["2 design-day"]),
            ("first-day: 2026-10-06\n    last-day: 2026-10-06\n    every: 31", ["4 design-number"]),
            ("first-day: 2026-10-06\n    last-day: 2026-10-06\n    on: [monday]", ["4 design-unused"]),
            ("first-day: 2026-10-06\n    last-day: 2026-10-06\n    group: Grupa 9", ["4 design-group"]),
            ("first-day: 2026-10-06\n    last-day: 2026-10-06\n    changes: [{day: 2026-10-06, room: A}]", ["4 design-unused"]),
            (
                "first-day: 2026-10-06\n    last-day: 2026-10-06\n"
                    + "    changes: [{day: 2026-10-06, moved-to: 2030-01-01, from: \"8:00\", to: \"9:00\"}]",
                ["4 design-long"]
            ),
            (
                "first-day: 2026-10-06\n    last-day: 2026-10-06\n    changes: [{day: 2026-10-06}, {day: 2026-10-06}]",
                ["4 design-twice"]
            ),
        ])
    func meetings(settings: String, expected: [String]) throws {
        let yaml = "meetings:\n  - \(settings)\n    from: \"10:00\"\n    to: \"12:00\"\n    repeats: daily\n"
        #expect(try mistakes(yaml) == expected)
    }

    @Test(
        "is refused for events that cannot be",
        arguments: [
            ("due: 2026-10-06", []), ("due: -49d\n    assigned: -48d", ["3 design-event-days"]),
            ("due: 2026-10-06\n    assigned: 2026-10-07", ["3 design-event-days"]),
            ("due: 2026-10-06\n    assigned: 2025-10-04", ["3 design-long"]),
            ("due: 2026-10-06\n    assigned: 2025-10-05", []), ("due: soon", ["3 design-day"]), ("hours: 1", ["2 setting-missing"]),
            ("due: 6/10/2026", ["3 day-twofold"]), ("due: 2026-10-06\n    hours: 1.1", ["4 design-hours"]),
            ("due: 2026-10-06\n    hours: 1:30", []), ("due: 2026-10-06\n    hours: 1001", ["4 design-hours"]),
            ("due: 2026-10-06\n    objectives: [b]", ["4 design-objective"]),
            ("due: 2026-10-06\n    objectives: [a, a]", ["4 design-twice"]),
            ("due: 2026-10-06\n    technique: A b", ["4 design-technique"]),
            ("due: 2026-10-06\n    dimension: a", ["4 setting-choice"]), ("due: 2026-10-06\n    test: a", ["4 unknown-quiz"]),
            ("due: 2026-10-06\n    lesson: a", ["4 unknown-lesson"]),
            ("due: 2026-10-06\n    test: quiz\n    lesson: layers", ["5 design-unused"]),
            ("due: 2026-10-06\n    link: \"javascript:a\"", ["4 url"]), ("due: 2026-10-06\n    when: a", ["4 setting-unknown"]),
        ])
    func events(settings: String, expected: [String]) throws {
        let yaml = "events:\n  - key: e\n    \(settings)\n    title: A\n    kind: teaching\n    place: in-class\n"
        #expect(try mistakes(yaml + "objectives: [{key: a}]\n") == expected)
    }

    @Test("is refused for an event without what it needs, and for a key that is another's")
    func incompleteEvents() throws {
        #expect(
            try mistakes("events:\n  - due: 2026-10-06\n")
                == ["2 setting-missing", "2 setting-missing", "2 setting-missing", "2 setting-missing"])
        let one = "  - {key: a, title: A, kind: teaching, place: in-class, due: 2026-10-06}\n"
        #expect(try mistakes("events:\n" + one + one) == ["3 design-twice"])
        #expect(try mistakes("events:\n" + one.replacing("key: a", with: "key: A b")) == ["2 design-key"])
        #expect(try mistakes("events:\n" + one.replacing("kind: teaching", with: "kind: party")) == ["2 setting-choice"])
        func many(_ count: Int) -> String {
            "events:\n" + (0..<count).map { one.replacing("key: a", with: "key: a\($0)") }.joined()
        }
        #expect(try mistakes(many(WrittenDesign.mostEvents)) == [])
        #expect(try mistakes(many(WrittenDesign.mostEvents + 1)) == ["1 design-many"])
    }

    @Test("is refused for times that are none, and for an end before the start")
    func clocks() throws {
        func mistakes(_ from: String, _ to: String) throws -> [String] {
            try self.mistakes(
                "meetings:\n  - first-day: 2026-10-06\n    from: \"\(from)\"\n    to: \"\(to)\"\n    repeats: none\n")
        }
        #expect(try mistakes("10:00", "12:00") == [] && mistakes("8:05", "24:00") == [])
        #expect(try mistakes("10", "24:01") == ["3 design-clock", "4 design-clock"])
        #expect(try mistakes("24:00", "12:60") == ["3 design-clock", "4 design-clock"])
        #expect(try mistakes("12:00", "12:00") == ["4 design-times"])
    }

    @Test("is refused for more than may be, in letters, in bytes and in entries")
    func limits() throws {
        let letters = String(repeating: "ș", count: WrittenDesign.longestPolicy)
        #expect(try mistakes("policies:\n  conduct: \(letters)") == [])
        #expect(try mistakes("policies:\n  conduct: \(letters)ș") == ["2 setting-long"])
        // A letter with many marks is one letter.
        let tall = "a" + String(repeating: "\u{301}", count: 2_000)
        #expect(try mistakes("working-name: \(tall)") == ["1 setting-long"])
        let many = "objectives:\n" + String(repeating: "  - share: 60\n", count: WrittenDesign.mostObjectives)
        #expect(try mistakes(many) == [])
        #expect(try mistakes(many + "  - share: 60\n") == ["1 design-many"])
        let resources = String(repeating: "      - {title: a, kind: book}\n", count: 40)
        let two = ["Straturi", "Limbajul"].map { "  - topic: \($0)\n    resources:\n" + resources }.joined()
        #expect(try mistakes("topics:\n" + two) == ["1 design-many"])
    }

    @Test("that was written to cost much is refused at once", .endlessLimit)
    func costly() throws {
        let most = SettingsWeight.most
        #expect(try mistakes("seats: [" + String(repeating: "1,", count: 400_000) + "]") == ["1 design-heavy"])
        #expect(try mistakes(String(repeating: "\n", count: 400_000) + "seats: 1") == ["\(most + 1) design-heavy"])
        #expect(try mistakes("seats: " + String(repeating: "[", count: 400_000)) == ["1 design-heavy"])
        #expect(try mistakes(String(repeating: "- ", count: 400_000)) == ["1 design-heavy"])
        let unknown = (1..<(most / 2)).map { "k\($0): 1\n" }.joined()
        #expect(try mistakes(unknown).count == most / 2 - 1)
        let deep = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
        for name in ["seats", "policies", "topics", "objectives", "events", "meetings", "syllabus"] {
            #expect(try mistakes("\(name): \(deep)").allSatisfy { $0.hasPrefix("1 ") })
        }
        #expect(try mistakes("seats: \"" + String(repeating: "\\x31", count: 200_000) + "\"") == ["1 design-number"])
    }

    @Test("always gives the line of each mistake, whatever is broken in it", arguments: 1...20)
    func broken(seed: Int) throws {
        var generator = SeededGenerator(seed: Int64(seed), stream: 28)
        func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
        let pieces = [
            "", ":", "- ", "[", "]", "{", "}", "\"", "'", "#", "&a", "*a", "|", ">", "\t", "\n", "  ", "!!int ", "~", "-1", "9e9",
            "? ", "%", "@", "true", "\u{0}", "\u{301}", "ș", "2026-13-01",
        ]
        for _ in 0..<25 {
            var bytes = Array(WholeDesign.text.utf8)
            for _ in 0...below(3) {
                let start = below(bytes.count)
                let end = min(bytes.count, start + below(12))
                bytes.replaceSubrange(start..<end, with: Array(pieces[below(pieces.count)].utf8))
            }
            let text = String(decoding: bytes, as: UTF8.self)
            do {
                _ = try WholeDesign.read(text)
            } catch let found as ImportMistakes {
                #expect(!found.mistakes.isEmpty && found.mistakes.allSatisfy { $0.line != nil }, "\(text)")
            }
        }
    }
}
