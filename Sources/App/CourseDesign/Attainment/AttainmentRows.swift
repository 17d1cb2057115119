import Database

/// Reads the answers to the tagged questions of a course, inside the transactions of its store. The number of queries does not
/// depend on the number of students.
struct AttainmentRows {
    let course: ID<Course>
    let revisions: RevisionCache

    private typealias Tags = [ID<Assessment>: [ID<Question>: [ID<Objective>]]]

    /// The tests that are not deleted, in the order of the course, with the attempts of these people that count.
    /// - Parameter objective: the only one whose questions are read; nil for all that are not deleted.
    func tests(
        about objective: ID<Objective>? = nil, among people: Set<ID<Person>>, _ tx: ReadTransaction
    ) throws -> [TaggedTest] {
        let chosen: SQL =
            objective.map { "tag.objective_id = \($0)" }
            ?? "tag.objective_id IN (SELECT id FROM objective WHERE course_id = \(course) AND removed_at IS NULL)"
        let tags = try tags(chosen, tx)
        let all = try AssessmentRows.assessments(
            tx, where: "assessment.course_id = \(course) AND assessment.removed_at IS NULL")
        let tests = all.filter { tags[$0.id] != nil }
        if tests.isEmpty { return [] }
        let counting = try counting(in: tests, among: people, tx)
        let texts = try texts(of: counting.flatMap(\.value).flatMap(\.value), tx)
        let (answers, given) = try (answers(chosen, tx), givenPoints(chosen, tx))
        return tests.map { test in
            let tags = tags[test.id] ?? [:]
            let asked = texts.mapValues { $0.questions.filter { tags[$0.id] != nil } }
            let attempts = counting[test.id] ?? [:]
            return TaggedTest(
                assessment: test, tags: tags,
                attempts: attempts.mapValues { own in
                    own.compactMap { attempt in
                        texts[attempt.revision].map { text in
                            let questions = text.pools.isEmpty ? asked[text.id] : nil
                            return Self.answered(
                                attempt, questions ?? text.paper(seed: attempt.seed).filter { tags[$0.id] != nil },
                                answers[attempt.id] ?? [:], given[attempt.id])
                        }
                    }
                },
                revisions: Set(attempts.values.flatMap { $0.map(\.revision) }).compactMap { texts[$0] })
        }
    }

    private static func answered(
        _ attempt: Attempt, _ questions: [Question], _ stored: [ID<Question>: String], _ given: [ID<Question>: Points]?
    ) -> AnsweredAttempt {
        var answers = [ID<Question>: Answer](minimumCapacity: questions.count)
        for question in questions { answers[question.id] = stored[question.id].flatMap { question.answer(stored: $0) } }
        let questions = given.map { points in questions.map { $0.adjusted(to: points[$0.id]) } } ?? questions
        return AnsweredAttempt(attempt: attempt, questions: questions, answers: answers)
    }

    /// The objectives of each question of each test.
    private func tags(_ chosen: SQL, _ tx: ReadTransaction) throws -> Tags {
        try tx.rows(
            """
            SELECT question.assessment_id, tag.question_id, tag.objective_id
            FROM question_objective AS tag JOIN question ON question.id = tag.question_id
            WHERE \(chosen) ORDER BY tag.question_id, tag.position
            """
        ).reduce(into: Tags()) { tags, row in
            try tags[row["assessment_id"], default: [:]][row["question_id"], default: []].append(row["objective_id"])
        }
    }

    /// Of each person the attempts at each test that count, by its rule.
    private func counting(
        in tests: [Assessment], among people: Set<ID<Person>>, _ tx: ReadTransaction
    ) throws -> [ID<Assessment>: [ID<Person>: [Attempt]]] {
        let ids = SQL.list(tests.map { $0.id as any DatabaseValue })
        let ended = try AttemptRows.attempts(
            tx, where: "attempt.assessment_id IN (\(ids)) AND submission.attempt_id IS NOT NULL")
        let own = Dictionary(grouping: ended.valid.filter { people.contains($0.person) }, by: \.assessment)
        let rules = Dictionary(tests.map { ($0.id, $0.policy.counts) }, uniquingKeysWith: { first, _ in first })
        return own.reduce(into: [:]) { counting, test in
            counting[test.key] = Dictionary(grouping: test.value, by: \.person)
                .mapValues { rules[test.key]?.counting($0) ?? [] }
        }
    }

    private func texts(
        of attempts: [Attempt], _ tx: ReadTransaction
    ) throws -> [ID<AssessmentRevision>: AssessmentRevision] {
        try Set(attempts.map(\.revision)).reduce(into: [:]) { $0[$1] = try revisions.find($1, tx) }
    }

    /// The last answer to each tagged question that is not late.
    private func answers(_ chosen: SQL, _ tx: ReadTransaction) throws -> [ID<Attempt>: [ID<Question>: String]] {
        try tx.rows(
            """
            SELECT answer.attempt_id, answer.question_id, answer.value FROM answer
            WHERE answer.question_id IN (SELECT tag.question_id FROM question_objective AS tag WHERE \(chosen))
                AND answer.arrival <> \(Arrival.late)
            ORDER BY answer.question_id, answer.attempt_id, answer.sequence
            """
        ).reduce(into: [:]) { answers, row in
            try answers[row["attempt_id"], default: [:]][row["question_id"]] = row["value"]
        }
    }

    /// The points that teachers gave to single answers, the last for each.
    private func givenPoints(_ chosen: SQL, _ tx: ReadTransaction) throws -> [ID<Attempt>: [ID<Question>: Points]] {
        try tx.rows(
            """
            SELECT attempt_id, question_id, points FROM mark_correction
            WHERE question_id IN (SELECT tag.question_id FROM question_objective AS tag WHERE \(chosen))
                AND attempt_id IS NOT NULL ORDER BY assessment_id, sequence
            """
        ).reduce(into: [:]) { given, row in
            try given[row["attempt_id"], default: [:]][row["question_id"]] = row["points"]
        }
    }

    /// The items of surveys that are tagged with an objective.
    static func items(of objective: ID<Objective>, _ tx: ReadTransaction) throws -> [ID<Survey>: Set<Int>] {
        try tx.rows("SELECT survey_id, item_position FROM survey_item_objective WHERE objective_id = \(objective)")
            .reduce(into: [:]) { items, row in try items[row["survey_id"], default: []].insert(row["item_position"]) }
    }
}
