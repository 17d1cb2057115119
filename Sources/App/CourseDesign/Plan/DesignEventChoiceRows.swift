import Database

/// Finds what events of a course can be, inside the transactions of others.
enum DesignEventChoiceRows {
    static func choices(of course: ID<Course>, _ objectives: [Objective], _ tx: ReadTransaction) throws -> DesignEventChoices {
        let lessons = try TopicResourceTargets(of: course, tx).lessons.map { lesson in
            DesignEventChoices.Thing(subject: .lesson(lesson.id), title: lesson.title)
        }
        return try DesignEventChoices(
            things: tests(of: course, tx) + lessons, ways: ways(of: course, tx), objectives: Set(objectives.map(\.id)))
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

    /// A curated technique is called by its key.
    private static func ways(of course: ID<Course>, _ tx: ReadTransaction) throws -> [DesignEventChoices.Way] {
        let ways = try tx.rows(
            """
            SELECT line.technique, line.own_id, technique.title
            FROM objective_technique AS line JOIN objective ON objective.id = line.objective_id
            LEFT JOIN technique ON technique.id = line.own_id
            WHERE objective.course_id = \(course) AND objective.removed_at IS NULL
            ORDER BY line.technique, line.objective_id
            """
        ).map { row -> DesignEventChoices.Way in
            let (name, own, title): (String, String?, String?) = try (row["technique"], row["own_id"], row["title"])
            return .init(technique: .init(name: name, isOwn: own != nil), title: title ?? name)
        }
        var seen: Set<DesignEvent.Technique> = []
        return ways.filter { seen.insert($0.technique).inserted }
    }
}
