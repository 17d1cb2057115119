/// Something wrong in an import folder: where, and a sentence for its author.
struct Mistake: Sendable, Equatable {
    /// Path below the folder.
    let file: String
    /// Counted from 1; nil when it is about the whole file.
    let line: Int?
    /// Key of the sentence in `Strings`.
    let key: String
    let values: [String: String]

    init(_ file: String, line: Int?, _ key: String, _ values: [String: String] = [:]) {
        self.file = file
        self.line = line
        self.key = key
        self.values = values
    }

    /// `tests/01-a.md:12: sentence`, as editors and terminals know it.
    func text(_ strings: Strings) -> String {
        file + (line.map { ":\($0)" } ?? "") + ": " + strings(key, values.mapValues(Self.printable))
    }

    /// What a document says could move a terminal's cursor, or end the line.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
    }
}

/// All mistakes of a folder together. Nothing was imported.
struct ImportMistakes: Error {
    let mistakes: [Mistake]
}
