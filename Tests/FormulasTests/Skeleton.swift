import Foundation

@testable import Formulas

/// What two converters must agree about: which signs and which constructions a formula has, and in what order. Left out is what
/// each does in its own way:
///
/// - `mrow`, `mstyle`, `mspace`, `semantics`: groups, sizes and distances; an operator's attributes.
/// - Whether a sign is an operator or an identifier: blahtex has `<mo>∀</mo>`, and ours, without a distance around it,
///   `<mi>∀</mi>`.
/// - Where letters that make a word are parted: `ab` in bold is one `mi` or two.
/// - A decimal number is one `mn` here; blahtex parts it at its mark.
/// - An alphabet is an attribute there, which MathML Core has no more, and a character here.
/// - Other characters that look alike, see `alike`: primes, accents, dashes, and arrows whose length blahtex does not know.
struct Skeleton: Equatable, CustomStringConvertible {
    let description: String

    init(_ element: XMLTree.Element) {
        description = Self.row(element.children).joined(separator: " ")
    }

    private static let transparent: Set = ["mrow", "mstyle", "semantics", "math", "markup", "mathml", "blahtex", ""]
    private static let nothing: Set = ["mspace", "annotation"]
    private static let leaves: Set = ["mi", "mo", "mn", "mtext"]

    /// The parts of a row, with those of the rows in it.
    private static func row(_ elements: [XMLTree.Element]) -> [String] {
        elements.flatMap { element in
            if nothing.contains(element.name) { return [String]() }
            if transparent.contains(element.name) { return row(element.children) }
            if leaves.contains(element.name) { return leaf(element) }
            return [construction(element)]
        }
    }

    private static func construction(_ element: XMLTree.Element) -> String {
        let isList = ["msqrt", "mtd"].contains(element.name)
        let parts = isList ? row(element.children) : element.children.map { "[" + row([$0]).joined(separator: " ") + "]" }
        let name = element.attributes["linethickness"] == "0" ? "mfrac0" : element.name
        return "\(name)(" + parts.joined(separator: " ") + ")"
    }

    private static func leaf(_ element: XMLTree.Element) -> [String] {
        if element.name == "mtext" { return ["“" + element.text.replacing("\u{A0}", with: " ") + "”"] }
        let text = alike[element.text] ?? element.text
        let isName =
            element.name != "mn" && text.unicodeScalars.count > 1
            && text.allSatisfy { $0.isLetter && $0.isASCII || $0 == "\u{A0}" }
        if isName { return [text.filter(\.isLetter)] }
        let font = element.attributes["mathvariant"].flatMap { fonts[$0] }
        return text.map { letter in
            let text = String(letter)
            return alike[text] ?? font?.styled(text) ?? text
        }
    }

    private static let fonts: [String: Font] = [
        "bold": .bold, "italic": .italic, "bold-italic": .boldItalic, "double-struck": .doubleStruck, "script": .script,
        "fraktur": .fraktur, "sans-serif": .sansSerif, "monospace": .typewriter,
    ]

    private static let alike = [
        "\u{2212}": "-", "\u{2217}": "*", "″": "′′", "‴": "′′′", "\u{302}": "^", "\u{303}": "~", "\u{2DC}": "~", "\u{AF}": "¯",
        "_": "¯",
        "\u{B7}\u{B7}": "¨", "\u{B7}": "˙", "\u{20D7}": "→", "\u{FE37}": "⏞", "\u{FE38}": "⏟", "\u{3008}": "⟨", "\u{3009}": "⟩",
        "∥": "‖", "∣": "|", "⟂": "⊥", "⟺": "⇔", "⟹": "⇒", "⟸": "⇐",
        "⟶": "→", "⟵": "←", "⟷": "↔", "⟼": "↦",
    ]
}
