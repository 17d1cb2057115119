import Database

/// The semester that a course or a survey of an import folder names, by its title or by its key, or by the title that it had
/// before it was renamed here.
enum NamedSemesterRows {
    /// Its title as the database, or else the folder's `semesters.csv`, has it; the name itself where neither knows it.
    static func title(_ name: String, _ folder: [SemestersDocument.Entry]?, _ tx: ReadTransaction) throws -> String {
        if let known = try SemesterRows.named(name, tx) { return known.title }
        guard let entry = entry(name, folder) else { return name }
        let known = try entry.key.flatMap { try SemesterRows.named($0, tx) } ?? SemesterRows.named(entry.title, tx)
        return known?.title ?? entry.title
    }

    /// Adds the semester of a title unless it is known: with the days that the folder's `semesters.csv` gives it, or without days.
    /// - Returns: the change; nothing when it is known.
    static func added(
        _ title: String, _ folder: [SemestersDocument.Entry]?, at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        if let known = try SemesterRows.named(title, tx.reading) {
            if known.title == title, known.importTitle == nil { try SemesterWriteRows.remember(title, of: known.id, tx) }
            return []
        }
        if let entry = entry(title, folder), let days = entry.days {
            let fields = SemesterFields(schoolYear: entry.schoolYear, name: entry.name, days: days)
            let id = ID<Semester>(at: now)
            try SemesterWriteRows.insert(fields, as: id, key: entry.key, tx)
            try SemesterWriteRows.remember(fields.title, of: id, tx)
            return [ImportChange(verb: .added, subject: .semester, name: title)]
        }
        try SemesterWriteRows.insert(titled: title, as: ID(at: now), tx)
        return [ImportChange(verb: .added, subject: .undatedSemester, name: title)]
    }

    private static func entry(_ name: String, _ folder: [SemestersDocument.Entry]?) -> SemestersDocument.Entry? {
        folder?.first { $0.title == name } ?? folder?.first { $0.key == name }
    }
}
