import Testing

@testable import App

@Suite("A corrected key stays in what is made of its test")
struct CopiedKeyTests {
    /// Two answers accepted where one is to be chosen, and a question for which everybody has the point: no text can say either.
    private func scene(_ body: @escaping @Sendable (CorrectionScene) async throws -> Void) async throws {
        try await TestSite.run { site in
            let scene = try await CorrectionScene(site)
            try await scene.correct("strat", [("right[]", "2"), ("right[]", "3")], because: "Ambele se acceptă")
            try await scene.correct("optionale", [("everyone", "1")], because: "Întrebarea era greșită")
            try await body(scene)
        }
    }

    /// The quiz that Carmen makes of the quiz, as she opens it.
    private func copy(_ scene: CorrectionScene) async throws -> TestEditor {
        let test = try await scene.site.writtenTest("Exerciții")
        let form = try #require(try await scene.carmen.get(test).hidden("id"))
        let made = try await scene.carmen.post(test + "/copies", [("id", form)])
        return try await TestEditor(scene.carmen, String(try #require(made.location).dropLast("/edit".count)))
    }

    @Test("a quiz made of a quiz marks as that one was corrected, says so before it is published, and lists the corrections")
    func quiz() async throws {
        try await scene { scene in
            var editor = try await copy(scene)
            let asked = try await editor.press("/publications")
            #expect(asked.status == .unprocessableContent)
            #expect(asked.words.contains("Răspunsul corect la întrebarea „Ce strat conține **UIKit**?” a fost modificat"))
            try await editor.publish()
            #expect(try await scene.begunBy(scene.dan, choosing: "Media", in: "Exerciții (autoevaluare)") == 3000)
            let page = try await scene.carmen.get(editor.test + "/corrections")
            #expect(page.words.contains("Ambele se acceptă") && page.words.contains("Întrebarea era greșită"))
            #expect(page.words.contains("Carmen Brânză"))
            #expect(try await scene.earned() == [3000, 3000], "nothing moves in the test that it was made of")
            // What is published later keeps them too.
            try editor.replace("Ce este în Core Services?", "Ce nu este acolo?")
            try await editor.publish()
            #expect(try await scene.begunBy(scene.dan, choosing: "Media", in: "Exerciții (autoevaluare)") == 3000)
        }
    }

    @Test("a key that is written anew in the copy holds there, and what a text can say is only in the text")
    func writtenAnew() async throws {
        try await scene { scene in
            try await scene.correct("servicii", [("right[]", "1")], because: "Numai prima")
            let corrections = try await scene.site.count("mark_correction")
            var editor = try await copy(scene)
            try editor.replace("- [ ] Core OS\n- [x] Cocoa", "- [x] Core OS\n- [ ] Cocoa")
            try await editor.publish()
            #expect(try await scene.begunBy(scene.dan, choosing: "Media", in: "Exerciții (autoevaluare)") == 1000)
            #expect(try await scene.begunBy(scene.dan, choosing: "Core OS", in: "Exerciții (autoevaluare)") == 3000)
            #expect(try await scene.site.count("mark_correction") == corrections + 1, "that everybody has the point")
        }
    }

    @Test("the quiz of a course that is copied marks as it was corrected, and lists the corrections")
    func course() async throws {
        try await scene { scene in
            let (site, carmen) = (scene.site, scene.carmen)
            let id = try await site.courseID("PDM301")
            let copy = ID<Course>(text: try #require(try await carmen.get(TeachRoutes.newCopy(of: id)).hidden("course")))
            try await carmen.post(
                TeachRoutes.copies(of: id),
                [("course", copy.text), ("number", "PDM302"), ("title", "Din nou"), ("semester", "2026/2027")])
            try await carmen.post(CoursePeopleRoutes.enrolments(of: copy), [("user", "ema")])
            #expect(try await scene.begunBy(site.signedIn("ema"), choosing: "Media") == 3000)
            let tests = try await site.values("SELECT id AS v FROM assessment WHERE course_id = \(copy)")
            let page = try await carmen.get("/teach/tests/\(try #require(tests.first))/corrections")
            #expect(page.words.contains("Ambele se acceptă") && page.words.contains("Întrebarea era greșită"))
            #expect(try await scene.earned() == [3000, 3000])
        }
    }
}
