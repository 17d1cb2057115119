import HTTPTypes
import Testing

@testable import App

@Suite("HEAD")
struct HeadTests {
    @Test("answers like GET, without the page", arguments: ["gzip", nil])
    func likeGet(encoding: String?) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            let quiz = try await ana.start("Exerciții")
            try await ana.end(quiz)
            ana.headers[.acceptEncoding] = encoding
            let pages = [
                "/", "/tests", try await site.test("Test final"), attempt, "\(attempt)/questions/1", "\(attempt)/review",
                "\(attempt)/results", "\(quiz)/results", "/account", "/account/password", "/account/sessions", "/sign-in",
                "/readyz", "/livez", "/nowhere", "\(attempt)/questions/9",
            ]
            for page in pages {
                let get = try await ana.get(page)
                let head = try await ana.head(page)
                #expect(head.status == get.status, "\(page)")
                #expect(head.headers[.contentType] == get.headers[.contentType], "\(page)")
                #expect(head.location == get.location, "\(page)")
            }
            #expect(try await ana.head("/tests").bytes.isEmpty)
            #expect(try await ana.head("\(attempt)/questions/1").bytes.isEmpty)
        }
    }

    @Test("starts nothing")
    func startsNothing() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let answer = try await ana.head(site.test("Exerciții") + "/attempts")
            #expect(answer.status == .notFound)
            #expect(try await site.count("attempt") == 0)
        }
    }

    @Test("needs signing in where GET does")
    func signIn() async throws {
        try await TestSite.run { site in
            let answer = try await site.visitor().head("/tests")
            #expect(answer.location == "/sign-in?back=/tests")
        }
    }
}
