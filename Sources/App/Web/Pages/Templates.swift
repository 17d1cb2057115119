import Foundation
import NIOCore
import Rendering

/// All templates, made ready for all pages and languages.
///
/// They are written in Mustache's language, with `[[…]]` for what is constant, see `TemplateConstants`. A template that names what its page
/// does not have is refused when the server starts, and not when a student asks for the page.
struct Templates: Sendable {
    private let library: TemplateLibrary
    /// The beginnings of pages, up to the title: for each language one with the stylesheet for each of its uses, one with all of it, and one
    /// for browsers that already have it.
    let beginnings: [String]
    /// The value of a cookie that says that the browser has been sent the stylesheet as a file. Further pages then refer to the
    /// file, which halves the size of a test of forty questions.
    let styleMark: String
    private let textStyles: TextStyles
    /// The policy of all pages that need no other.
    let contentSecurityPolicy: String
    /// The policies of templates that have a second stylesheet.
    private let otherPolicies: [String: String]

    /// A page of nothing but the layout.
    private struct LayoutPage {
        let frame: Frame
    }

    /// - Throws: `ConfigurationProblem.templates` with the file, the line and what is wrong there.
    /// - Parameter pages: all page types.
    init(folder: String, pages: [any Page.Type], catalogues: Catalogues, assets: Assets) throws {
        let constants = try TemplateConstants(catalogues: catalogues, assets: assets)
        let sources = try Self.sources(in: folder)
        do {
            library = try TemplateLibrary(
                sources: sources, pages: pages.map { ($0, $0.template) } + [(LayoutPage.self, "layout")],
                editions: Language.allCases.count,
                constant: { name in try Language.allCases.map { try constants.text(name, in: $0) } })
        } catch let problem as TemplateProblem {
            let line = problem.line.map { ":\($0)" } ?? ""
            throw ConfigurationProblem.templates("\(folder)/\(problem.template).mustache\(line): \(problem.reason)")
        }
        textStyles = try TextStyles(assets)
        styleMark = String(constants.styleDigest.filter(\.isLetter).prefix(6))
        // No spaces: this is sent with every page, and not compressed.
        let rest =
            "script-src 'self';connect-src 'self';img-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'"
        let style = assets.style(for: .others)
        contentSecurityPolicy = "default-src 'none';style-src 'self' 'sha256-\(style.digest)';" + rest
        otherPolicies = sources.compactMapValues { source in
            let others = source.matches(of: #/\[\[(style [a-z]+)\]\]/#).compactMap { constants.styles[String($0.1)] }
            guard !others.isEmpty else { return nil }
            let ownStyle = source.contains("{{$style}}") ? [] : [style]
            let digests = (ownStyle + others).map { "'sha256-\($0.digest)'" }.joined(separator: " ")
            let players = source.contains("[[style lesson]]") ? "media-src 'self';" : ""
            // Main pages, and the one for signing in, have what puts the site on a home screen.
            let isMain = [
                "learn", "search", "found", "now", "home", "report", "finances", "exams", "teach", "money", "office", "brand",
            ].contains { source.contains("[[style \($0)]]") }
            return "default-src 'none';style-src 'self' \(digests);\(players)\(isMain ? "manifest-src 'self';" : "")" + rest
        }
        let library = library
        // A few pages have all parts of the stylesheet.
        var otherStyles = Stylesheet.Use.allCases.filter { $0 != .others }.map(assets.style)
        if let all = constants.styles["style all"] { otherStyles.append(all) }
        let others = otherStyles
        beginnings = Language.allCases.flatMap { language in
            let both = [false, true].compactMap { Self.beginning(library, in: language, hasStyle: $0) }
            return both + both.prefix(1).flatMap { page in others.map { page.replacing(style.text, with: $0.text) } }
        }
    }

    /// The layout up to the title.
    private static func beginning(_ library: TemplateLibrary, in language: Language, hasStyle: Bool) -> String? {
        let title = "\u{2}"
        let frame = Frame(
            language: language.rawValue, title: title, heading: "", institution: "", back: nil, account: nil, flash: nil,
            languages: [], here: "", token: "", hasStyle: hasStyle)
        let page = library.printed(LayoutPage(frame: frame), edition: language.edition)?
            .withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        return page.flatMap { page in page.range(of: title).map { String(page[..<$0.lowerBound]) } }
    }

    /// The content security policy of a page.
    func contentSecurityPolicy(for page: any Page.Type) -> String {
        otherPolicies[page.template] ?? contentSecurityPolicy
    }

    /// The page's HTML in a language, in UTF-8.
    /// - Throws: `ConfigurationProblem.templates` when the page is not one of those that the templates were made ready for.
    func html(_ page: some Page, in language: Language) throws -> ByteBuffer {
        guard let html = library.printed(page, edition: language.edition) else {
            throw ConfigurationProblem.templates(type(of: page).template)
        }
        return html.withUnsafeBytes { textStyles.added(to: $0, in: language) ?? ByteBuffer(bytes: $0) }
    }

    /// The text of every template below a folder, by name.
    static func sources(in folder: String) throws -> [String: String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else {
            throw ConfigurationProblem.templates(folder)
        }
        var sources: [String: String] = [:]
        for case let file as String in files where file.hasSuffix(".mustache") {
            guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else {
                throw ConfigurationProblem.templates("\(folder)/\(file)")
            }
            sources[String(file.dropLast(".mustache".count))] = text
        }
        guard sources["layout"] != nil else { throw ConfigurationProblem.templates("\(folder)/layout.mustache") }
        return sources
    }
}

extension Language {
    /// The number of the edition of each page that is in this language.
    fileprivate var edition: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
