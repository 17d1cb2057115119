import HTTPTypes
import Testing

@testable import App

@Suite("Pages are sent compressed")
struct CompressedPagesTests {
    @Test(
        "when the browser asks for gzip, and not otherwise",
        arguments: [
            ("gzip", true), ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.5", true), (nil, false), ("", false), ("br", false),
            ("gzip;q=0", false), ("gzip; q=0.000, br", false), ("xgzip", false), ("identity", false),
        ] as [(String?, Bool)])
    func asked(header: String?, isPacked: Bool) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            ana.headers[.acceptEncoding] = header
            let page = try await ana.get("/tests")
            #expect(page.status == .ok)
            #expect(page.headers[.contentEncoding] == (isPacked ? "gzip" : nil))
            if isPacked {
                #expect(page.headers[.vary] == nil && page.headers[.cacheControl] == "no-store")
                let style = try await ana.get(site.site.assets.address(of: "css/gata.css", in: .romanian))
                #expect(style.headers[.contentEncoding] == "gzip" && style.headers[.vary] == "Accept-Encoding")
                #expect(page.headers[.contentLength].map { $0 == String(page.bytes.count) } != false)
                #expect(try unpacked(page.bytes).contains("Test final"))
            } else {
                #expect(page.text.contains("Test final"))
            }
        }
    }

    @Test("pages with errors and about problems too")
    func problems() async throws {
        try await TestSite.run { site in
            let visitor = site.visitor()
            visitor.headers[.acceptEncoding] = "gzip"
            let wrong = try await visitor.post("/sign-in", [("user", "ana"), ("password", "nu")])
            #expect(wrong.status == .unprocessableContent)
            #expect(try unpacked(wrong.bytes).contains(site.sentence("sign-in.wrong")))
            let lost = try await visitor.get("/nowhere")
            #expect(lost.status == .notFound)
            #expect(try unpacked(lost.bytes).contains(site.sentence("problem.not-found.sentence")))
        }
    }

    @Test("a page is the same packed and not")
    func same() async throws {
        try await TestSite.run { site in
            func masked(_ text: String) -> String { text.replacing(#/name="token" value="[^"]*"/#, with: "") }
            let ana = try await site.signedIn("ana")
            let plain = try await ana.get("/tests")
            ana.headers[.acceptEncoding] = "gzip"
            let packed = try await ana.get("/tests")
            #expect(masked(try unpacked(packed.bytes)) == masked(plain.text))
            #expect(packed.bytes.count < plain.bytes.count / 2)
        }
    }

    @Test("the script is packed, and kept for ever under its own name")
    func script() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Exerciții")
            let page = try await ana.get("\(attempt)/questions/1")
            let address = try #require(page.text.firstMatch(of: #/src="(\/assets\/[^"]+\.js)"/#)).1
            let visitor = site.visitor()
            visitor.headers[.acceptEncoding] = "gzip"
            let script = try await visitor.get(String(address))
            #expect(script.headers[.contentType] == "text/javascript; charset=utf-8")
            #expect(script.headers[.cacheControl] == "public, max-age=31536000, immutable")
            #expect(try unpacked(script.bytes).contains("getElementById"))
            #expect(try await visitor.get("/assets/question.js").status == .notFound)
        }
    }
}
