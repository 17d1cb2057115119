import Foundation
import Testing

@testable import App

@Suite("What an author reads holds on one line")
struct PrintableMistakeTests {
    @Test("signs that steer a terminal, or end the line, are shown as question marks")
    func controls() throws {
        let mistake = Mistake("a.md", line: 3, "mistake.link", ["address": "java\nscript:\u{1B}[2J\u{7F}ț"])
        let text = try mistake.text(SamplePages.strings(.english))
        #expect(text.contains("java?script:?[2J?ț"))
        #expect(!text.contains("\n"))
    }
}

@Suite("What an import says")
struct ImportSentenceTests {
    private let strings: Strings

    init() throws {
        strings = Strings(
            catalogue: try SharedSample.catalogue(.english), formats: Formats(language: .english, zone: .gmt))
    }

    @Test("of a mistake names file, line and sentence, as editors know it")
    func mistakes() {
        let values = ["value": "strat", "line": "7"]
        #expect(
            Mistake("2-a/tests/1-b.md", line: 12, "mistake.identifier-twice", values).text(strings)
                == "2-a/tests/1-b.md:12: The identifier “strat” already belongs to the question on line 7.")
        #expect(Mistake("people.csv", line: nil, "mistake.missing-file").text(strings) == "people.csv: The file is missing.")
    }

    @Test("of a typing error lists what may stand there")
    func allowed() throws {
        var settings = try Settings("titel: a", file: "x.md")
        settings.requireKnown(["title", "kind"])
        #expect(
            settings.mistakes.map { $0.text(strings) } == [
                "x.md:1: There is no setting “titel”. You can use: kind, title."
            ])
        let heading = QuestionHeading("### A? {kind=essay}", file: "x.md", line: 9)
        let sentence = try #require(heading.mistakes.first).text(strings)
        #expect(["points=", "penalty=", "number", "text", "order=", "case="].allSatisfy(sentence.contains))
    }

    @Test(
        "of a change begins with its sign",
        arguments: [
            (.added, .person, "ana", "+ person ana"), (.changed, .course, "mobile", "~ course mobile"),
            (.added, .survey, "autumn", "+ survey autumn"), (.added, .assessment, "mobile/quiz", "+ test mobile/quiz"),
            (.changed, .institution, "A", "~ institution A"),
            (.kept, .enrolment, "mobile/ana", "= enrolment mobile/ana (no longer in the folder; kept)"),
            (.removed, .person, "ana", "- person ana (no longer in the folder; removed)"),
            (.removed, .topic, "mobile/A / B", "- topic mobile/A / B (no longer in the folder; removed)"),
            (.changed, .deadline, "mobile/final/ana +12 min", "~ end of a test in progress mobile/final/ana +12 min"),
        ] as [(ImportChange.Verb, ImportChange.Subject, String, String)])
    func changes(verb: ImportChange.Verb, subject: ImportChange.Subject, name: String, sentence: String) {
        #expect(ImportChange(verb: verb, subject: subject, name: name).text(strings) == sentence)
    }

    @Test("of lines of a table says how many there are, and of what only professors may change that it stays")
    func notes() {
        func text(_ verb: ImportChange.Verb, _ subject: ImportChange.Subject, _ name: String, _ note: ImportChange.Note) -> String
        {
            ImportChange(verb: verb, subject: subject, name: name, note: note).text(strings)
        }
        #expect(text(.added, .points, "web", .count(1)) == "+ points web (1 entry)")
        #expect(text(.changed, .points, "web", .count(412)) == "~ points web (412 entries)")
        #expect(text(.left, .marks, "1-web/marks.csv", .count(1)).hasPrefix("! confirmed marks 1-web/marks.csv (1 entry differs"))
        #expect(
            text(.left, .plan, "1-web/points", .forProfessors)
                == "! plan of points 1-web/points (only the course’s professors may change this; kept)")
    }
}
