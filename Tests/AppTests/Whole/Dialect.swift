/// Words that one database knows and another does not.
enum Dialect {
    /// What a statement of the schema must do without.
    static func inSchema(_ sql: String) -> [String] {
        found(in: sql, ["AUTOINCREMENT", "WITHOUT ROWID", "STRICT", "COLLATE", "GENERATED"])
    }

    /// What the SQL of a store must do without.
    static func inStore(_ swift: String) -> [String] {
        let text = SourceTree.withoutComments(swift)
        let words = found(
            in: text,
            [
                "INSERT OR", "UPDATE OR", "REPLACE INTO", "rowid", "COLLATE NOCASE", "GLOB", "PRAGMA", "IFNULL", "IIF",
                "strftime", "datetime", "julianday", "unixepoch", "json", "group_concat", "last_insert_rowid", "sqlite_master",
            ])
        let conflicts = text.matches(of: #/ON CONFLICT(?!\s*\()/#.ignoresCase()).map { _ in "ON CONFLICT without a target" }
        let limits = text.matches(of: #/DELETE FROM[^"]*?\bLIMIT\b/#.ignoresCase()).map { _ in "DELETE … LIMIT" }
        let json = text.matches(of: #/\bjson_\w+/#.ignoresCase()).map { String($0.0) }
        let dates = text.matches(of: #/\b(?:date|time)\('/#.ignoresCase()).map { String($0.0) }
        return words + conflicts + limits + json + dates + DialectRules.complaints(StoreSQL.texts(swift))
    }

    private static func found(in text: String, _ words: [String]) -> [String] {
        words.filter { word in
            guard let regex = try? Regex("\\b" + word.replacing(" ", with: "\\s+") + "\\b") else { return true }
            return text.contains(regex.ignoresCase())
        }
    }
}
