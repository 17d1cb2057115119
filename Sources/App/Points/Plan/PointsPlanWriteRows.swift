import Database

/// Writes plans of points: for teachers in the browser, for copies of courses, and for imports.
enum PointsPlanWriteRows {
    /// Adds a revision of a course's plan.
    /// - Parameters:
    ///   - maker: nil for an import.
    ///   - isNewVersion: whether points were there already.
    /// - Precondition: every part is in `points_part`, see `addPart`.
    static func append(
        _ parts: [PointsPart], to course: ID<Course>, after edition: PointsPlan.Edition?, isNewVersion: Bool,
        by maker: ID<Person>?, note: String?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let revision = (edition?.revision ?? 0) + 1
        let version = edition.map { $0.version + (isNewVersion ? 1 : 0) } ?? 1
        try tx.execute(
            """
            INSERT INTO points_plan (course_id, revision, version, person_id, made_at, note)
            VALUES (\(course), \(revision), \(version), \(maker), \(now), \(note))
            """)
        for (index, part) in parts.enumerated() {
            let flow: PointsPart.Flow? = if case .test(_, let flow) = part.source { flow } else { nil }
            try tx.execute(
                """
                INSERT INTO planned_part (course_id, revision, position, part_id, kind, sort, title, most, weekly_most, least,
                    weight, counts_excused, assessment_id, flow)
                VALUES (\(course), \(revision), \(index + 1), \(part.id), \(part.kind), \(part.sort), \(part.title),
                    \(part.most), \(part.weeklyMost), \(part.least), \(part.weight), \(part.countsExcused ? 1 : 0),
                    \(part.test), \(flow))
                """)
        }
    }

    /// Makes a part known that a revision will have.
    /// - Precondition: the course never had a part with its key.
    static func addPart(_ part: PointsPart, to course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute(
            "INSERT INTO points_part (id, course_id, part_key) VALUES (\(part.id), \(course), \(part.key))")
    }
}
