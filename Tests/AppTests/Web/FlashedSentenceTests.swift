import HTTPTypes
import Testing

@testable import App

@Suite("A sentence for the next page")
struct FlashedSentenceTests {
    @Test("is shown once")
    func once() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let door = try await ana.follow(ana.post("/sign-out"))
            #expect(door.text.contains(site.sentence("flash.signed-out")))
            #expect(ana.cookies["f"] == nil)
            #expect(try await !ana.get("/sign-in").text.contains(site.sentence("flash.signed-out")))
        }
    }

    @Test("waits for a page through redirects")
    func throughRedirects() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            ana.set("f", to: Flash("flash.sessions-ended").cookie)
            #expect(try await ana.get(attempt).status == .seeOther)
            #expect(ana.cookies["f"] != nil)
            #expect(try await ana.open(attempt).text.contains(site.sentence("flash.sessions-ended")))
            #expect(ana.cookies["f"] == nil)
        }
    }

    @Test(
        "that the site does not know is ignored",
        arguments: [
            Flash("tests.title").cookie, Flash("flash.nonsense").cookie, Flash("flash.").cookie, "garbage", "", "e30",
            Flash("<b>bold</b>").cookie,
        ])
    func unknown(cookie: String) async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            visitor.set("f", to: cookie)
            let page = try await visitor.get("/sign-in")
            #expect(page.status == .ok)
            #expect(!page.text.contains("role=\"status\""))
            #expect(!page.text.contains("nonsense"))
        }
    }

    @Test("carries values as text, never as marks")
    func escaped() async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            visitor.set("f", to: Flash("flash.too-late", ["ended": "<script>alert(1)</script>", "arrived": "{ended}"]).cookie)
            let page = try await visitor.get("/sign-in")
            #expect(page.text.contains("&lt;script&gt;"))
            #expect(!page.text.contains("<script>alert"))
        }
    }
}
