import Foundation
import Testing

@testable import App

@Suite("The stylesheet is in every page, until a browser was sent it as a file")
struct StyleAheadTests {
    @Test("the start page of a test sends it ahead, and the questions then name the file that it sent")
    func sentAhead() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let list = try await ana.get("/tests")
            let start = try await ana.get(list.link("/tests/[^\"/]+"))
            let ahead = try #require(start.text.firstMatch(of: #/<link rel="stylesheet" href="([^"]+)" media="print">/#)).1
            #expect(list.text.contains("<style>") && start.text.contains("<style>"))
            let question = try await ana.get(ana.start("Test final") + "/questions/1")
            #expect(question.text.contains("<link rel=\"stylesheet\" href=\"\(ahead)\">") && !question.text.contains("<style>"))
            #expect(question.headers[.contentSecurityPolicy]?.contains("style-src 'self'") == true)
            let file = try await ana.get(String(ahead))
            let style = try #require(start.text.firstMatch(of: #/<style>((?s:.*?))<\/style>/#)).1
            #expect(
                Self.rules(String(style)).isSubset(of: Self.rules(file.text))
                    && file.headers[.contentType] == "text/css; charset=utf-8")
            let again = try await ana.get(list.link("/tests/[^\"/]+"))
            #expect(!again.text.contains("media=\"print\"") && again.headers[.setCookie] == nil)
        }
    }

    /// A stylesheet's rules; those within others apart.
    private static func rules(_ style: String) -> Set<String> {
        Set(style.components(separatedBy: "}"))
    }

    @Test("a question has the rules for questions and not those that only other pages need; the file has all of them")
    func parts() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let list = try await ana.get("/tests").text
            let question = try await ana.get(ana.start("Test final") + "/questions/1")
            let (general, own) = try (Self.style(in: list), Self.style(in: question.text))
            #expect(general.contains(".meter{") && !general.contains(".strip{"))
            #expect(own.contains(".strip{") && !own.contains(".meter{"))
            let assets = site.site.assets
            let uses = Stylesheet.Use.allCases.map { Self.rules(assets.style(for: $0).text) }
            #expect(try uses.reduce([]) { $0.union($1) } == Self.rules(assets.text(of: "css/gata.css")))
            #expect(question.headers[.contentSecurityPolicy]?.contains(Stylesheet(own).digest) == true)
        }
    }

    private static func style(in page: String) throws -> String {
        try String(#require(page.firstMatch(of: #/<style>((?s:.*?))<\/style>/#)).1)
    }

    @Test("a page that was made before it changed gets the new one, and keeps it no longer than it is shown")
    func changed() async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            let now = try await visitor.get(site.site.assets.address(of: "css/gata.css", in: .romanian))
            let old = try await visitor.get("/assets/gata-AbCdEfGhIjKl.css")
            #expect(old.status == .ok && old.text == now.text && old.headers[.contentType] == now.headers[.contentType])
            #expect(old.headers[.cacheControl] == "no-store" && now.headers[.cacheControl]?.contains("immutable") == true)
            #expect(try await visitor.get("/assets/lesson-AbCdEfGhIjKl.css").status == .notFound)
        }
    }

    @Test("it goes with the cache when somebody signs out")
    func signingOut() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            _ = try await ana.get(ana.get("/tests").link("/tests/[^\"/]+"))
            #expect(ana.cookies["c"] == site.site.templates.styleMark)
            try await ana.post("/sign-out")
            #expect(ana.cookies["c"] == nil || ana.cookies["c"] == "")
        }
    }

    @Test("who was sent another one has it in the page again")
    func anotherOne() async throws {
        try await TestSite.run { site in
            for (mark, hasStyle) in [(site.site.templates.styleMark, true), ("abcdef", false), ("", false)] {
                let visitor = site.visitor()
                visitor.set("c", to: mark)
                let page = try await visitor.get("/receipts").text
                #expect(page.contains("<style>") != hasStyle && page.contains("<link rel=\"stylesheet\"") == hasStyle)
            }
        }
    }
}
