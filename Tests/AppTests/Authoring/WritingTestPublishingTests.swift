import Foundation
import Testing

@testable import App

@Suite("A teacher publishes a test")
struct WritingTestPublishingTests {
    @Test(
        "a changed text becomes a new revision with its author; a running attempt keeps its own, also when the test is put away")
    func revisions() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let attempt = try await ana.start("Exerciții")
            let before = try await ana.get(attempt + "/questions/2").words
            let test = try await site.writtenTest("Exerciții")
            var editor = try await TestEditor(carmen, test)
            try editor.replace("Ce este în Core Services?", "Ce nu este acolo?")
            try await editor.publish()
            #expect(try await site.revisions(of: test).count == 2)
            let author = try await site.values("SELECT author_id AS v FROM assessment_revision WHERE ordinal = 2")
            #expect(author == (try await site.values("SELECT id AS v FROM person WHERE user_name = 'carmen'")))
            #expect(try await ana.get(attempt + "/questions/2").words == before)
            try await carmen.post(test + "/removal")
            #expect(try await ana.get(attempt + "/questions/2").words == before)
            #expect(try await ana.post(attempt + "/questions/2", [("choice[]", "1"), ("go", "next")]).status == .seeOther)
            #expect(try await ana.end(attempt).status == .seeOther)
            #expect(try await ana.get(attempt + "/results").status == .ok)
            #expect(try await site.values("SELECT id AS v FROM assessment WHERE edited_at IS NOT NULL").count == 1)
            // The same again makes no other.
            try await carmen.post(test + "/removal/endings")
            editor = try await TestEditor(carmen, test)
            editor.text += "\n"
            try await editor.publish()
            #expect(try await site.revisions(of: test).count == 2)
        }
    }

    @Test("a test never changes its kind")
    func kind() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await TestEditor(carmen, site.writtenTest("Test trecut"))
            let lines = editor.text.split(separator: "\n", omittingEmptySubsequences: false).filter {
                !["opens", "closes", "limit", "attempts"].contains(String($0.prefix { $0 != ":" }))
            }
            editor.text = lines.joined(separator: "\n").replacingOccurrences(of: "kind: final", with: "kind: quiz")
            let refused = try await editor.press("/publications")
            #expect(refused.status == .unprocessableContent && refused.words.contains("Un test final nu poate deveni"))
            #expect(refused.words.contains("kind: quiz"), "the line is quoted")
        }
    }

    @Test("what is to be known is asked about once, with the minutes that result for whoever has extra time")
    func warnings() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE person SET time_factor = 1500 WHERE user_name = 'ana'")
            }
            let test = try await site.beginTest("Parțial", "final", carmen)
            var editor = try await TestEditor(carmen, test)
            try editor.replace("11:00", "09:40")
            try editor.replace("2026-11-28 09:00", "+2d 09:00")
            try editor.replace("2026-11-28 09:40", "+2d 09:40")
            editor.text += """


                ## Limbajul

                ### Swift are tipuri opționale.

                - [x] Adevărat
                - [ ] Fals

                ### Cât fac  2 + 3? {#a-doua}

                - [ ] Opt
                - [x] Cinci

                ### cât fac 2 + 3? {#alta}

                - [ ] opt
                - [x] Cinci
                """
            let asked = try await editor.press("/publications")
            #expect(asked.status == .unprocessableContent && asked.words.contains("Înainte de publicare"))
            #expect(asked.words.contains("cine începe la deschidere are 40 min") && asked.words.contains("Ana Țîrlea: 60 min"))
            #expect(asked.words.contains("este și în „Exerciții”: testul de autoevaluare arată răspunsul corect"))
            #expect(
                asked.words.contains("apare de două ori")
                    && asked.words.contains("O dată din text se calculează față de momentul actual"))
            #expect(asked.words.contains("Din „Limbajul” se dau 3") == false)
            #expect(try await site.count("assessment") == 5, "nothing is published yet")
            let fields = [
                ("version", try #require(asked.hidden("version"))), ("seen", try #require(asked.hidden("seen"))),
            ]
            site.clock.advance(by: .seconds(30))
            #expect(try await carmen.post(test + "/publications", fields).status == .seeOther)
            #expect(try await site.count("assessment") == 6)
        }
    }

    @Test("a topic is small when too few questions of it and of those below it are asked")
    func smallTopics() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            var editor = try await TestEditor(carmen, site.beginTest("Parțial", "final", carmen))
            func questions(_ count: Int, _ word: String) -> String {
                (1...count).map { "\n\n### \(word) \($0)?\n\n- [x] Da\n- [ ] Nu" }.joined()
            }
            editor.text += "\n\n## Arhitectura" + questions(1, "A") + "\n\n## Arhitectura / Straturi" + questions(3, "S")
            editor.text += "\n\n## Limbajul" + questions(2, "L")
            let asked = try await editor.press("/publications")
            #expect(asked.words.contains("Din „Limbajul” se dau 2 întrebări"))
            #expect(!asked.words.contains("Din „Arhitectura"))
        }
    }

    @Test("a warning that was not there when it was asked is asked about again, and another draft is looked at first")
    func newWarnings() async throws {
        try await TestSite.run { site in
            let (carmen, felix) = (try await site.signedIn("carmen"), try await site.signedIn("felix"))
            let test = try await site.beginTest("Parțial", "final", carmen)
            var editor = try await TestEditor(carmen, test)
            try editor.replace("11:00", "09:40")
            let asked = try await editor.press("/publications")
            let fields = [("version", try #require(asked.hidden("version"))), ("seen", try #require(asked.hidden("seen")))]
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE person SET time_factor = 2000 WHERE user_name = 'bogdan'")
            }
            let again = try await carmen.post(test + "/publications", fields)
            #expect(again.status == .unprocessableContent && again.words.contains("Bogdan Șerban: 80 min"))
            var other = try await TestEditor(felix, test)
            other.text += "\n\n> Mai mult."
            try await other.save()
            let changed = try await carmen.post(test + "/publications", fields)
            #expect(changed.status == .seeOther && changed.location?.hasSuffix("/edit") == true)
            #expect(try await site.count("assessment") == 5)
        }
    }

    @Test("a picture of the course's files is shown in the test; a drawing and a missing one are told apart")
    func pictures() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let png: [UInt8] = [
                0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 7,
            ]
            let course = try await site.courseID("PDM301")
            try await carmen.upload(UploadRoutes.files(of: course), [("desen.png", png + Array(repeating: 0, count: 99))])
            try await carmen.upload(UploadRoutes.files(of: course), [("a.svg", Array(SampleInstitution.drawing.utf8))])
            let test = try await site.beginTest("Unu", "quiz", carmen)
            var editor = try await TestEditor(carmen, test)
            let edit = try await carmen.get(test + "/edit").text
            #expect(edit.contains("value=\"desen.png\"") && !edit.contains("value=\"a.svg\""))
            try editor.replace("### Cât fac 2 + 3?", "### Cât fac 2 + 3?\n\n![Un desen](desen.png)\n\n![Altul](a.svg)")
            let refused = try await editor.press("/publications")
            #expect(refused.words.contains("Imaginea a.svg nu este PNG, JPEG, GIF, WebP sau AVIF"))
            #expect(!refused.words.contains("desen.png nu"))
            editor = try await TestEditor(carmen, test)
            try editor.replace("\n\n![Altul](a.svg)", "")
            try await editor.publish()
            #expect(try await site.values("SELECT name AS v FROM picture") == ["desen.png"])
            // What was published keeps its picture when the file is gone.
            try await site.database.write { tx in _ = try tx.execute("DELETE FROM course_file") }
            try editor.replace("Un desen", "Desenul")
            try await editor.publish()
            #expect(try await site.values("SELECT name AS v FROM picture") == ["desen.png", "desen.png"])
        }
    }

    @Test("extra times of single people stay when the text says nothing of them")
    func extraTimes() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.writtenTest("Test viitor")
            try await carmen.post(test + "/extra-time", [("person", "ana"), ("factor", "2"), ("minutes", "5")])
            #expect(try await site.count("time_exception") == 1)
            var editor = try await TestEditor(carmen, test)
            #expect(!editor.text.contains("extra-time"))
            try editor.replace("limit: 30", "limit: 45")
            try await editor.publish()
            #expect(try await site.assessment(test).schedule?.limit == .minutes(45))
            #expect(try await site.count("time_exception") == 1)
        }
    }

    @Test("a limit that would end somebody's attempt at once is asked about; the deadline moves when it is confirmed")
    func ending() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let attempt = try await ana.start("Test final")
            site.clock.advance(by: .minutes(10))
            let test = try await site.writtenTest("Test final")
            var editor = try await TestEditor(carmen, test)
            try editor.replace("limit: 30", "limit: 5")
            var reply = try await editor.press("/publications")
            let seen = try #require(reply.hidden("seen"))
            reply = try await carmen.post(
                test + "/publications", [("version", try #require(reply.hidden("version"))), ("seen", seen)])
            #expect(reply.status == .unprocessableContent && reply.words.contains("încheie imediat 1 test în curs"))
            #expect(try await site.assessment(test).schedule?.limit == .minutes(30))
            let fields = [
                ("version", try #require(reply.hidden("version"))), ("seen", try #require(reply.hidden("seen"))), ("ending", "1"),
            ]
            #expect(try await carmen.post(test + "/publications", fields).status == .seeOther)
            #expect(try await site.assessment(test).schedule?.limit == .minutes(5))
            #expect(try await site.deadline(of: attempt) == site.clock.now)
            #expect(try await site.count("deadline_change") == 1)
        }
    }
}
