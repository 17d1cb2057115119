import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Every answer carries the headers that keep a browser safe")
struct HeadersTests {
    private static let expected: [(name: String, value: String)] = [
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ]

    /// One answer of each kind, by what it is.
    private static func answers(_ site: TestSite) async throws -> [(kind: String, status: Int, reply: TestBrowser.Reply)] {
        let (visitor, ana, forger) = (site.visitor(), try await site.signedIn("ana"), site.visitor())
        forger.headers = [.secFetchSite: "cross-site"]
        let attempt = try await ana.start("Test final")
        let script = try site.site.assets.address(of: "js/question.js", in: .romanian)
        let long = [("user", String(repeating: "a", count: 300 * 1024))]
        let answers = [
            ("a page", 200, try await visitor.get("/sign-in")),
            ("a list", 200, try await ana.get("/tests")),
            ("a question", 200, try await ana.get(attempt + "/questions/1")),
            ("a redirect", 303, try await visitor.get("/tests")),
            ("a form that succeeded", 303, try await ana.post("/language", [("language", "ro")])),
            ("nothing there", 404, try await visitor.get("/nothing")),
            ("nothing there for Ana", 404, try await ana.get("/attempts/1")),
            ("a forged form", 403, try await forger.post("/sign-in")),
            ("no session", 401, try await visitor.post("/account/password")),
            ("a form with mistakes", 422, try await visitor.post("/sign-in")),
            ("a form too long", 413, try await visitor.post("/language", long)),
            ("an asset", 200, try await visitor.get(script)),
            ("an asset that is gone", 404, try await visitor.get("/assets/question-x.js")),
            ("health", 200, try await visitor.get("/livez")),
            ("readiness", 200, try await visitor.get("/readyz")),
            ("the head of a page", 200, try await visitor.head("/sign-in")),
        ]
        ana.headers[.accept] = "application/json"
        let saved = try await ana.post(attempt + "/questions/1", [("choice[]", "1"), ("go", "stay")])
        return answers + [("saved in the background", 200, saved)]
    }

    @Test("whatever the answer is")
    func everyAnswer() async throws {
        try await TestSite.run { site in
            for (kind, status, reply) in try await Self.answers(site) {
                #expect(reply.status.code == status, "\(kind)")
                for (name, value) in Self.expected {
                    #expect(reply.headers[try #require(HTTPField.Name(name))] == value, "\(kind): \(name)")
                }
                let policy = try #require(reply.headers[.contentSecurityPolicy], "\(kind)")
                let page = Self.page(kind)
                let isPage = reply.headers[.contentType]?.hasPrefix("text/html") == true
                let expected =
                    isPage ? site.site.templates.contentSecurityPolicy(for: page) : SecurityHeadersMiddleware.policyOfNoPage
                #expect(policy == expected, "\(kind)")
                #expect(policy.hasPrefix("default-src 'none';") && policy.contains("frame-ancestors 'none'"), "\(kind)")
                #expect(reply.headers[.strictTransportSecurity] == nil, "\(kind): over plain HTTP")
            }
        }
    }

    /// Which page an answer shows; of those with the policy of most pages, one.
    private static func page(_ kind: String) -> any Page.Type {
        if kind == "a list" { return TestsPage.self }
        if ["a page", "no session", "a form with mistakes", "the head of a page"].contains(kind) { return SignInPage.self }
        return ["nothing there", "nothing there for Ana", "a forged form", "a form too long", "an asset that is gone"].contains(
            kind)
            ? ProblemPage.self : QuestionPage.self
    }

    @Test("only what belongs to nobody is kept by browsers")
    func onlyAssetsAreKept() async throws {
        try await TestSite.run { site in
            for (kind, _, reply) in try await Self.answers(site) {
                let isAsset = kind == "an asset"
                #expect(
                    reply.headers[.cacheControl] == (isAsset ? "public, max-age=31536000, immutable" : "no-store"), "\(kind)")
            }
        }
    }

    @Test("a picture of a question is kept by the browser alone, never on the way")
    func picturesAreKept() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            let picture = try await scene.browser("ana").get(scene.filled("/pictures/{revision}/media/a.png"))
            #expect(picture.headers[.cacheControl] == "private, max-age=3600")
        }
    }

    @Test("the policy allows nothing from elsewhere, nothing inline, and just the one stylesheet")
    func thePolicyIsStrict() async throws {
        try await TestSite.run { site in
            let learn = site.site.templates.contentSecurityPolicy(for: LessonPage.self)
            #expect(learn.contains("media-src 'self';") && !learn.contains("unsafe"))
            #expect(learn.matches(of: #/sha256-/#).count == 2)
            for main in [SignInPage.self, TestsPage.self, SurveysPage.self, TeacherCoursesPage.self] as [any Page.Type] {
                #expect(site.site.templates.contentSecurityPolicy(for: main).contains("manifest-src 'self';"))
            }
            #expect(!site.site.templates.contentSecurityPolicy(for: QuestionPage.self).contains(#/media-src|manifest-src/#))
            let page = try await site.visitor().get("/receipts")
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(!policy.contains("unsafe") && !policy.contains("*") && !policy.contains("http"))
            let rules = ["default-src", "base-uri", "frame-ancestors"].map { $0 + " 'none'" }
            for rule in rules + ["script-src 'self'", "form-action 'self'"] { #expect(policy.contains(rule)) }
            let style = try #require(page.text.firstMatch(of: #/<style>((?s:.*?))<\/style>/#)).1
            let hash = try #require(policy.firstMatch(of: #/style-src 'self' 'sha256-([^']+)';/#)).1
            let bytes = try #require(Data(base64Encoded: String(hash)))
            #expect(Self.hexadecimal(bytes) == SessionToken(text: String(style)).digest)
            #expect(Self.hexadecimal(bytes) != SessionToken(text: style + " ").digest)
        }
    }

    private static func hexadecimal(_ bytes: Data) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
