import Database

/// Reads what the check of a design looks at, inside the transactions of others.
struct DesignFactsRows: Sendable {
    let strings: @Sendable (Language) -> Strings

    /// - Parameters:
    ///   - viewer: to whom techniques are suggested; nil where none are.
    ///   - language: of the page.
    func facts(
        of course: Course, for viewer: Viewer?, in language: Language, _ tx: ReadTransaction
    ) throws -> DesignFacts {
        let (id, objectives) = (course.id, try ObjectiveRows.all(of: course.id, tx))
        let topics = try CourseStore.topics(of: id, tx)
        let knowledge = try TopicKnowledgeRows.all(in: id, tx)
        let sentences = ObjectiveSentence(strings(course.language))
        var facts = DesignFacts(course: id, objectives: objectives, language: course.language, topics: topics)
        facts.state = try DesignStateRows.states(of: [id], tx)[id] ?? DesignState()
        facts.sentences = objectives.reduce(into: [:]) { $0[$1.id] = sentences.sentence(of: $1, topics) }
        facts.knowledge = knowledge
        facts.lessons = try lessons(of: id, tx)
        facts.questions = try questions(of: id, tx)
        facts.techniques = try CheckedTechniqueRows.techniques(
            of: objectives, in: id, knowledge, for: viewer, in: language, tx)
        facts.plan = try CheckedPlanRows.plan(of: course, tx)
        facts.credits = course.ects
        return facts
    }

    /// Those that are not deleted, whether readers see them or not.
    private func lessons(of course: ID<Course>, _ tx: ReadTransaction) throws -> [DesignFacts.CheckedLesson] {
        let tags: [ID<Lesson>: Set<ID<Objective>>] = try tx.rows(
            """
            SELECT tag.lesson_id, tag.objective_id FROM lesson_objective AS tag
            JOIN objective ON objective.id = tag.objective_id
            WHERE objective.course_id = \(course) AND objective.removed_at IS NULL
            """
        ).reduce(into: [:]) { try $0[$1["lesson_id"], default: []].insert($1["objective_id"]) }
        return try tx.rows(
            """
            SELECT lesson.id, lesson.topic_id, coalesce(shown.title, draft.title, lesson.lesson_key) AS title FROM lesson
            LEFT JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            LEFT JOIN lesson_draft AS draft ON draft.lesson_id = lesson.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL ORDER BY lesson.position, lesson.id
            """
        ).map { row in
            let id: ID<Lesson> = try row["id"]
            return try .init(id: id, title: row["title"], topic: row["topic_id"], objectives: tags[id] ?? [])
        }
    }

    /// Those of the newest revisions of tests that are not deleted.
    private func questions(of course: ID<Course>, _ tx: ReadTransaction) throws -> [DesignFacts.CheckedQuestion] {
        let tags: [ID<Question>: Set<ID<Objective>>] = try tx.rows(
            """
            SELECT tag.question_id, tag.objective_id FROM question_objective AS tag
            JOIN objective ON objective.id = tag.objective_id
            WHERE objective.course_id = \(course) AND objective.removed_at IS NULL
            """
        ).reduce(into: [:]) { try $0[$1["question_id"], default: []].insert($1["objective_id"]) }
        return try tx.rows(
            """
            SELECT assessment.id, assessment.kind, newest.title, asked.position, asked.question_id, asked.topic_id,
                asked.kind AS manner
            FROM question_revision AS asked
            JOIN assessment_revision AS newest ON newest.id = asked.revision_id
            JOIN assessment ON assessment.id = newest.assessment_id
            WHERE assessment.course_id = \(course) AND assessment.removed_at IS NULL AND newest.ordinal = (
                SELECT max(other.ordinal) FROM assessment_revision AS other WHERE other.assessment_id = assessment.id
            )
            ORDER BY assessment.position, assessment.id, newest.id, asked.position
            """
        ).map { row in
            let (id, manner): (ID<Question>, String) = try (row["question_id"], row["manner"])
            return try .init(
                id: id, test: row["id"], title: row["title"], kind: row["kind"], number: row["position"],
                topic: row["topic_id"], isChoice: manner == "single" || manner == "multiple", objectives: tags[id] ?? [])
        }
    }
}
