/// Which feature writes each table: the folder that its statements stand in.
enum TableOwners {
    /// A statement that changes a table.
    struct Write: Hashable {
        let table: String
        let folder: String
        let path: String
    }

    /// What the files below `Sources/App` write, but for the steps of the schema: a table by each file once.
    static func writes(_ files: [SourceTree.File]) -> Set<Write> {
        Set(
            files.flatMap { file -> [Write] in
                guard let folder = FolderUse.folder(of: file), folder != "Schema", file.path.hasPrefix("Sources/App/") else {
                    return []
                }
                return StoreSQL.texts(file.text).flatMap(tables).map { Write(table: $0, folder: folder, path: file.path) }
            })
    }

    /// The tables that a statement changes; `?` for one whose name is put in.
    private static func tables(_ sql: String) -> [String] {
        StoreSQL.withoutTexts(sql).matches(of: #/\b(?:INSERT INTO|UPDATE|DELETE FROM) (\w+|\?)/#).map { String($0.1) }
            // `ON CONFLICT … DO UPDATE SET`
            .filter { $0 != "SET" }
    }

    /// One sentence for each table that is written where it should not be.
    /// - Parameter exceptions: what else a folder may write.
    static func complaints(
        _ writes: Set<Write>, _ owners: [String: String], _ exceptions: [String: Set<String>]
    ) -> [String] {
        writes.compactMap { write in
            if write.table == "?" { return "\(write.path) hides which table it writes: name it in the statement" }
            guard let owner = owners[write.table] else { return "\(write.path) writes \(write.table), which nobody owns yet" }
            if write.folder == owner || exceptions[write.folder]?.contains(write.table) == true { return nil }
            return "\(write.path) writes \(write.table), of \(owner): let \(owner) write it, and call that"
        }.sorted()
    }
}
