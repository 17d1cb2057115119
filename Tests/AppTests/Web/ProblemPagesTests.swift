import Database
import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Pages about problems")
struct ProblemPagesTests {
    /// A student who reads in a language.
    private func reader(_ site: TestSite, _ language: Language) async throws -> TestBrowser {
        let ana = try await site.signedIn("ana")
        try await ana.post("/language", [("language", language.rawValue)])
        return ana
    }

    private func expect(
        _ page: TestBrowser.Reply, _ status: HTTPResponse.Status, _ problem: String, _ language: Language, _ site: TestSite
    ) {
        #expect(page.status == status)
        #expect(page.headers[.contentType] == "text/html; charset=utf-8")
        #expect(page.text.contains("<html lang=\"\(language.rawValue)\">"))
        #expect(page.text.contains(site.sentence("problem.\(problem).title", in: language)))
        #expect(page.text.contains(site.sentence("problem.to-home", in: language)))
    }

    @Test("speak the person's language", arguments: Language.allCases)
    func languages(_ language: Language) async throws {
        try await TestSite.run { site in
            let ana = try await reader(site, language)
            func says(_ page: TestBrowser.Reply, _ key: String) -> Bool {
                page.text.contains(site.sentence(key, in: language))
            }
            let lost = try await ana.get("/tests/none")
            expect(lost, .notFound, "not-found", language, site)
            #expect(says(lost, "problem.not-found.sentence"))
            let nowhere = try await ana.get("/nowhere/at/all")
            expect(nowhere, .notFound, "not-found", language, site)
            let unread = try await ana.post("/language", [("language", "xx")])
            expect(unread, .unprocessableContent, "unreadable", language, site)
            #expect(says(unread, "problem.unreadable.sentence"))
            let large = try await ana.post("/language", [("language", String(repeating: "a", count: 300_000))])
            expect(large, .contentTooLarge, "too-large", language, site)
            #expect(says(large, "problem.too-large.sentence"))
            ana.headers = [.secFetchSite: "cross-site"]
            let forged = try await ana.post("/language", [("language", "ro")])
            expect(forged, .forbidden, "forged", language, site)
            #expect(says(forged, "problem.forged.sentence"))
        }
    }

    @Test("about what nobody foresaw carry an id and nothing else", arguments: Language.allCases)
    func unexpected(_ language: Language) async throws {
        try await TestSite.run { site in
            let ana = try await reader(site, language)
            let attempt = try await ana.start("Test final")
            try await site.database.write { tx in _ = try tx.execute("DROP TABLE flag") }
            let page = try await ana.get("\(attempt)/questions/1")
            expect(page, .internalServerError, "unexpected", language, site)
            let id = try #require(page.text.firstMatch(of: #/[0-9a-f]{12}/#)).output
            #expect(page.text.contains(site.sentence("problem.unexpected.sentence", ["id": String(id)], in: language)))
            for detail in ["flag", "SQL", "sqlite", "Error", "table"] { #expect(!page.words.contains(detail)) }
            let again = try await ana.get("\(attempt)/questions/1")
            #expect(!again.text.contains(id))
            #expect(try await ana.get("/tests").status == .ok)
        }
    }

    @Test("about a database that fails at once speak the institution's language, and the form is not lost silently")
    func databaseGone() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            try await site.database.write { tx in _ = try tx.execute("DROP TABLE flag") }
            try await site.database.write { tx in
                _ = try tx.execute("ALTER TABLE session RENAME TO gone")
            }
            let page = try await ana.post("/language", [("language", "en")])
            #expect(page.status == .internalServerError)
            #expect(page.text.contains("<html lang=\"ro\">"))
            #expect(page.text.contains(site.sentence("problem.unexpected.title")))
        }
    }

    @Test("a visitor is led to the sign-in page from them")
    func visitor() async throws {
        try await TestSite.run { site in
            let page = try await site.visitor().get("/nowhere")
            #expect(page.status == .notFound)
            #expect(page.text.contains(site.sentence("problem.to-sign-in")))
            #expect(try await site.visitor().get("/tests").location == "/sign-in?back=/tests")
        }
    }

    @Test("a verb that an address does not know is not found", arguments: ["/tests", "/account", "/readyz", "/assets/x.js"])
    func wrongVerb(path: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(try await ana.post(path).status == .notFound)
        }
    }

    @Test(
        "long forms of strangers are refused before anybody signs in: above 256 KB, and at the sign-in page, which may hold a text, above 1 MB"
    )
    func largeFromStranger() async throws {
        try await TestSite.run { site in
            for (address, refused, read) in [("/sign-in", 1_100_000, 900_000), ("/language", 300_000, 200_000)] {
                let page = try await site.visitor().post(address, [("user", String(repeating: "a", count: refused))])
                #expect(page.status == .contentTooLarge)
                #expect(page.text.contains(site.sentence("problem.too-large.sentence")))
                let other = try await site.visitor().post(address, [("user", String(repeating: "a", count: read))])
                #expect(other.status != .contentTooLarge)
            }
        }
    }
}
