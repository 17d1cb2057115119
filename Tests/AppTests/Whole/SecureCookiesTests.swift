import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Cookies stay with the browser and the host that they are for")
struct SecureCookiesTests {
    /// Every cookie that a visit sets: a visitor's, a session's, a language's, and a sentence for the next page.
    private static func cookies(_ site: TestSite) async throws -> [String] {
        let visitor = site.visitor()
        let replies = [
            try await visitor.get("/sign-in"), try await visitor.post("/language", [("language", "en")]),
            try await visitor.post("/sign-in", [("user", "ana"), ("password", SampleInstitution.password)]),
            try await visitor.post("/account/sessions/endings"), try await visitor.get("/account/sessions"),
            try await visitor.post("/sign-out"),
        ]
        return replies.flatMap { $0.headers[values: .setCookie] }
    }

    private static func names(_ cookies: [String]) -> Set<String> {
        Set(cookies.map { String($0.prefix { $0 != "=" }) })
    }

    @Test("over TLS they are bound to the host, and browsers are told to stay with TLS")
    func overTLS() async throws {
        try await TestSite.run({ $0.origin = "https://gata.example.org" }) { site in
            let cookies = try await Self.cookies(site)
            #expect(
                Self.names(cookies) == ["__Host-s", "__Host-v", "__Host-l", "__Host-f", "__Host-c", "__Host-k", "__Secure-b"])
            for cookie in cookies {
                let attributes = cookie.split(separator: ";").dropFirst().map { $0.drop { $0 == " " } }
                let path = cookie.hasPrefix("__Secure-b") ? "Path=/sign-in" : "Path=/"
                for expected in ["Secure", "HttpOnly", "SameSite=Lax", path] {
                    #expect(attributes.contains { $0 == expected }, "\(cookie) is not \(expected)")
                }
                #expect(!attributes.contains { $0.hasPrefix("Domain") }, "\(cookie)")
            }
            let page = try await site.visitor().get("/sign-in")
            #expect(page.headers[.strictTransportSecurity] == "max-age=31536000; includeSubDomains")
        }
    }

    @Test("without TLS they have plain names, and scripts cannot read them")
    func withoutTLS() async throws {
        try await TestSite.run { site in
            let cookies = try await Self.cookies(site)
            #expect(Self.names(cookies) == ["s", "v", "l", "f", "c", "k", "b"])
            for cookie in cookies {
                #expect(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax") && !cookie.contains("Secure"))
            }
        }
    }

    @Test("behind a proxy with TLS a form of our own page is taken, and one of the plain site is not")
    func theOriginIsTheProxys() async throws {
        try await TestSite.run({ $0.origin = "https://gata.example.org" }) { site in
            let expected = [
                "https://gata.example.org": 422, "http://gata.example.org": 403, "http://localhost": 403,
            ]
            for (origin, status) in expected {
                let visitor = site.visitor()
                visitor.headers = [.origin: origin]
                let reply = try await visitor.post("/sign-in")
                #expect(reply.status.code == status, "\(origin)")
            }
        }
    }
}
