import Database

/// The check of a course's design, for those who teach it, and the findings that they set aside.
struct DesignCheckStore: Sendable {
    let database: Database
    let rows: DesignFactsRows

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let facts: DesignFacts
        let check: DesignCheck
        let exceptions: [DesignException]

        init(taught: TeacherCourse, facts: DesignFacts, exceptions: [DesignException]) {
            (self.taught, self.facts, self.exceptions) = (taught, facts, exceptions)
            check = DesignCheck(facts)
        }

        /// What nobody has set aside.
        var open: [DesignFinding] {
            let aside = Set(exceptions.map(\.finding))
            return check.findings.filter { !aside.contains($0.key) }
        }

        /// What was set aside and is still so; the first first.
        var aside: [(finding: DesignFinding, exception: DesignException)] {
            let findings = Dictionary(check.findings.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
            return exceptions.compactMap { exception in findings[exception.finding].map { ($0, exception) } }
        }

        func finding(_ key: String) -> DesignFinding? { check.findings.first { $0.key == key } }
    }

    /// - Parameter language: of the page.
    /// - Returns: nil when this person may not change the course; likewise below.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, by viewer: Viewer, in language: Language) async throws -> Sheet? {
        try await database.read { tx in try rows.sheet(course, by: viewer, in: language, isSuggesting: true, tx) }
    }

    /// Sets a finding aside. The check takes long, so it is worked out before anything is written: nobody's answer waits for it.
    /// - Returns: false as well for what is no finding, or none any more.
    /// - Throws: `FormErrors`
    func setAside(
        _ key: String, because reason: String?, of course: ID<Course>, by viewer: Viewer, in language: Language, at now: Instant
    ) async throws -> Bool {
        let isFound = try await database.read { tx in
            try rows.sheet(course, by: viewer, in: language, tx)?.finding(key) != nil
        }
        guard isFound else { return false }
        guard let reason else { throw FormErrors(items: [.init(field: "reason", key: "check.reason-missing")]) }
        guard reason.isWithin(letters: DesignException.longestReason) else {
            throw FormErrors(items: [.init(field: "reason", key: "form.too-long")])
        }
        return try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return false }
            try CourseDesignRows.insert(course, tx)
            try DesignExceptionRows.write(key, reason, of: course, by: viewer.id, at: now, tx)
            return true
        }
    }

    /// Takes back that a finding was set aside. One that was not stays as it is.
    func takeBack(_ key: String, of course: ID<Course>, by viewer: Viewer) async throws -> Bool {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return false }
            try DesignExceptionRows.remove(key, of: course, tx)
            return true
        }
    }
}

extension DesignFactsRows {
    /// The check of a course with what was set aside; nil when this person may not change the course.
    /// - Parameter isSuggesting: whether techniques are suggested.
    func sheet(
        _ course: ID<Course>, by viewer: Viewer, in language: Language, isSuggesting: Bool = false, _ tx: ReadTransaction
    ) throws -> DesignCheckStore.Sheet? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
        return try DesignCheckStore.Sheet(
            taught: taught, facts: facts(of: taught.course, for: isSuggesting ? viewer : nil, in: language, tx),
            exceptions: DesignExceptionRows.all(of: course, tx))
    }
}
