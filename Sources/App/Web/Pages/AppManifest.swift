import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What a phone needs to put the site on its home screen (W3C, Web Application Manifest).
struct AppManifest: Encodable, Sendable {
    struct Icon: Encodable, Sendable {
        let src: String
        let sizes: String
        let type: String
        let purpose: String
    }

    struct Shortcut: Encodable, Sendable {
        let name: String
        let url: String
    }

    /// Those of the light pages; main pages name the one of the dark bar themselves (`installing.mustache`).
    static let barColour = "#fff"
    static let backColour = "#f1f3f6"

    let id = WebRoutes.home
    let name: String
    let lang: String
    let dir = "ltr"
    let startURL = WebRoutes.home
    let scope = WebRoutes.home
    let display = "standalone"
    let backgroundColour = Self.backColour
    let themeColour = Self.barColour
    let icons: [Icon]
    /// The main pages of learning.
    let shortcuts: [Shortcut]

    enum CodingKeys: String, CodingKey {
        case id, name, lang, dir
        case startURL = "start_url"
        case scope, display
        case backgroundColour = "background_color"
        case themeColour = "theme_color"
        case icons, shortcuts
    }

    /// - Parameter tabs: the tabs of all features.
    /// - Throws: `ConfigurationProblem.publicFiles` when an icon is missing.
    init(institution: String, tabs: [AreaTab], assets: Assets, strings: Strings) throws {
        name = institution
        lang = strings.language.rawValue
        icons = try [
            ("icons/icon.svg", "any", "any"), ("icons/icon-192.png", "192x192", "any"), ("icons/icon-512.png", "512x512", "any"),
            ("icons/maskable-512.png", "512x512", "maskable"),
        ].map { file, sizes, purpose in
            Icon(
                src: try assets.address(of: file, in: strings.language), sizes: sizes,
                type: file.hasSuffix(".svg") ? "image/svg+xml" : "image/png", purpose: purpose)
        }
        shortcuts = tabs.filter { $0.area == .learn }.sorted { $0.place < $1.place }.map {
            Shortcut(name: strings($0.key), url: $0.href)
        }
    }
}

/// Serves the manifest of each language. A browser may keep it for a day.
struct AppManifestController: Sendable {
    let site: Site

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        guard let language = Language(rawValue: try context.parameters.require("language")) else { throw Problem.notFound }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return Response(
            status: .ok,
            headers: [.contentType: "application/manifest+json", .cacheControl: "public, max-age=86400"],
            body: .init(byteBuffer: ByteBuffer(bytes: try encoder.encode(site.manifest(in: language)))))
    }
}
