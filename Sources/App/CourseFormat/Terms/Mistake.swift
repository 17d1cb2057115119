/// A mistake in an import folder: its place, and a sentence for the author.
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
}

/// All mistakes of a folder together. Nothing was imported.
struct ImportMistakes: Error {
    let mistakes: [Mistake]
}
