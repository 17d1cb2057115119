/// What somebody made of a thing in the browser, and what an import folder says of it.
struct EditedTexts: Sendable, Equatable {
    /// Why nobody sees it.
    enum State: String, Sendable, Equatable {
        case archived
        case deleted
        case withdrawn
    }

    /// A whole document, as the folder would have it.
    let here: String
    let folder: String
    /// Of what is here; nil while it is seen.
    let state: State?

    /// A line each of what differs, ready for a terminal, marked with `-` for what is here and `+` for what the folder says.
    func lines(_ strings: Strings) -> [String] {
        let away = state.map { ["    - (" + Self.words($0, strings) + ")"] } ?? []
        let difference = LineDifference(from: here, to: folder)
        return away + (difference.hasChanges ? difference.lines.map { Self.line($0, strings) } : [])
    }

    private static func words(_ state: State, _ strings: Strings) -> String {
        switch state {
        case .archived: strings("import.is-archived")
        case .deleted: strings("import.is-deleted")
        case .withdrawn: strings("import.is-withdrawn")
        }
    }

    private static func line(_ line: LineDifference.Line, _ strings: Strings) -> String {
        switch line {
        case .same(let text): "      " + printable(text)
        case .removed(let pieces): "    - " + printable(pieces.map(\.text).joined())
        case .added(let pieces): "    + " + printable(pieces.map(\.text).joined())
        case .folded(let count): "      " + strings("revision.folded", n: count)
        }
    }

    /// What a document says could move a terminal's cursor.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { TypedText.isControl($0) && $0 != "\t" ? "?" : $0 }))
    }
}
