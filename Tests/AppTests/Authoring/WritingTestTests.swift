import Foundation
import Testing

@testable import App

@Suite("A teacher writes a test")
struct WritingTestTests {
    @Test("Carmen begins a quiz with an example and publishes it as it is; Ana takes it then, and not before")
    func journey() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let test = try await site.beginTest("Rețele: „noțiuni”", "quiz", carmen)
            let taken = test.replacingOccurrences(of: "/teach", with: "")
            var editor = try await TestEditor(carmen, test)
            #expect(editor.text.contains("kind: quiz") && editor.text.contains("Cât fac 2 + 3?"))
            #expect(try await editor.press("/checks").status == .seeOther)
            #expect(try await ana.get(taken).status == .notFound)
            let list = try await carmen.get(site.teachCourse() + "/tests").words
            #expect(list.contains("Rețele: „noțiuni”") && list.contains("nepublicat"))
            try await editor.publish()
            #expect(try await ana.get("/tests").words.contains("Rețele: „noțiuni”"))
            let attempt = try await ana.start("Rețele: „noțiuni”")
            #expect(try await ana.get(attempt + "/questions/1").words.contains("Cât fac 2 + 3?"))
            #expect(
                try await site.values("SELECT assessment_key AS v FROM assessment ORDER BY position DESC LIMIT 1") == [
                    "retele-notiuni"
                ])
        }
    }

    @Test("a final begins with a date a week ahead at nine, in the institution's zone, and can be published as it stands")
    func newFinal() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Parțial", "final", carmen)
            var editor = try await TestEditor(carmen, test)
            #expect(editor.text.contains("opens: 2026-11-28 09:00\ncloses: 2026-11-28 11:00\nlimit: 60"))
            try await editor.publish()
            let schedule = try #require(try await site.assessment(test).schedule)
            #expect(schedule.opens == SampleInstitution.start + .days(7) + .hours(-1) && schedule.limit == .minutes(60))
        }
    }

    @Test("the form of a new test sent twice is one test; without a title there is none")
    func newTest() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let list = try await site.teachCourse() + "/tests"
            let form = try #require(try await carmen.get(list).hidden("id"))
            let fields = [("title", " Unu \n"), ("kind", "quiz"), ("id", form)]
            let (first, second) = (try await carmen.post(list, fields), try await carmen.post(list, fields))
            #expect(first.location == second.location)
            #expect(try await site.count("assessment_draft") == 1)
            for wrong in [("", "quiz", form), ("Doi", "other", form), ("Doi", "quiz", "no-id")] {
                let reply = try await carmen.post(list, [("title", wrong.0), ("kind", wrong.1), ("id", wrong.2)])
                #expect(reply.status == .unprocessableContent)
            }
            let again = try await site.beginTest("Unu", "quiz", carmen)
            #expect(again != first.location)
            #expect(
                try await site.values("SELECT assessment_key AS v FROM assessment_draft ORDER BY assessment_key") == [
                    "unu", "unu-2",
                ])
        }
    }

    @Test("a text with mistakes is saved; the check names each with its line, by script and without")
    func checks() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Unu", "quiz", carmen)
            var editor = try await TestEditor(carmen, test)
            try editor.replace("- [x] 5", "- [ ] 5\n- [ ] ![Cinci](cinci.png)")
            editor.text += "\n\n## Botanica\n\n### Ce?\n\n= 5"
            let page = try await editor.press("/checks")
            #expect(page.status == .unprocessableContent)
            #expect(page.words.contains("Cursul nu are capitolul „Botanica”"))
            #expect(page.words.contains("Cursul nu are imaginea cinci.png") && page.text.contains("data-line=\"6\""))
            editor = try await TestEditor(carmen, test)
            #expect(editor.text.contains("Botanica"), "it is saved")
            let refused = try await editor.press("/publications")
            #expect(refused.status == .unprocessableContent && refused.words.contains("Botanica"))
            carmen.headers[.accept] = "application/json"
            let heard = try JSONDecoder().decode(Heard.self, from: Data(try await editor.press("/checks").bytes))
            #expect((heard.mistakes?.count ?? 0) >= 3)
            #expect(heard.found?.contains("greșeli") == true && heard.version == 2)
            try editor.replace("## Botanica\n\n", "")
            try editor.replace("- [ ] ![Cinci](cinci.png)", "- [x] cinci")
            let well = try JSONDecoder().decode(Heard.self, from: Data(try await editor.press("/draft").bytes))
            #expect(well.mistakes?.isEmpty == true && well.found == "nicio greșeală")
        }
    }

    private struct Heard: Decodable {
        struct Mistake: Decodable {
            let line: Int?
        }

        let saved: String
        let version: Int?
        let found: String?
        let mistakes: [Mistake]?
    }

    @Test("a text as long as an import takes is kept; a longer one comes back with all that was typed")
    func long() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Unu", "quiz", carmen)
            var editor = try await TestEditor(carmen, test)
            editor.text = String(repeating: "a", count: TestText.longest)
            #expect(try await editor.press("/draft").status == .seeOther)
            editor = try await TestEditor(carmen, test)
            editor.text += "b"
            let refused = try await editor.press("/draft")
            #expect(refused.status == .unprocessableContent && refused.text.contains("aab</textarea>"))
            #expect(try await TestEditor(carmen, test).version == editor.version)
        }
    }

    @Test("a published test opens with its text; saving what stands there changes nothing, publishing it neither")
    func storedText() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            for title in ["Test final", "Exerciții", "Test viitor"] {
                let test = try await site.writtenTest(title)
                let before = try await site.assessment(test)
                var editor = try await TestEditor(carmen, test)
                #expect(editor.version == "0")
                try await editor.save()
                try await editor.publish()
                #expect(try await site.assessment(test) == before, "\(title)")
            }
            #expect(try await site.count("assessment_draft") == 0)
            #expect(try await site.values("SELECT id AS v FROM assessment WHERE edited_at IS NOT NULL").isEmpty)
            #expect(try await site.values("SELECT id AS v FROM assessment_revision WHERE ordinal > 1").isEmpty)
        }
    }

    @Test("tests are moved up and down; a draft and a test of another course are not")
    func order() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let list = try await site.teachCourse() + "/tests"
            let quiz = TestSite.lastPart(try await site.test("Exerciții"))
            #expect(try await carmen.post(list + "/order", [("up", quiz)]).status == .seeOther)
            let words = try await carmen.get(list).words
            #expect(try #require(words.range(of: "Exerciții")).lowerBound < #require(words.range(of: "Test final")).lowerBound)
            let foreign = TestSite.lastPart(try await site.test("Words"))
            #expect(try await carmen.post(list + "/order", [("up", foreign)]).status == .notFound)
        }
    }

    @Test("a teacher of another course finds nothing of it, by whatever address")
    func foreign() async throws {
        try await TestSite.run { site in
            _ = try await site.addGelusCourse()
            let (carmen, gelu) = (try await site.signedIn("carmen"), try await site.signedIn("gelu"))
            let draft = try await site.beginTest("Unu", "quiz", carmen)
            for test in [draft, try await site.writtenTest("Exerciții")] {
                for part in ["", "/edit", "/settings", "/removal", "/overtaking"] {
                    #expect(try await gelu.get(test + part).status == .notFound, "\(part)")
                }
                for part in ["/draft", "/checks", "/publications", "/settings", "/removal", "/removal/endings", "/copies"] {
                    let reply = try await gelu.post(test + part, [("text", "Al meu"), ("version", "1"), ("resolve", "mine")])
                    #expect(reply.status == .notFound, "\(part)")
                }
            }
            #expect(try await site.count("assessment_draft") == 1)
            // Nor can a form make the draft of a test of another course its own.
            let own = "/teach/courses/\(try await site.courseID("GEL1"))/tests"
            let taken = try await gelu.post(own, [("title", "Al meu"), ("kind", "quiz"), ("id", TestSite.lastPart(draft))])
            #expect(taken.status == .notFound)
        }
    }
}
