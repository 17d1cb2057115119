import Foundation

/// The name of an uploaded file, as sent by the browser.
enum FileName {
    /// The most Unicode scalars.
    static let longest = 100

    /// The last part of a path, without characters that could do harm in a folder, a header or a page; never empty.
    static func cleaned(_ sent: String) -> String {
        let last = sent.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let scalars = last.precomposedStringWithCanonicalMapping.unicodeScalars.filter { !isHidden($0) }
            .map { $0 == ":" ? "-" : $0 }
        let name = text(scalars.drop { $0 == "." || $0.properties.isWhitespace }).trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? "file" : shortened(name)
    }

    /// Whether a character is a control character, or changes the direction of text, which could make "gpj.exe" look like a
    /// picture.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }

    /// Shortens the name before its ending, which gives the type.
    private static func shortened(_ name: String) -> String {
        let all = Array(name.unicodeScalars)
        guard all.count > longest else { return name }
        let ending = all.lastIndex(of: ".").map { Array(all[$0...]) } ?? []
        let kept = ending.count <= 12 ? ending : []
        return text(all.prefix(longest - kept.count) + kept)
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
