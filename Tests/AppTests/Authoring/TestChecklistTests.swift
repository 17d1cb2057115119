import Foundation
import Testing

@testable import App

@Suite("What is looked at before a final is published")
struct TestChecklistTests {
    private let now = SampleSnapshot.start

    private func lines(_ strings: Strings) throws -> [TestChecklist.Line] {
        try #require(TestChecklist.sample(at: now)).lines(of: .sample(), at: now, strings)
    }

    @Test("each line leads to where it is changed, and what opens at once is said in so many words", arguments: Language.allCases)
    func lines(language: Language) throws {
        let strings = try SamplePages.strings(language)
        let lines = try lines(strings)
        let settings = TestWritingRoutes.settings(of: ID(text: "test"))
        #expect(
            lines.prefix(6).map(\.href)
                == ["opensDay", "closesDay", "limit", "code", "attempts", "results"].map { settings + "#" + $0 })
        #expect(lines.map(\.isUrgent) == [true] + Array(repeating: false, count: 8))
        #expect(lines[0].value == strings("checklist.open-now", ["time": strings.formats.near(now + .minutes(-10), now: now)]))
        #expect(lines[2].value == strings("checklist.minutes", n: 60))
        #expect(lines[7].value == strings("checklist.students", n: 21))
        #expect(lines[8].value == strings("test-warning.person", ["name": "Ana <Țîrlea>", "minutes": "95"]))
    }

    /// The list of a final from 9 to 11 with an hour for each student, and one with more.
    private func list(at moment: (Schedule) -> Instant) throws -> (checklist: TestChecklist, now: Instant) {
        let editor = TestInEditor.sample(.sample(nil, draft: TeacherAssessment.text))
        let draft = try #require(CheckedTest(editor.text, on: editor, at: now).draft)
        let settings = try AssessmentSettings(draft, topics: editor.topics.ids, before: nil)
        let then = moment(try #require(settings.schedule))
        let ana = TestWarnings.Student(name: "Ana", extra: ExtraTime(factor: 1500, added: .minutes(0)))
        return (try #require(TestChecklist(draft, settings, students: 0, extra: [ana], at: then)), then)
    }

    @Test("what opened meanwhile is looked at again, and what is over is told")
    func fingerprints() throws {
        let before = try list { $0.opens + .seconds(-1) }.checklist
        let open = try list { $0.opens }.checklist
        let (over, now) = try list { $0.closes }
        #expect([before, open, over].map(\.isOpen) == [false, true, false])
        #expect([before, open, over].map(\.isOver) == [false, false, true])
        #expect(Set([before, open, over].map(\.fingerprint)).count == 3)
        let strings = try SamplePages.strings(.english)
        let urgent = over.lines(of: .sample(), at: now, strings).filter(\.isUrgent).map(\.title)
        #expect(urgent == [strings("test-settings.closes"), strings("checklist.people")])
    }

    @Test("what was looked at can be confirmed a minute later, even when less is left than the test lasts")
    func confirmable() throws {
        let seen = try list { $0.closes + .minutes(-30) }.checklist
        let confirmed = try list { $0.closes + .minutes(-29) }.checklist
        #expect(seen.fingerprint == confirmed.fingerprint && seen.times.map(\.minutes) == [90])
    }

    @Test("the list comes once before a new final is published, and not for a quiz or a final that is published")
    func asked() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Parțial", "final", carmen)
            let page = try await carmen.get(test)
            #expect(page.words.contains("nepublicat") && page.text.contains("action=\"\(test)/publications\""))
            let fields = ["version", "base"].compactMap { name in page.hidden(name).map { (name, $0) } }
            let asked = try await carmen.post(test + "/publications", fields)
            #expect(asked.status == .unprocessableContent && asked.words.contains("după ce termină toți"))
            #expect(asked.words.contains("fără cod") && asked.words.contains("studenți înscriși"))
            #expect(asked.text.contains("href=\"\(test)/settings#opensDay\""))
            #expect(try await site.count("assessment") == 5)
            let confirmed = [
                ("version", try #require(asked.hidden("version"))), ("seen", try #require(asked.hidden("seen"))),
            ]
            let done = try await carmen.post(test + "/publications", confirmed)
            #expect(done.location == test)
            #expect(try await site.count("assessment") == 6)
            #expect(try await site.assessment(test).disclosure.results == .afterLast)
            var editor = try await TestEditor(carmen, test)
            editor.text += "\n\n### Încă una?\n\n= 7"
            #expect(try await editor.press("/publications").status == .seeOther)
            var quiz = try await TestEditor(carmen, try await site.beginTest("Quiz", "quiz", carmen))
            quiz.text = quiz.text.replacing("### ", with: "### Alta: ")
            #expect(try await quiz.press("/publications").status == .seeOther)
        }
    }

    @Test("a setting that is no YAML is mended in the text, because the form of the settings has no field then")
    func unreadable() throws {
        let strings = try SamplePages.strings(.english)
        let broken = TeacherAssessment.text.replacing("title: Test <1>", with: "title: Test: 1")
        let editor = TestInEditor.sample(.sample(nil, draft: broken))
        let mistakes = CheckedTest(broken, on: editor, at: now).mistakes
        #expect(mistakes.map(\.key) == ["mistake.yaml-colon"])
        let missing = MistakePlaces(editor, strings).missing(mistakes)
        #expect(missing.map(\.href) == [TestWritingRoutes.edit(ID(text: "test"))])
        #expect(missing.map(\.message) == mistakes.map { TestSentence.mistake($0, in: TestText.lines(of: broken), strings) })
    }

    @Test("the page of a test says what is missing, with the way to each, and so do its settings")
    func missing() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Parțial", "final", carmen)
            var editor = try await TestEditor(carmen, test)
            try editor.replace("limit: 60\n", "")
            editor.text += "\n\n### Fără răspuns?\n"
            try await editor.save()
            for address in [test, test + "/settings"] {
                let page = try await carmen.get(address)
                #expect(page.words.contains(site.sentence("publishing.missing")), "\(address)")
                #expect(page.text.contains("href=\"\(test)/settings#limit\""), "\(address)")
                #expect(page.text.contains("href=\"\(test)/questions/2/edit\""), "\(address)")
                #expect(!page.text.contains("action=\"\(test)/publications\""), "\(address)")
            }
            #expect(!(try await carmen.get(test + "/questions")).text.contains("action=\"\(test)/publications\""))
            try editor.replace("results: after-everyone", "limit: 60")
            try editor.replace("\n\n### Fără răspuns?", "")
            try await editor.save()
            for address in ["", "/settings", "/questions"] {
                #expect(try await carmen.get(test + address).text.contains("action=\"\(test)/publications\""), "\(address)")
            }
        }
    }
}
