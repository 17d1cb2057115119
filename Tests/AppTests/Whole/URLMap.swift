import Database
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Testing

@testable import App

/// The routes of the whole site, as `GET /tests/:test`.
enum URLMap {
    /// Builds the site on an empty database and gives its routes, sorted.
    /// - Throws: when two routes clash.
    static func routes() async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = Configuration(
            database: folder.appendingPathComponent("gata.sqlite").path,
            templates: TestSite.package.appendingPathComponent("Templates").path,
            publicFiles: TestSite.package.appendingPathComponent("Public").path)
        let database = try SharedSample.emptyDatabase(at: configuration.database)
        let built = try await buildApplication(
            configuration, presentation: SharedSample.presentation(), database: database, now: { SampleInstitution.start },
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        try built.router.validate()
        let routes = built.router.routes.map { "\($0.method) \($0.path)".replacing(#/\{(\w+)\}/#) { ":" + $0.1 } }.sorted()
        try await built.shared.hasher.shutDown()
        try database.close()
        return routes
    }

    /// Whether an address such as `/tests/1` is one of a route such as `GET /tests/:test`.
    static func matches(_ route: String, _ method: String, _ address: String) -> Bool {
        let words = route.split(separator: " ").map(String.init)
        guard words.count == 2, words[0] == method else { return false }
        let pattern = words[1].split(separator: "/")
        let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        let fixed = pattern.prefix { $0 != "**" }
        guard fixed.count == pattern.count ? parts.count == fixed.count : parts.count > fixed.count else { return false }
        return zip(fixed, parts).allSatisfy { $0.hasPrefix(":") || $0 == $1 }
    }

    /// The addresses of this site that a page or a template leads to or posts to, each with its method.
    static func addresses(_ html: String) -> [(method: String, address: String)] {
        let links = html.matches(of: #/(?:href|src)="(/[^"]*)"/#).map { ("GET", String($0.1)) }
        let forms = html.matches(of: #/<form\b[^>]*>/#).compactMap { form -> (String, String)? in
            guard let action = form.0.firstMatch(of: #/action="(/[^"]*)"/#)?.1 else { return nil }
            return (form.0.contains("method=\"post\"") ? "POST" : "GET", String(action))
        }
        return links + forms
    }
}
