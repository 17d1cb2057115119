import Database

/// The description of a course, for those who teach it.
struct CourseDescriptionStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let description: CourseDescription
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ id: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in try Self.sheet(id, by: viewer, tx) }
    }

    /// Saves a description. One that is stored already changes nothing.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Returns: false when this person may not change the course.
    /// - Throws: `FormErrors` when it was changed since.
    func save(
        _ description: CourseDescription, of id: ID<Course>, seen: String?, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let stored = try Self.sheet(id, by: viewer, tx.reading)?.description else { return false }
            if description == stored { return true }
            if seen != stored.fingerprint {
                throw FormErrors(items: [.init(field: stored.difference(to: description), key: "teach.changed")])
            }
            try CourseDesignRows.mark(id, at: now, tx)
            try CourseDescriptionRows.write(description, of: id, by: viewer.id, tx)
            if description.overview != stored.overview {
                try CourseWriteRows.setOverview(description.overview, of: id, at: now, tx)
            }
            return true
        }
    }

    private static func sheet(_ id: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Sheet? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
        return try Sheet(taught: taught, description: CourseDescriptionRows.find(taught.course, tx))
    }
}

extension CourseDescription {
    /// The first field of the form in which another one differs.
    fileprivate func difference(to other: CourseDescription) -> String {
        let isOther: [(String, Bool)] = [
            ("overview", overview != other.overview), ("subject", subjectArea != other.subjectArea),
            ("audience", audiences != other.audiences), ("credits", creditHours != other.creditHours),
            ("in-class", ratio?.inClass != other.ratio?.inClass), ("out-of-class", ratio?.outOfClass != other.ratio?.outOfClass),
        ]
        return isOther.first { $0.1 }?.0 ?? "seats"
    }
}
