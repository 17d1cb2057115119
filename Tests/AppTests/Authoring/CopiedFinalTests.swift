import Database
import Foundation
import Testing

@testable import App

@Suite("A final is made of a final")
struct CopiedFinalTests {
    @Test("the draft of a retake has the questions, and cannot be published before it has dates of its own")
    func retake() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let test = try await site.writtenTest("Test final")
            let page = try await carmen.get(test)
            #expect(page.text.contains("name=\"kind\" value=\"final\""))
            let form = [("id", try #require(page.hidden("id"))), ("kind", "final")]
            let copy = try #require(try await carmen.post(test + "/copies", form).location)
            #expect(try await carmen.post(test + "/copies", form).location == copy)
            #expect(try await site.count("assessment_draft") == 1)
            var editor = try await TestEditor(carmen, copy)
            let original = try await TestEditor(carmen, test).text
            #expect(editor.text.contains("title: Test final (copie)") && !editor.text.contains("opens:"))
            let questions = try #require(original.firstRange(of: "### ")).lowerBound
            #expect(editor.text.hasSuffix(original[questions...]))
            let told = try await carmen.get(copy)
            #expect(told.text.contains("\(copy)/settings#opensDay") && told.text.contains("\(copy)/settings#closesDay"))
            #expect(try await editor.press("/publications").status == .unprocessableContent)
            #expect(try await site.count("assessment") == 5)
            try editor.replace("kind: final", "kind: final\nopens: 30.1.2027 u 9\ncloses: 30 ianuarie 2027, ora 11")
            try await editor.publish()
            let schedule = try #require(try await site.assessment(copy).schedule)
            #expect(schedule.closes == schedule.opens + .hours(2))
        }
    }

    @Test("no final is made of a quiz, nor of a test that one does not teach")
    func refused() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let form = [("id", UUID().uuidString.lowercased()), ("kind", "final")]
            let quiz = try await site.writtenTest("Exerciții")
            #expect(!(try await carmen.get(quiz)).text.contains("name=\"kind\" value=\"final\""))
            #expect(try await carmen.post(quiz + "/copies", form).status == .notFound)
            _ = try await site.addGelusCourse()
            let gelu = try await site.signedIn("gelu")
            let test = try await site.writtenTest("Test final")
            #expect(try await gelu.post(test + "/copies", form).status == .notFound)
            #expect(try await site.count("assessment_draft") == 0)
        }
    }

    @Test("a copied course has its finals as drafts without dates, each with its questions; those removed stay behind")
    func course() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let id = try await site.courseID("PDM301")
            let removed = TestSite.lastPart(try await site.test("Test trecut"))
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE assessment SET removed_at = 1 WHERE id = \(removed)")
            }
            let finals = try await site.values(
                """
                SELECT assessment_key AS v FROM assessment
                WHERE course_id = \(id) AND kind = 'final' AND removed_at IS NULL ORDER BY 1
                """)
            let new = try #require(try await carmen.get(TeachRoutes.newCopy(of: id)).hidden("course"))
            _ = try await carmen.post(
                TeachRoutes.copies(of: id),
                [("course", new), ("number", "PDM302"), ("title", "Din nou"), ("semester", "2026/2027")])
            let texts = try await site.values("SELECT text AS v FROM assessment_draft WHERE course_id = \(new) ORDER BY 1")
            #expect(texts.count == finals.count && !finals.isEmpty)
            #expect(texts.allSatisfy { $0.contains("kind: final") && $0.contains("limit:") && $0.contains("\n### ") })
            #expect(texts.allSatisfy { !$0.contains("opens:") && !$0.contains("closes:") && !$0.contains("code:") })
            #expect(try await site.values("SELECT kind AS v FROM assessment WHERE course_id = \(new) AND kind = 'final'") == [])
            let list = try await carmen.get("/teach/courses/\(new)/tests")
            #expect(list.words.contains("Test viitor") && list.words.contains("nepublicat"))
        }
    }
}
