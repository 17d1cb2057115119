import Database

/// Finds what events of a course can be, inside the transactions of others.
enum DesignEventChoiceRows {
    static func choices(of course: ID<Course>, _ objectives: [Objective], _ tx: ReadTransaction) throws -> DesignEventChoices {
        let lessons = try TopicResourceTargets(of: course, tx).lessons.map { lesson in
            DesignEventChoices.Thing(subject: .lesson(lesson.id), title: lesson.title)
        }
        return try DesignEventChoices(
            things: tests(of: course, tx) + lessons, techniques: techniques(of: objectives, in: course, tx),
            objectives: Set(objectives.map(\.id)))
    }

    private static func tests(of course: ID<Course>, _ tx: ReadTransaction) throws -> [DesignEventChoices.Thing] {
        try tx.rows(
            """
            SELECT assessment.id, newest.title FROM assessment
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE assessment.course_id = \(course) AND assessment.removed_at IS NULL AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision WHERE revision.assessment_id = assessment.id
            )
            ORDER BY assessment.position, assessment.id
            """
        ).map { row in try .init(subject: .test(row["id"]), title: row["title"]) }
    }

    /// Those of its objectives that are not deleted; each once.
    private static func techniques(
        of objectives: [Objective], in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [Technique] {
        let assigned = try AssignedTechniqueRows.all(in: course, tx)
        var seen: Set<TechniqueReference> = []
        return objectives.flatMap { assigned[$0.id] ?? [] }.filter { seen.insert($0.reference).inserted }
    }
}
