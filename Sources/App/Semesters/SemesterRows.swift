import Database

/// Finds semesters, inside the transactions of stores and of the import.
enum SemesterRows {
    /// In no meaningful order, see `Semester.inOrder`.
    static func all(_ tx: ReadTransaction, where condition: SQL = "1 = 1") throws -> [Semester] {
        try tx.rows(
            """
            SELECT id, semester_key, title, school_year, first_day, teaching_weeks, last_day, import_title
            FROM semester WHERE \(condition) ORDER BY id
            """
        ).map { row in
            let year: String? = try row["school_year"]
            return try Semester(
                id: row["id"], key: row["semester_key"], title: row["title"], schoolYear: year.flatMap { SchoolYear(stored: $0) },
                days: days(row), importTitle: row["import_title"])
        }
    }

    private static func days(_ row: Row) throws -> SemesterDays? {
        let (first, weeks, last): (LocalDay?, Int?, LocalDay?) = try (row["first_day"], row["teaching_weeks"], row["last_day"])
        guard let first, let weeks, let last else { return nil }
        return SemesterDays(first: first, weeks: weeks, last: last)
    }

    static func find(_ id: ID<Semester>, _ tx: ReadTransaction) throws -> Semester? {
        try all(tx, where: "id = \(id)").first
    }

    /// The semester that a document or a form calls so: by its title, or else by its key, or else by the title that it had in
    /// an import folder before an administrator renamed it; nil where there is none.
    static func named(_ name: String, _ tx: ReadTransaction) throws -> Semester? {
        let found = try all(tx, where: "title = \(name) OR semester_key = \(name) OR import_title = \(name)")
        return found.first { $0.title == name } ?? found.first { $0.key == name } ?? found.first
    }

    /// The id of the semester of a title, which whoever writes it has made sure of.
    /// - Throws: `UnknownSemester`
    static func required(_ title: String, _ tx: ReadTransaction) throws -> ID<Semester> {
        guard let row = try tx.first("SELECT id FROM semester WHERE title = \(title)") else {
            throw UnknownSemester(title: title)
        }
        return try row["id"]
    }

    /// How many courses, archived ones too, and surveys have it.
    static func use(of id: ID<Semester>, _ tx: ReadTransaction) throws -> SemesterUse {
        func count(_ query: SQL) throws -> Int { try tx.first(query)?["n"] ?? 0 }
        return try SemesterUse(
            courses: count("SELECT count(*) AS n FROM course WHERE semester_id = \(id)"),
            surveys: count("SELECT count(*) AS n FROM survey WHERE semester_id = \(id)"))
    }
}

/// Something was to be written with a semester that is not there.
struct UnknownSemester: Error {
    let title: String
}

/// What a semester is used for. Only one without any use can be deleted.
struct SemesterUse: Sendable, Equatable {
    let courses: Int
    let surveys: Int

    var isNone: Bool { courses == 0 && surveys == 0 }
}
