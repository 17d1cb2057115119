import Database

/// Imports the semesters of `semesters.csv`.
struct ImportedSemesterRows: ImportPart {
    let step = ImportStep.institution

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        try SemesterRows.all(tx).flatMap { semester in
            Set([semester.key ?? semester.title, semester.importTitle].compactMap(\.self)).sorted().map { .semester($0) }
        }
    }

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        var changes: [ImportChange] = []
        for entry in folder.semesters ?? [] { changes += try apply(entry, run, tx) }
        return changes
    }

    private func apply(
        _ entry: SemestersDocument.Entry, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard let before = try Self.known(entry, tx.reading) else {
            guard let fields = entry.fields(before: nil) else { return [] }
            let id = ID<Semester>(at: run.now)
            try SemesterWriteRows.insert(fields, as: id, key: entry.key, tx)
            try SemesterWriteRows.remember(fields.title, of: id, tx)
            return [ImportChange(verb: .added, subject: .semester, name: fields.title)]
        }
        guard let fields = entry.fields(before: before.semester.days) else { return [] }
        let isKept = entry.key == nil || before.semester.key == entry.key
        if before.semester.isSame(as: fields), isKept {
            if before.semester.importTitle == nil { try SemesterWriteRows.remember(fields.title, of: before.semester.id, tx) }
            return []
        }
        try Self.requireFree(fields, before.semester, entry, tx.reading)
        let edited = before.editedAt.map {
            ImportChange.Edited(
                at: $0,
                texts: EditedTexts(
                    here: before.semester.fileText ?? before.semester.title, folder: fields.fileText(entry.key), state: nil))
        }
        let name = entry.key ?? fields.title
        if let edited, !run.overwrites.contains(.semester(name)) {
            return [.left(.semester, SemestersDocument.fileName + "/" + name, edited.at, edited.texts)]
        }
        try SemesterWriteRows.update(fields, of: before.semester.id, tx)
        try SemesterWriteRows.adopt(entry.key, before.semester.id, tx)
        try SemesterWriteRows.remember(fields.title, of: before.semester.id, tx)
        return [ImportChange(verb: .changed, subject: .semester, name: fields.title, edited: edited)]
    }

    private struct Known {
        let semester: Semester
        /// When it was last changed in the browser; nil when it was not changed since its import.
        let editedAt: Instant?
    }

    /// The semester that has the key of a line, or else its title, or else had that title in a folder before it was renamed.
    private static func known(_ entry: SemestersDocument.Entry, _ tx: ReadTransaction) throws -> Known? {
        let all = try SemesterRows.all(
            tx, where: "semester_key = \(entry.key) OR title = \(entry.title) OR import_title = \(entry.title)")
        let found =
            all.first { $0.key != nil && $0.key == entry.key } ?? all.first { $0.title == entry.title }
            ?? all.first { $0.key == nil || entry.key == nil }
        guard let found else { return nil }
        return try Known(
            semester: found, editedAt: tx.first("SELECT edited_at FROM semester WHERE id = \(found.id)")?["edited_at"])
    }

    /// - Throws: `ImportMistakes` when another semester has the title.
    private static func requireFree(
        _ fields: SemesterFields, _ semester: Semester, _ entry: SemestersDocument.Entry, _ tx: ReadTransaction
    ) throws {
        guard try SemesterRows.all(tx, where: "title = \(fields.title) AND id <> \(semester.id)").isEmpty else {
            throw ImportMistakes(mistakes: [
                Mistake(SemestersDocument.fileName, line: entry.line, "mistake.semester-taken", ["value": fields.title])
            ])
        }
    }

    /// Semesters that an imported file once named and this one does not. One that is used stays.
    func vanished(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        guard let listed = folder.semesters else { return [] }
        let keys = Set(listed.compactMap(\.key))
        let left = try Semester.inOrder(SemesterRows.all(tx.reading), on: LocalDay(number: 0)).filter {
            $0.key.map { !keys.contains($0) } == true
        }
        return try left.map { semester in
            let name = semester.key ?? semester.title
            let row = try tx.first("SELECT edited_at FROM semester WHERE id = \(semester.id)")
            let mayGo = try SemesterRows.use(of: semester.id, tx.reading).isNone
            let spared = try mayGo ? row.flatMap { run.spared(.semester(name), editedAt: try $0["edited_at"]) } : nil
            let isRemoved = run.removesVanished && mayGo && spared == nil
            if isRemoved { try SemesterWriteRows.delete(semester.id, tx) }
            return run.vanished(.semester, semester.title, isRemoved: isRemoved, spared: spared)
        }
    }
}

extension SemestersDocument.Entry {
    /// Days relative to the import keep the value of the first import, as long as they fit together.
    fileprivate func fields(before: SemesterDays?) -> SemesterFields? {
        func settled(_ day: SemesterDay, _ known: LocalDay?) -> LocalDay {
            if case .relative = day, let known { return known }
            return day.day
        }
        let kept = SemesterDays(first: settled(first, before?.first), weeks: weeks, last: settled(last, before?.last))
        return (kept ?? days).map { SemesterFields(schoolYear: schoolYear, name: name, days: $0) }
    }
}

extension SemesterFields {
    fileprivate func fileText(_ key: String?) -> String {
        SemestersFileText.text([.init(key: key, schoolYear: schoolYear, name: name, days: days)])
    }
}

extension Semester {
    /// Itself as a line of `semesters.csv`; nil where its days are missing.
    var fileEntry: SemestersFileText.Entry? {
        guard let schoolYear, let days else { return nil }
        return .init(key: key, schoolYear: schoolYear, name: name, days: days)
    }

    fileprivate var fileText: String? { fileEntry.map { SemestersFileText.text([$0]) } }
}

extension ImportChange.Subject {
    static let semester = Self("semester", word: "import.semester")
    /// One that a course or a survey names and of which nothing else is known.
    static let undatedSemester = Self("semester without days", word: "import.semester-undated")
}
