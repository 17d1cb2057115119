import Database

/// The policies of a course, for those who teach it.
struct CoursePolicyStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let policies: [CoursePolicyKind: CoursePolicy]

        func policy(_ kind: CoursePolicyKind) -> CoursePolicy { policies[kind] ?? CoursePolicy() }
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ id: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in try Self.sheet(id, by: viewer, tx) }
    }

    /// Saves all policies. Those that are stored already stay as they are.
    /// - Parameter seen: the versions that the form showed.
    /// - Returns: false when this person may not change the course.
    /// - Throws: `FormErrors` when one that differs was changed since; then none is saved.
    func save(
        _ contents: [CoursePolicyKind: CoursePolicy.Content], of id: ID<Course>, seen: CoursePolicyVersions, by viewer: Viewer,
        at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let sheet = try Self.sheet(id, by: viewer, tx.reading) else { return false }
            let changed = CoursePolicyKind.allCases.compactMap { kind in contents[kind].map { (kind, $0) } }
                .filter { kind, content in content != sheet.policy(kind).content }
            if changed.isEmpty { return true }
            var errors = FormErrors()
            for (kind, _) in changed where seen.version(of: kind) != sheet.policy(kind).version {
                errors.add(kind.field, "teach.changed")
            }
            try errors.check()
            try CourseDesignRows.mark(id, at: now, tx)
            for (kind, content) in changed { try CoursePolicyRows.write(content, as: kind, of: id, by: viewer.id, tx) }
            return true
        }
    }

    private static func sheet(_ id: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Sheet? {
        guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
        return try Sheet(taught: taught, policies: CoursePolicyRows.all(of: id, tx))
    }
}

/// The versions of a course's policies, as a form carries them: 1.0.2.0.0.3, in the order of the enumeration.
struct CoursePolicyVersions: Sendable, Equatable {
    let text: String

    init(text: String) {
        self.text = text
    }

    init(_ sheet: CoursePolicyStore.Sheet) {
        text = CoursePolicyKind.allCases.map { String(sheet.policy($0).version) }.joined(separator: ".")
    }

    /// Nil where the text does not say.
    func version(of kind: CoursePolicyKind) -> Int? {
        CoursePolicyKind.allCases.firstIndex(of: kind).flatMap { text.split(separator: ".").at($0) }.flatMap { Int($0) }
    }
}
