import Database

/// Imports the institution's settings.
struct ImportedInstitutionRows: ImportPart {
    let step = ImportStep.institution

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        let before = try InstitutionStore.find(tx.reading)
        var after = folder.institution.keepingUserNames(of: before)
        // A folder without people does not name anyone to ask for a password.
        if !folder.hasPeople { after.passwordContact = before?.passwordContact }
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
