import Database

/// Writes the rows of semesters, for administrators and for imports.
enum SemesterWriteRows {
    /// - Parameter key: by which import folders call it; nil for one that is made in the browser.
    static func insert(_ fields: SemesterFields, as id: ID<Semester>, key: String?, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO semester (id, semester_key, title, school_year, first_day, teaching_weeks, last_day)
            VALUES (\(id), \(key), \(fields.title), \(fields.schoolYear.text), \(fields.days.first), \(fields.days.weeks),
                \(fields.days.last))
            """)
    }

    /// Adds one of which an import folder has only the title.
    static func insert(titled title: String, as id: ID<Semester>, _ tx: WriteTransaction) throws {
        try tx.execute("INSERT INTO semester (id, title) VALUES (\(id), \(title))")
        try remember(title, of: id, tx)
    }

    /// Keeps by which title import folders call a semester, so that it stays the same one when an administrator renames it. Of
    /// two semesters the one that was named last has the title.
    static func remember(_ title: String, of id: ID<Semester>, _ tx: WriteTransaction) throws {
        if title.isEmpty { return }
        try tx.execute("UPDATE semester SET import_title = NULL WHERE import_title = \(title) AND id <> \(id)")
        try tx.execute("UPDATE semester SET import_title = \(title) WHERE id = \(id)")
    }

    static func update(_ fields: SemesterFields, of id: ID<Semester>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE semester SET title = \(fields.title), school_year = \(fields.schoolYear.text),
                first_day = \(fields.days.first), teaching_weeks = \(fields.days.weeks), last_day = \(fields.days.last)
            WHERE id = \(id)
            """)
    }

    /// Makes a semester one of an imported folder, which calls it by this key.
    static func adopt(_ key: String?, _ id: ID<Semester>, _ tx: WriteTransaction) throws {
        try tx.execute(
            "UPDATE semester SET semester_key = coalesce(\(key), semester_key), edited_at = NULL WHERE id = \(id)")
    }

    /// - Precondition: no course and no survey has it.
    static func delete(_ id: ID<Semester>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM semester WHERE id = \(id)")
    }
}

extension EditedRows {
    static func mark(semester: ID<Semester>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE semester SET edited_at = \(now) WHERE id = \(semester)")
    }
}
