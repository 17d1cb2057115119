import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("A teacher deletes a test, or makes a quiz of it")
struct WritingTestRemovalTests {
    @Test("what hangs on a test is said before; deleted it is gone for students, and put back it is there with its results")
    func removal() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let ended = try await ana.start("Exerciții")
            try await ana.end(ended)
            _ = try await ana.start("Exerciții")
            let test = try await site.writtenTest("Exerciții")
            let page = try await carmen.get(test + "/removal").words
            #expect(
                page.contains("Are 2 încercări") && page.contains("1 student dă testul acum") && page.contains("Ciclul de viață"))
            for _ in 1...2 { #expect(try await carmen.post(test + "/removal").status == .seeOther) }
            #expect(try await ana.get(site.test("Exerciții")).status == .notFound)
            #expect(try await ana.get(ended + "/results").status == .ok)
            #expect(try await carmen.get(test + "/edit").words.contains("Testul a fost șters"))
            let refused = try await TestEditor(carmen, test).press("/publications")
            #expect(refused.status == .unprocessableContent && refused.words.contains("Restaurați-l"))
            #expect(try await carmen.post(test + "/removal/endings").status == .seeOther)
            #expect(try await ana.get(site.test("Exerciții")).status == .ok)
        }
    }

    @Test("a test that was never published is deleted and put back as well")
    func draft() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.beginTest("Unu", "quiz", carmen)
            #expect(try await carmen.get(test + "/removal").words.contains("Testul nu a fost publicat"))
            try await carmen.post(test + "/removal")
            #expect(try await site.values("SELECT assessment_id AS v FROM assessment_draft WHERE removed_at IS NULL").isEmpty)
            try await carmen.post(test + "/removal/endings")
            #expect(try await site.values("SELECT assessment_id AS v FROM assessment_draft WHERE removed_at IS NULL").count == 1)
        }
    }

    @Test("a final that somebody can still take makes no quiz; one that is over does, with its pictures and without its times")
    func copies() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let open = try await site.writtenTest("Test final")
            #expect(try await carmen.get(open).text.contains(site.sentence("test-list.copy")) == false)
            let early = try await carmen.post(open + "/copies", [("id", UUID().uuidString.lowercased())])
            #expect(early.location == open)
            #expect(try await site.count("assessment_draft") == 0)
            let gif: [UInt8] = Array("GIF89a".utf8) + [9, 0, 7, 0, 0, 0, 0]
            let over = try await site.writtenTest("Test trecut")
            let id = TestSite.lastPart(over)
            try await site.database.write { tx in
                let row = try tx.first("SELECT id FROM assessment_revision WHERE assessment_id = \(id)")
                let revision: String = try #require(row)["id"]
                try tx.execute(
                    "UPDATE question_revision SET body = '![a](media/a.gif)' WHERE revision_id = \(revision) AND position = 1")
                try tx.execute(
                    """
                    INSERT INTO picture (revision_id, name, content_type, width, height, content)
                    VALUES (\(revision), 'media/a.gif', 'image/gif', 9, 7, \(gif))
                    """)
            }
            let form = try #require(try await carmen.get(over).hidden("id"))
            let made = try await carmen.post(over + "/copies", [("id", form)])
            #expect(try await carmen.post(over + "/copies", [("id", form)]).location == made.location)
            let copy = String(try #require(made.location).dropLast("/edit".count))
            var editor = try await TestEditor(carmen, copy)
            #expect(editor.text.contains("kind: quiz") && editor.text.contains("Test trecut (autoevaluare)"))
            #expect(!editor.text.contains("opens:") && editor.text.contains("UIKit ține de stratul de sus."))
            try await editor.publish()
            #expect(try await site.count("picture") == 2)
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test trecut (autoevaluare)")
            #expect(try await ana.get(attempt + "/questions/1").text.contains("media/a.gif"))
        }
    }

    @Test("a copy never takes the place of another test, of one's own or of a course that one does not teach")
    func taken() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let over = try await site.writtenTest("Test trecut")
            for (title, status) in [("Words", HTTPResponse.Status.notFound), ("Exerciții", .seeOther)] {
                let id = TestSite.lastPart(try await site.test(title))
                #expect(try await carmen.post(over + "/copies", [("id", id)]).status == status)
                #expect(try await site.count("assessment_draft") == 0)
            }
        }
    }

    @Test("a test stays its course's own, whatever lies beside it")
    func ownCourse() async throws {
        try await TestSite.run { site in
            let words = TestSite.lastPart(try await site.test("Words"))
            try await site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO assessment_draft (assessment_id, course_id, assessment_key, version, person_id, saved_at, text)
                    SELECT \(words), course.id, 'words', 1, person.id, 1, '' FROM course, person
                    WHERE course.code = 'PDM301' AND person.user_name = 'felix'
                    """)
            }
            let felix = try await site.signedIn("felix")
            for page in ["", "/edit", "/attempts", "/figures", "/corrections"] {
                #expect(try await felix.get("/teach/tests/\(words)" + page).status == .notFound)
            }
        }
    }
}
