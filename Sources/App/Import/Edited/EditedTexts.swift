/// Two texts of a thing: the one that was edited in the browser, and the one in an import folder.
struct EditedTexts: Sendable, Equatable {
    /// Why readers do not see it.
    enum State: String, Sendable, Equatable {
        case archived
        case deleted
        case withdrawn
    }

    /// The text in the browser, as a whole document like that in the folder.
    let here: String
    let folder: String
    /// The state in the browser; nil while readers see it.
    let state: State?

    /// The lines that differ, for a terminal: `-` marks those of the browser, `+` those of the folder.
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

    /// The text without control characters, which could move a terminal's cursor.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { TypedText.isControl($0) && $0 != "\t" ? "?" : $0 }))
    }
}
