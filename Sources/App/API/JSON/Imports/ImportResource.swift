/// What an import did, or would do.
struct ImportResource: Encodable, Sendable {
    struct ChangeLine: Encodable, Sendable {
        /// "added", "changed", "kept" for what is not in the archive and stays, "removed", or "left" for what was changed in the
        /// browser and stays.
        let verb: String
        /// What it is: a course, a lesson, an account.
        let kind: String
        let name: String
        /// All of it in words.
        let text: String
        /// The name for `overwrite[]` of what stays only because it was changed in the browser.
        let overwrite: String?
        /// When it was changed in the browser.
        let editedAt: String?
        /// The lines that differ from the archive; only of a dry run.
        let difference: [String]?

        init(_ change: ImportChange, isDryRun: Bool, _ strings: Strings) {
            verb =
                switch change.verb {
                case .added: "added"
                case .changed: "changed"
                case .kept: "kept"
                case .removed: "removed"
                case .left: "left"
                }
            (kind, name, text) = (change.subject.description, change.name, change.text(strings))
            (overwrite, editedAt) = (change.overwriteName, change.edited?.at.iso8601)
            difference = isDryRun ? change.edited?.texts.lines(strings) : nil
        }
    }

    let isDryRun: Bool
    /// Whether it changed, or would change, anything.
    let isWork: Bool
    /// In the order in which they were made.
    let changes: [ChangeLine]

    init(_ changes: [ImportChange], isDryRun: Bool, _ strings: Strings) {
        (self.isDryRun, isWork) = (isDryRun, changes.contains(where: \.isWork))
        self.changes = changes.map { ChangeLine($0, isDryRun: isDryRun, strings) }
    }
}

/// Why nothing was imported: all mistakes of the archive.
struct ImportMistakesResource: Encodable, Sendable {
    struct FileMistake: Encodable, Sendable {
        /// Its path in the archive.
        let file: String
        /// From 1; absent where it is about the whole file.
        let line: Int?
        let text: String
    }

    let mistakes: [FileMistake]

    init(_ mistakes: [Mistake], _ strings: Strings) {
        self.mistakes = mistakes.map { mistake in
            let place = mistake.file + (mistake.line.map { ":\($0)" } ?? "") + ": "
            return FileMistake(
                file: mistake.file, line: mistake.line, text: String(mistake.text(strings).trimmingPrefix(place)))
        }
    }
}
