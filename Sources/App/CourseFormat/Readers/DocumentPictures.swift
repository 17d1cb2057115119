import Markdown

/// The pictures of a test document by their names in the text. Raw HTML, refused links and formulas that cannot be
/// printed are reported as mistakes.
struct DocumentPictures {
    private(set) var pictures: [String: PictureFile] = [:]
    private(set) var mistakes: [Mistake] = []
    private let file: String
    private let source: PictureSource

    /// - Parameter plain: the lines that are not Markdown.
    /// - Throws: `ImportMistakes` when the text is too long or nested too deeply.
    init(_ text: DocumentText, except plain: [Int], from source: PictureSource) throws {
        file = text.file
        self.source = source
        for finding in try text.findings(except: plain) {
            switch finding.kind {
            case .html(let html): add(finding.line, "mistake.html", ["html": html])
            case .formula(let written, let problem):
                mistakes.append(Mistake(file, line: finding.line, formula: written, problem))
            case .link(let address): add(finding.line, "mistake.link", ["address": address])
            case .picture(let address, let description):
                if description.isEmpty { add(finding.line, "mistake.picture-undescribed", ["name": address]) }
                if pictures[address] == nil { pictures[address] = picture(address, finding.line) }
            }
        }
    }

    private mutating func add(_ line: Int, _ key: String, _ values: [String: String]) {
        mistakes.append(Mistake(file, line: line, key, values))
    }

    private mutating func picture(_ address: String, _ line: Int) -> PictureFile? {
        switch source.find(address) {
        case .picture(let picture): return picture
        case .unfit: add(line, "mistake.picture-kind", ["name": address])
        case .missing: add(line, "mistake.picture-missing", ["name": address])
        }
        return nil
    }
}
