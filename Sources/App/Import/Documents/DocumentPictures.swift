import Foundation
import Markdown

/// The pictures of a test document by their names in the text. Raw HTML and refused links, found on the way, are its mistakes.
struct DocumentPictures {
    private(set) var pictures: [String: PictureFile] = [:]
    private(set) var mistakes: [Mistake] = []
    private let file: String
    private let folder: String

    /// - Parameters:
    ///   - plain: lines that are no Markdown.
    ///   - folder: where the document lies; its pictures are looked for below it.
    /// - Throws: `ImportMistakes` when the text is too long or nested too deeply.
    init(_ text: DocumentText, except plain: [Int], folder: String) throws {
        file = text.file
        self.folder = folder
        for finding in try text.findings(except: plain) {
            switch finding.kind {
            case .html(let html): add(finding.line, "mistake.html", ["html": html])
            case .link(let address): add(finding.line, "mistake.link", ["address": address])
            case .picture(let address, let description):
                if description.isEmpty { add(finding.line, "mistake.picture-undescribed", ["name": address]) }
                pictures[address] = picture(address, finding.line)
            }
        }
    }

    private mutating func add(_ line: Int, _ key: String, _ values: [String: String]) {
        mistakes.append(Mistake(file, line: line, key, values))
    }

    private mutating func picture(_ address: String, _ line: Int) -> PictureFile? {
        let isInside =
            !address.contains(":")
            && address.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
        guard isInside, let data = FileManager.default.contents(atPath: "\(folder)/\(address)") else {
            add(line, "mistake.picture-missing", ["name": address])
            return nil
        }
        guard data.count <= PictureFile.longest, let picture = PictureFile([UInt8](data)) else {
            add(line, "mistake.picture-kind", ["name": address])
            return nil
        }
        return picture
    }
}
