import Database

/// Imports the institution's settings.
struct ImportedInstitutionRows: ImportPart {
    let step = ImportStep.institution

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        let before = try InstitutionStore.find(tx.reading)
        let after = folder.institution.keepingUserNames(of: before)
        guard before != after else { return [] }
        try InstitutionStore.save(after, tx)
        return [
            ImportChange(verb: before == nil ? .added : .changed, subject: .institution, name: folder.institution.name)
        ]
    }
}

extension ImportChange.Subject {
    static let institution = Self("institution", word: "import.institution")
}
