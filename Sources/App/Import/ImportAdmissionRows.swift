import Database

/// Decides what an import takes from a folder, inside the transaction of the import.
protocol ImportAdmission: Sendable {
    /// The folder as it may be imported.
    /// - Throws: `ImportMistakes` when nothing of it may be.
    func admitted(_ folder: InstitutionFolder, _ tx: ReadTransaction) throws -> InstitutionFolder
    /// Called with the result before it is committed; an error undoes it.
    func accept(_ outcome: ImportOutcome) throws
}

/// What an import did, or what it would do.
struct ImportOutcome: Sendable {
    /// The folder as it was admitted.
    let folder: InstitutionFolder
    let changes: [ImportChange]
}
