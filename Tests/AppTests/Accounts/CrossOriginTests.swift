import HTTPTypes
import Testing

@testable import App

@Suite("Where a form was posted from")
struct CrossOriginTests {
    private func verdict(_ fields: [(HTTPField.Name, String)]) -> CrossOriginMiddleware.Verdict {
        var headers = HTTPFields()
        for (name, value) in fields { headers[name] = value }
        return CrossOriginMiddleware.verdict(headers: headers, origin: "https://gata.example.org")
    }

    @Test(
        "is told by Sec-Fetch-Site before all else",
        arguments: [
            ("same-origin", .sameOrigin), ("none", .sameOrigin), ("same-site", .otherOrigin), ("cross-site", .otherOrigin),
            ("", .otherOrigin), ("SAME-ORIGIN ", .otherOrigin),
        ] as [(String, CrossOriginMiddleware.Verdict)])
    func fetchSite(value: String, expected: CrossOriginMiddleware.Verdict) {
        #expect(verdict([(.secFetchSite, value)]) == expected)
        #expect(verdict([(.secFetchSite, value), (.origin, "https://evil.example")]) == expected)
        #expect(verdict([(.secFetchSite, value), (.origin, "https://gata.example.org")]) == expected)
    }

    @Test(
        "is told by Origin without it",
        arguments: [
            ("https://gata.example.org", .sameOrigin), ("https://GATA.example.org", .sameOrigin),
            ("http://gata.example.org", .otherOrigin), ("https://gata.example.org:8443", .otherOrigin),
            ("https://gata.example.org.evil", .otherOrigin), ("https://evil.example", .otherOrigin), ("", .otherOrigin),
        ] as [(String, CrossOriginMiddleware.Verdict)])
    func origin(value: String, expected: CrossOriginMiddleware.Verdict) {
        #expect(verdict([(.origin, value)]) == expected)
        #expect(verdict([(.origin, value), (.referer, "https://gata.example.org/tests")]) == expected)
    }

    @Test(
        "is told by Referer where Origin is missing or null",
        arguments: [
            ("https://gata.example.org/tests?a=b", .sameOrigin), ("https://gata.example.org", .sameOrigin),
            ("https://gata.example.org.evil/tests", .otherOrigin), ("https://gata.example.org@evil/", .otherOrigin),
            ("http://gata.example.org/", .otherOrigin), ("https://evil/https://gata.example.org/", .otherOrigin),
            ("", .otherOrigin),
        ] as [(String, CrossOriginMiddleware.Verdict)])
    func referer(value: String, expected: CrossOriginMiddleware.Verdict) {
        #expect(verdict([(.referer, value)]) == expected)
        #expect(verdict([(.origin, "null"), (.referer, value)]) == expected)
    }

    @Test("stays unknown when an old phone says nothing")
    func unknown() {
        #expect(verdict([]) == .unknown)
        #expect(verdict([(.origin, "null")]) == .unknown)
    }
}
