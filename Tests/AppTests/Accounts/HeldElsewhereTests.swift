import Testing

@testable import App

@Suite("A form that was sent after signing out in another tab")
struct HeldElsewhereTests {
    @Test("is shown after signing in, does nothing by itself, and is saved when its writer sends it")
    func shown() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedInByPassword("carmen")
            let fields = [
                ("number", "X1"), ("title", "Curs nou"), ("semester", "2026/2027"), ("language", "ro"), ("marks", "ro"),
            ]
            let new = try await carmen.get(TeachRoutes.courses + "/courses/new")
            let hidden = ["token", "course"].compactMap { name in new.hidden(name).map { (name, $0) } }
            try await carmen.post("/sign-out", [])
            let page = try await carmen.post(TeachRoutes.courses + "/courses", hidden + fields)
            #expect(page.status == .unauthorized)
            let held = try #require(page.hidden("held"))
            let back = try #require(page.hidden("back"))
            let courses = try await site.count("course")
            let answer = try await carmen.post(
                "/sign-in", [("user", "carmen"), ("password", SampleInstitution.password), ("back", back), ("held", held)])
            #expect(answer.status == .conflict)
            #expect(answer.words.contains(site.sentence("problem.held.title")))
            #expect(answer.text.contains("value=\"Curs nou\"") && answer.text.contains("action=\"\(back)\""))
            #expect(try await site.count("course") == courses)
            #expect(try await carmen.post(back, hidden + fields).status == .seeOther)
            #expect(try await site.count("course") == courses + 1)
        }
    }
}
