/// A sentence with `{placeholders}`, taken apart once.
struct Sentence: Sendable, Equatable {
    private enum Piece: Sendable, Equatable {
        case text(String)
        case place(String)
    }

    /// As it stands in the catalogue.
    let text: String
    private let pieces: [Piece]

    init(_ text: String) {
        self.text = text
        var pieces: [Piece] = []
        var rest = text.utf8[...]
        while let opening = rest.firstIndex(of: UInt8(ascii: "{")),
            let closing = rest[opening...].firstIndex(of: UInt8(ascii: "}"))
        {
            pieces.append(.text(String(rest[..<opening]) ?? ""))
            pieces.append(.place(String(rest[rest.index(after: opening)..<closing]) ?? ""))
            rest = rest[rest.index(after: closing)...]
        }
        self.pieces = pieces.isEmpty ? [] : pieces + [.text(String(rest) ?? "")]
    }

    /// The sentence with each placeholder replaced; those without a value are left. What is inserted is not searched for placeholders.
    /// - Parameter number: the value of `{n}`, where `values` have none.
    func filled(_ values: [String: String], number: String? = nil) -> String {
        guard !pieces.isEmpty else { return text }
        var filled = ""
        for piece in pieces {
            switch piece {
            case .text(let own): filled += own
            case .place(let name): filled += Self.value(of: name, in: values) ?? (name == "n" ? number : nil) ?? "{\(name)}"
            }
        }
        return filled
    }

    /// Most sentences have one placeholder, which is compared faster than it is looked up.
    private static func value(of name: String, in values: [String: String]) -> String? {
        if values.count == 1, let only = values.first { return only.key == name ? only.value : nil }
        return values[name]
    }
}
