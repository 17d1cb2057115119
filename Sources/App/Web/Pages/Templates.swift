import Foundation
import Mustache

/// All templates, for each language, with everything constant filled in.
///
/// Besides Mustache, a template can contain `[[key]]` (a sentence of `Strings`), `[[style]]` (the stylesheet of all pages),
/// `[[style name]]` (another stylesheet in `Public/css`), `[[asset file]]` (the hashed address of a file in `Public`) and
/// `[[language]]` (the code of the page's language). These are filled in when the server starts.
struct Templates: Sendable {
    private let libraries: [Language: MustacheLibrary]
    private let molds = PageMolds()
    /// The beginnings of pages, up to the title: for each language one with the stylesheet, and one for browsers that already
    /// have it.
    let beginnings: [String]
    /// The value of a cookie that says that the browser has been sent the stylesheet as a file. Further pages then refer to the
    /// file, which halves the size of a test of forty questions.
    let styleMark: String
    /// The policy of all pages that need no other.
    let contentSecurityPolicy: String
    /// The policies of templates that have a second stylesheet.
    private let otherPolicies: [String: String]

    /// - Throws: `ConfigurationProblem.templates` with the name of the file that is missing or cannot be parsed.
    /// - Parameter pages: all page types, so that a missing template is reported at the start and not to a student.
    init(folder: String, pages: [any Page.Type], catalogues: Catalogues, assets: Assets) throws {
        EscapedText.register()
        let style = try Stylesheet(assets.text(of: "css/gata.css"))
        var styles = ["style": style]
        for name in ["compose", "learn", "lesson", "results", "teach", "write"] {
            styles["style " + name] = try Stylesheet(assets.text(of: "css/\(name).css"))
        }
        let sources = try Self.sources(in: folder)
        try Self.requireAll(pages.map { $0.template }, sources, folder)
        styleMark = String(style.digest.filter(\.isLetter).prefix(6))
        let libraries = try Dictionary(
            uniqueKeysWithValues: Language.allCases.map { language in
                let catalogue = catalogues[language]
                var library = MustacheLibrary()
                for (name, source) in sources {
                    do {
                        let filled = try Self.fill(source, catalogue, styles, assets)
                        try library.register(EscapedText.pragma + filled, named: name)
                    } catch let problem as ConfigurationProblem {
                        throw problem
                    } catch {
                        throw ConfigurationProblem.templates("\(folder)/\(name).mustache: \(error)")
                    }
                }
                return (language, library)
            })
        self.libraries = libraries
        beginnings = Language.allCases.flatMap { language in
            [false, true].compactMap { Self.beginning(of: libraries[language], hasStyle: $0) }
        }
        let rest =
            "script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        contentSecurityPolicy = "default-src 'none'; style-src 'self' 'sha256-\(style.digest)'; " + rest
        otherPolicies = sources.compactMapValues { source in
            let others = source.matches(of: #/\[\[(style [a-z]+)\]\]/#).compactMap { styles[String($0.1)] }
            guard !others.isEmpty else { return nil }
            let digests = ([style] + others).map { "'sha256-\($0.digest)'" }.joined(separator: " ")
            // Pages with lessons have players.
            return "default-src 'none'; style-src 'self' \(digests); media-src 'self'; " + rest
        }
    }

    /// The layout up to the title.
    private static func beginning(of library: MustacheLibrary?, hasStyle: Bool) -> String? {
        let (title, frame) = ("\u{2}", ["title": "\u{2}", "hasStyle": hasStyle] as [String: Any])
        let page = library?.render(["frame": frame], withTemplate: "layout")
        return page?.range(of: title).flatMap { found in page.map { String($0[..<found.lowerBound]) } }
    }

    /// The content security policy of a page.
    func contentSecurityPolicy(for page: any Page.Type) -> String {
        otherPolicies[page.template] ?? contentSecurityPolicy
    }

    /// The page's HTML in a language.
    /// - Throws: `ConfigurationProblem.templates` when its template does not exist.
    func html(_ page: some Page, in language: Language) throws -> String {
        if let page = page as? any MoldedPage, page.isOfMany {
            return try molds.html(page, in: language) { try printed($0, in: language) }
        }
        return try printed(page, in: language)
    }

    /// The page as Mustache prints it.
    func printed(_ page: some Page, in language: Language) throws -> String {
        guard let html = libraries[language]?.render(page, withTemplate: type(of: page).template) else {
            throw ConfigurationProblem.templates(type(of: page).template)
        }
        return html
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

    /// Checks that all partials exist, because Mustache prints nothing for a missing one and does not report it.
    private static func requireAll(_ pages: [String], _ sources: [String: String], _ folder: String) throws {
        let partials = sources.values.flatMap { $0.matches(of: #/\{\{[<>]\s*([A-Za-z\/-]+)/#).map { String($0.1) } }
        for name in Set(pages + partials).sorted() where sources[name] == nil {
            throw ConfigurationProblem.templates("\(folder)/\(name).mustache")
        }
    }

    private static func fill(
        _ source: String, _ catalogue: Catalogue, _ styles: [String: Stylesheet], _ assets: Assets
    ) throws -> String {
        var filled = ""
        var rest = withoutIndentation(source)[...]
        while let opening = rest.range(of: "[["), let closing = rest.range(of: "]]", range: opening.upperBound..<rest.endIndex) {
            filled += rest[..<opening.lowerBound]
            filled += try constant(String(rest[opening.upperBound..<closing.lowerBound]), catalogue, styles, assets)
            rest = rest[closing.upperBound...]
        }
        return filled + rest
    }

    private static func constant(
        _ name: String, _ catalogue: Catalogue, _ styles: [String: Stylesheet], _ assets: Assets
    ) throws -> String {
        if let style = styles[name] { return style.text }
        if name == "language" { return catalogue.language.rawValue }
        if name.hasPrefix("asset ") {
            return try assets.address(of: String(name.dropFirst("asset ".count)), in: catalogue.language)
        }
        guard case .sentence(let sentence) = catalogue.entries[name] else {
            throw ConfigurationProblem.templates("[[\(name)]] is not in \(catalogue.language.rawValue).yaml")
        }
        return HTML.escape(sentence)
    }

    /// The template without indentation and line ends between tags, which would only cost bytes.
    private static func withoutIndentation(_ source: String) -> String {
        source.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
            .replacingOccurrences(of: ">\n<", with: "><")
    }
}

/// A stylesheet that is written into pages, with its entry in the content security policy.
struct Stylesheet {
    let text: String
    let digest: String

    init(_ text: String) {
        self.text = text
        digest = Data(ContentDigest(text).bytes).base64EncodedString()
    }

    /// A stylesheet as it is sent to browsers, without comments and white space.
    static func withoutComments(_ source: String) -> String {
        var text = source.replacing(#/\/\*(?s:.*?)\*\//#, with: "")
        text = text.replacing(#/\s+/#, with: " ")
        text = text.replacing(#/ ?([{};,]) ?/#) { "\($0.1)" }
        text = text.replacing(#/: /#, with: ":").replacing(#/ > /#, with: ">")
        return text.replacingOccurrences(of: ";}", with: "}").trimmingCharacters(in: .whitespaces)
    }
}
