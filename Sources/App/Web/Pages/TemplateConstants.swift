/// What is constant in templates, and is filled in when the server starts: `[[key]]` (a sentence of `Strings`), `[[asset file]]` (the hashed
/// address of a file in `Public`), `[[language]]` (the code of the page's language), and stylesheets: `[[style]]` (that of all pages, with its
/// parts for most), `[[style questions]]`, `[[style choices]]`, `[[style marks]]` (with those of a `Stylesheet.Use`), `[[style all]]` (with
/// all parts), and `[[style name]]` (another one in `Public/css`).
struct TemplateConstants: Sendable {
    /// The digest of the stylesheet as a file.
    let styleDigest: String
    /// All stylesheets, by what stands in brackets.
    let styles: [String: Stylesheet]
    private let catalogues: Catalogues
    private let assets: Assets

    init(catalogues: Catalogues, assets: Assets) throws {
        let all = try Stylesheet(assets.text(of: "css/gata.css"))
        styleDigest = all.digest
        var styles = ["style all": all]
        for use in Stylesheet.Use.allCases { styles[use == .others ? "style" : "style \(use.rawValue)"] = assets.style(for: use) }
        for name in ["brand", "compose", "lesson", "results", "teach", "write"] {
            styles["style " + name] = try Stylesheet(assets.text(of: "css/\(name).css"))
        }
        // In one element, because each costs the page another digest in its policy.
        for (name, parts) in [
            ("learn", ["learn", "lists"]), ("search", ["learn", "search", "lists"]), ("found", ["learn", "search", "found"]),
            ("now", ["learn", "now"]),
            ("home", ["learn", "search", "now"]), ("watch", ["teach", "watch"]), ("matrix", ["teach", "matrix"]),
            ("slips", ["teach", "slips"]), ("points", ["teach", "points"]), ("protocol", ["teach", "protocol"]),
            ("report", ["learn", "report"]), ("record", ["learn", "record"]), ("finances", ["learn", "finances"]),
            ("money", ["teach", "finances"]), ("office", ["teach", "office"]), ("exams", ["learn", "exams"]),
            ("design", ["teach", "design"]), ("sentences", ["teach", "sentences"]), ("hours", ["teach", "design", "hours"]),
            ("syllabus", ["learn", "syllabus"]), ("sheet", ["teach", "syllabus"]),
            ("plan", ["teach", "syllabus", "plan"]),
            ("alignment", ["teach", "alignment"]),
        ] {
            styles["style " + name] = try Stylesheet(parts.map { try assets.text(of: "css/\($0).css") }.joined())
        }
        (self.styles, self.catalogues, self.assets) = (styles, catalogues, assets)
    }

    /// What `[[name]]` stands for, as HTML.
    /// - Throws: `ConfigurationProblem` when there is nothing of that name.
    func text(_ name: String, in language: Language) throws -> String {
        if let style = styles[name] { return style.text }
        if name == "language" { return language.rawValue }
        if name.hasPrefix("asset ") { return try assets.address(of: String(name.dropFirst("asset ".count)), in: language) }
        guard case .sentence(let sentence) = catalogues[language].entries[name] else {
            throw ConfigurationProblem.templates("[[\(name)]] is not in \(language.rawValue).yaml")
        }
        return HTML.escape(sentence.text)
    }
}
