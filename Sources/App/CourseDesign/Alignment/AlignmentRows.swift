import Database

/// Reads what a course has that may serve its objectives, inside the transactions of others.
enum AlignmentRows {
    static func source(of course: ID<Course>, _ tx: ReadTransaction) throws -> AlignmentSource {
        let knowledge = try TopicKnowledgeRows.all(in: course, tx)
        let objectives = try ObjectiveRows.all(of: course, tx)
        let live = Set(objectives.map(\.id))
        return try AlignmentSource(
            objectives: objectives, topics: CourseStore.topics(of: course, tx),
            prerequisites: Set(knowledge.filter(\.value.isPrerequisite).keys), lessons: lessons(of: course, live, tx),
            questions: questions(of: course, live, tx), items: items(of: course, tx),
            techniques: AssignedTechniqueRows.all(in: course, tx),
            events: DesignEventRows.all(of: course, tx).map {
                .init(id: $0.id, title: $0.fields.title, objectives: $0.fields.objectives)
            })
    }

    /// Those that are not deleted, whether readers see them or not.
    private static func lessons(
        of course: ID<Course>, _ live: Set<ID<Objective>>, _ tx: ReadTransaction
    ) throws -> [AlignmentSource.TaggedLesson] {
        let tags: [ID<Lesson>: Set<ID<Objective>>] = try tx.rows(
            """
            SELECT tag.lesson_id, tag.objective_id FROM lesson_objective AS tag JOIN lesson ON lesson.id = tag.lesson_id
            WHERE lesson.course_id = \(course)
            """
        ).reduce(into: [:]) { try $0[$1["lesson_id"], default: []].insert($1["objective_id"]) }
        return try tx.rows(
            """
            SELECT lesson.id, coalesce(shown.title, draft.title, '') AS title FROM lesson
            LEFT JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            LEFT JOIN lesson_draft AS draft ON draft.lesson_id = lesson.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL
            ORDER BY lesson.position, lesson.lesson_key, lesson.id
            """
        ).map { row in
            let id: ID<Lesson> = try row["id"]
            return try AlignmentSource.TaggedLesson(
                id: id, title: row["title"], objectives: (tags[id] ?? []).intersection(live))
        }
    }

    /// Those of the newest revisions of tests that are not deleted.
    private static func questions(
        of course: ID<Course>, _ live: Set<ID<Objective>>, _ tx: ReadTransaction
    ) throws -> [AlignmentSource.TaggedQuestion] {
        let tags: [ID<Question>: Set<ID<Objective>>] = try tx.rows(
            """
            SELECT tag.question_id, tag.objective_id FROM question_objective AS tag
            JOIN question ON question.id = tag.question_id
            JOIN assessment ON assessment.id = question.assessment_id
            WHERE assessment.course_id = \(course)
            """
        ).reduce(into: [:]) { try $0[$1["question_id"], default: []].insert($1["objective_id"]) }
        return try tx.rows(
            """
            SELECT assessment.id, assessment.kind, newest.title, asked.position, asked.question_id, asked.text
            FROM question_revision AS asked
            JOIN assessment_revision AS newest ON newest.id = asked.revision_id
            JOIN assessment ON assessment.id = newest.assessment_id
            WHERE assessment.course_id = \(course) AND assessment.removed_at IS NULL
            AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision WHERE revision.assessment_id = assessment.id
            )
            ORDER BY assessment.position, assessment.id, asked.position
            """
        ).map { row in
            let question: ID<Question> = try row["question_id"]
            return try AlignmentSource.TaggedQuestion(
                test: row["id"], title: row["title"], kind: row["kind"], number: row["position"], text: row["text"],
                objectives: (tags[question] ?? []).intersection(live))
        }
    }

    private static func items(of course: ID<Course>, _ tx: ReadTransaction) throws -> [AlignmentSource.TaggedItem] {
        let tagged: SQL = """
            SELECT tag.survey_id FROM survey_item_objective AS tag JOIN objective ON objective.id = tag.objective_id
            WHERE objective.course_id = \(course)
            """
        let titles: [String: [Row]] = try Dictionary(
            grouping: tx.rows(
                """
                SELECT survey_id, language, title FROM survey_text WHERE survey_id IN (\(tagged)) ORDER BY survey_id, language
                """)
        ) { try $0["survey_id"] }
        let texts: [String: [Row]] = try Dictionary(
            grouping: tx.rows(
                """
                SELECT survey_id, item_position, language, text FROM survey_item_text WHERE survey_id IN (\(tagged))
                ORDER BY survey_id, item_position, language
                """)
        ) { row in try "\(row["survey_id"] as String) \(row["item_position"] as Int)" }
        return try tx.rows(
            """
            SELECT tag.survey_id, tag.item_position, tag.objective_id FROM survey_item_objective AS tag
            JOIN survey ON survey.id = tag.survey_id JOIN objective ON objective.id = tag.objective_id
            WHERE objective.course_id = \(course) AND objective.removed_at IS NULL AND survey.removed_at IS NULL
            ORDER BY survey.position, survey.id, tag.item_position, tag.objective_id
            """
        ).map { row in
            let (survey, position): (String, Int) = try (row["survey_id"], row["item_position"])
            return try AlignmentSource.TaggedItem(
                survey: wording(titles[survey] ?? [], "title"), text: wording(texts["\(survey) \(position)"] ?? [], "text"),
                objective: row["objective_id"])
        }
    }

    private static func wording(_ rows: [Row], _ column: String) throws -> Wording {
        Wording(texts: try rows.reduce(into: [:]) { try $0[$1["language"]] = $1[column] })
    }
}
