import Database

/// The tests of a course with their topics, those of their questions and those that their drafts name.
struct TestItemRows: CourseItemRows {
    func items(in course: TeacherCourse, at now: Instant, _ tx: ReadTransaction) throws -> [CourseItem] {
        let questions = try questions(in: course.course.id, tx)
        return try TeacherAssessmentRows.all(of: course, tx).map { test in
            let own = questions.filter { $0.test == test.id }
            let newest = own.filter { $0.revision == test.newest }
            let text = test.draft?.text
            return CourseItem(
                kind: .test, href: TestWritingRoutes.test(test.id),
                title: text.flatMap(WrittenTitle.of) ?? test.published?.title ?? "",
                isRemoved: test.removedAt != nil, topic: test.published?.topic,
                questions: Dictionary(newest.map { ($0.topic, $0.count) }, uniquingKeysWith: +),
                earlier: Set(own.map(\.topic)).subtracting(newest.map(\.topic)),
                written: { text.map(Self.paths) ?? [] })
        }
    }

    /// How many questions of a revision belong to a topic.
    private struct Count {
        let test: ID<Assessment>
        let revision: ID<AssessmentRevision>
        let topic: ID<Topic>
        let count: Int
    }

    private func questions(in course: ID<Course>, _ tx: ReadTransaction) throws -> [Count] {
        try tx.rows(
            """
            SELECT assessment_revision.assessment_id, question_revision.revision_id, question_revision.topic_id, count(*) AS n
            FROM question_revision JOIN assessment_revision ON assessment_revision.id = question_revision.revision_id
            JOIN assessment ON assessment.id = assessment_revision.assessment_id
            WHERE assessment.course_id = \(course) AND question_revision.topic_id IS NOT NULL
            GROUP BY assessment_revision.assessment_id, question_revision.revision_id, question_revision.topic_id
            """
        ).map { row in
            try Count(test: row["assessment_id"], revision: row["revision_id"], topic: row["topic_id"], count: row["n"])
        }
    }

    /// The topics that a text names: of the test and of its questions.
    private static func paths(in text: String) -> [[String]] {
        let own = TestFrontMatter(text)?.value(of: "topic").map(TopicPath.read)
        return [own].compactMap { $0 } + DrawnTopics.of(text).map(\.path)
    }
}
