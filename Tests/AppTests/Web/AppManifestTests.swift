import Foundation
import Testing

@testable import App

@Suite("A phone can put the site on its home screen")
struct AppManifestTests {
    private struct Manifest: Decodable {
        struct Icon: Decodable {
            let src: String
            let sizes: String
            let type: String
            let purpose: String
        }

        struct Shortcut: Decodable {
            let name: String
            let url: String
        }

        let id: String
        let name: String
        let lang: String
        let start_url: String
        let scope: String
        let display: String
        let theme_color: String
        let background_color: String
        let icons: [Icon]
        let shortcuts: [Shortcut]
    }

    private func manifest(_ language: Language, _ site: TestSite) async throws -> (Manifest, TestBrowser.Reply) {
        let reply = try await site.visitor().get("/manifests/\(language.rawValue)")
        #expect(reply.status == .ok)
        return (try JSONDecoder().decode(Manifest.self, from: Data(reply.bytes)), reply)
    }

    @Test("under the institution's name, in each language", arguments: Language.allCases)
    func manifest(language: Language) async throws {
        try await TestSite.run { site in
            let (manifest, reply) = try await manifest(language, site)
            #expect(reply.headers[.contentType] == "application/manifest+json")
            #expect(reply.headers[.cacheControl] == "public, max-age=86400" && reply.headers[.setCookie] == nil)
            #expect(manifest.name == site.site.institution.name && manifest.lang == language.rawValue)
            #expect([manifest.id, manifest.start_url, manifest.scope] == ["/", "/", "/"] && manifest.display == "standalone")
            #expect(manifest.shortcuts.map(\.url) == ["/", "/tests", "/lessons"])
            #expect(
                manifest.shortcuts.map(\.name)
                    == ["home.title", "tests.title", "lessons.title"].map { site.sentence($0, in: language) })
        }
    }

    @Test("with icons that are there and are as large as they say, one of which may be cut to any shape")
    func icons() async throws {
        try await TestSite.run { site in
            let (manifest, _) = try await manifest(.english, site)
            #expect(manifest.icons.map(\.purpose) == ["any", "any", "any", "maskable"])
            for icon in manifest.icons {
                let file = try await site.visitor().get(icon.src)
                #expect(
                    file.status == .ok && file.headers[.contentType] == icon.type && file.bytes.count < 16 * 1024, "\(icon.src)")
                if icon.type == "image/png" { #expect(Self.size(file.bytes) == icon.sizes, "\(icon.src)") }
            }
        }
    }

    @Test("from the sign-in page and the main pages, which name it and its colour in the dark")
    func pages() async throws {
        try await TestSite.run { site in
            let (manifest, _) = try await manifest(.romanian, site)
            let ana = try await site.signedIn("ana")
            for page in try await [site.visitor().get("/sign-in"), ana.get("/"), ana.get("/tests"), ana.get("/surveys")] {
                #expect(page.text.contains("<link rel=\"manifest\" href=\"/manifests/ro\">"))
                let dark = #/name="theme-color" media="\(prefers-color-scheme:dark\)" content="(#\w+)"/#
                let colour = try #require(page.text.firstMatch(of: dark)).1
                let style = try #require(page.text.firstMatch(of: #/<style>((?s:.*?))<\/style>/#)).1
                #expect(style.contains("--back:\(manifest.background_color);--card:\(manifest.theme_color)"))
                #expect(style.contains("--card:\(colour)"))
            }
            let question = try await ana.get(ana.start("Test final") + "/questions/1")
            #expect(!question.text.contains("rel=\"manifest\""))
        }
    }

    @Test("with an icon for phones that read no manifest, where they ask every site for it")
    func touchIcon() async throws {
        try await TestSite.run { site in
            let icon = try await site.visitor().get("/apple-touch-icon.png")
            #expect(icon.status == .ok && icon.headers[.contentType] == "image/png" && Self.size(icon.bytes) == "180x180")
            #expect(
                try await site.visitor().get("/sign-in").text.contains(
                    "<link rel=\"apple-touch-icon\" href=\"/apple-touch-icon.png\">"))
        }
    }

    @Test("with an icon for the tab, where browsers ask every site for it")
    func favicon() async throws {
        try await TestSite.run { site in
            let icon = try await site.visitor().get("/favicon.ico")
            #expect(icon.status == .ok && icon.headers[.contentType] == "image/png" && Self.size(icon.bytes) == "48x48")
            #expect(icon.headers[.cacheControl]?.contains("max-age") == true)
        }
    }

    /// The width and the height of a picture (PNG, 11.2.2).
    private static func size(_ png: [UInt8]) -> String {
        guard png.count > 24, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return "" }
        func number(at place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return "\(number(at: 16))x\(number(at: 20))"
    }
}
