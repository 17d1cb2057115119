import Foundation
import Markdown

/// A text file of an import folder: its lines, or the mistakes in its bytes.
struct TextFile: Sendable {
    /// Path below the folder.
    let name: String
    let text: String

    static let longest = 1_000_000

    var lines: [Substring] {
        TextLines(text).all
    }

    /// - Parameters:
    ///   - longest: in bytes.
    ///   - tooLong: the key of the sentence for a longer file.
    /// - Throws: `ImportMistakes` when the file is missing, too long or not UTF-8.
    init(
        _ name: String, in folder: String, longest: Int = TextFile.longest, tooLong: String = "mistake.too-long"
    ) throws {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
            throw ImportMistakes(mistakes: [Mistake(name, line: nil, "mistake.missing-file")])
        }
        guard data.count <= longest else {
            throw ImportMistakes(mistakes: [Mistake(name, line: nil, tooLong)])
        }
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw ImportMistakes(mistakes: [Mistake(name, line: Self.firstBadLine(data), "mistake.not-utf8")])
        }
        self.init(name: name, text: text)
    }

    /// Makes all line ends the same, replaces control characters and noncharacters by U+FFFD, and drops a byte order mark.
    init(name: String, text: String) {
        self.name = name
        let marked = text.unicodeScalars.first == "\u{FEFF}"
        self.text = CleanText.cleaned(marked ? String(text.unicodeScalars.dropFirst()) : text)
    }

    private static func firstBadLine(_ data: Data) -> Int {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0) + 1
    }
}
