import Database

/// Finds, adds, changes and deletes semesters, for administrators.
struct SemesterStore: Sendable {
    let database: Database

    struct Entry: Sendable {
        let semester: Semester
        let use: SemesterUse
    }

    /// In no meaningful order.
    func all() async throws -> [Semester] {
        try await database.read { tx in try SemesterRows.all(tx) }
    }

    /// With how much it is used; nil where there is none.
    func find(_ id: ID<Semester>) async throws -> Entry? {
        try await database.read { tx in
            try SemesterRows.find(id, tx).map { try Entry(semester: $0, use: SemesterRows.use(of: id, tx)) }
        }
    }

    /// Adds a semester. Adding the same once more changes nothing; where it is there with other values, whoever went back and
    /// sent the form once more is told.
    /// - Throws: `FormErrors` when it is there with other values, and when another semester has the title.
    func add(_ fields: SemesterFields, as id: ID<Semester>, at now: Instant) async throws {
        try await database.write { tx in
            if let semester = try SemesterRows.find(id, tx.reading) {
                if semester.isSame(as: fields) { return }
                throw FormErrors(items: [.init(field: "name", key: "semesters.added")])
            }
            try Self.requireFree(fields, id, tx.reading)
            try SemesterWriteRows.insert(fields, as: id, key: nil, tx)
            try EditedRows.mark(semester: id, at: now, tx)
        }
    }

    /// Changes a semester. Gives false when there is none.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Throws: `FormErrors` when somebody else has changed it since, or another semester has the title.
    func update(_ id: ID<Semester>, _ fields: SemesterFields, seen: String?, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard let semester = try SemesterRows.find(id, tx.reading) else { return false }
            guard seen == semester.fingerprint else {
                throw FormErrors(items: [.init(field: "school-year", key: "semesters.changed")])
            }
            try Self.requireFree(fields, id, tx.reading)
            if semester.isSame(as: fields) { return true }
            try SemesterWriteRows.update(fields, of: id, tx)
            try EditedRows.mark(semester: id, at: now, tx)
            return true
        }
    }

    /// Deletes a semester that no course and no survey has. Gives false when there is none.
    /// - Throws: `FormErrors` when it is used.
    func delete(_ id: ID<Semester>) async throws -> Bool {
        try await database.write { tx in
            guard try SemesterRows.find(id, tx.reading) != nil else { return false }
            guard try SemesterRows.use(of: id, tx.reading).isNone else {
                throw FormErrors(items: [.init(field: "removal", key: "semesters.used")])
            }
            try SemesterWriteRows.delete(id, tx)
            return true
        }
    }

    private static func requireFree(_ fields: SemesterFields, _ id: ID<Semester>, _ tx: ReadTransaction) throws {
        guard try SemesterRows.all(tx, where: "title = \(fields.title) AND id <> \(id)").isEmpty else {
            throw FormErrors(items: [.init(field: "name", key: "semesters.name-taken")])
        }
    }
}

extension Semester {
    func isSame(as fields: SemesterFields) -> Bool {
        title == fields.title && schoolYear == fields.schoolYear && days == fields.days
    }
}
