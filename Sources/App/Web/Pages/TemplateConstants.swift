/// What is constant in templates, and is filled in when the server starts: `[[key]]` (a sentence of `Strings`), `[[asset file]]` (the hashed
/// address of a file in `Public`), `[[language]]` (the code of the page's language), and stylesheets: `[[style]]` (that of all pages, without
/// its part for questions), `[[style questions]]` (with that part and without the one for other pages), `[[style all]]` (with both), and
/// `[[style name]]` (another one in `Public/css`).
struct TemplateConstants: Sendable {
    /// The stylesheet of all pages but questions.
    let style: Stylesheet
    /// That of questions.
    let questionStyle: Stylesheet
    /// The digest of the stylesheet as a file.
    let styleDigest: String
    /// All stylesheets, by what stands in brackets.
    let styles: [String: Stylesheet]
    private let catalogues: Catalogues
    private let assets: Assets

    init(catalogues: Catalogues, assets: Assets) throws {
        (style, questionStyle) = (assets.style(for: .others), assets.style(for: .questions))
        let all = try Stylesheet(assets.text(of: "css/gata.css"))
        styleDigest = all.digest
        var styles = ["style": style, "style questions": questionStyle, "style all": all]
        for name in ["brand", "compose", "found", "learn", "lesson", "results", "teach", "write"] {
            styles["style " + name] = try Stylesheet(assets.text(of: "css/\(name).css"))
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
