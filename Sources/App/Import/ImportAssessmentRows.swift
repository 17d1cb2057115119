import Database
import Foundation

/// A test of an import: its times are updated, a changed text becomes a new revision.
enum ImportAssessmentRows {
    struct Place {
        let course: ID<Course>
        let courseKey: String
        let topics: [[String]: ID<Topic>]
        var overwrites = ImportOverwrites.none
        /// Whether the course is left as it is in the browser: a topic that is not there any more is then no change of a test.
        var keepsTopics = false
    }

    struct Known: Equatable {
        let assessment: Assessment
        let digest: String
        let ordinal: Int
        let isPutAway: Bool
        let settings: Settings
    }

    /// What holds for a test whatever its revision.
    struct Settings: Equatable {
        let position: Int
        let topic: ID<Topic>?
        let schedule: Schedule?
        let policy: AttemptPolicy
        let disclosure: Disclosure
        let extraTimes: [String: ExtraTime]

        /// Whether those who are in the middle of the test may have more or less time than by others.
        func movesTimes(from other: Settings) -> Bool { schedule != other.schedule || extraTimes != other.extraTimes }
    }

    static func apply(
        _ draft: AssessmentDraft, in place: Place, at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let name = place.courseKey + "/" + draft.key
        let digest = try draft.digest
        guard let known = try known(draft.key, in: place.course, tx.reading) else {
            let id = try ImportEditedTestRows.draft(draft.key, in: place.course, tx.reading) ?? ID<Assessment>(at: now)
            let place = try ImportEditedTestRows.completed(place, draft, at: now, tx)
            try insert(draft, as: id, in: place, tx)
            try ImportRevisionRows.add(draft, digest, to: id, ordinal: 1, topics: place.topics, at: now, tx)
            return [ImportChange(verb: .added, subject: .assessment, name: name)]
        }
        guard known.assessment.kind == draft.kind else {
            throw ImportMistakes(mistakes: [Mistake(draft.file, line: nil, "mistake.kind-changed")])
        }
        let (id, settings) = try (known.assessment.id, settings(draft, place, before: known.assessment))
        let isSame = try ImportEditedTestRows.isSame(digest, as: known, tx.reading)
        if isSame, known.settings == settings, !known.isPutAway { return [] }
        let edited = try ImportEditedTestRows.edited(draft, settings, known, tx.reading)
        if let edited, !place.overwrites.contains(.test(draft.key, of: place.courseKey)) {
            return [.left(.assessment, draft.file, edited.at, edited.texts)]
        }
        if !isSame {
            let place = try ImportEditedTestRows.completed(place, draft, at: now, tx)
            try ImportRevisionRows.add(
                draft, digest, to: id, ordinal: known.ordinal + 1, topics: place.topics, at: now, tx)
        }
        try save(settings, of: id, tx)
        try tx.execute("UPDATE assessment SET removed_at = NULL, edited_at = NULL WHERE id = \(id)")
        return [ImportChange(verb: .changed, subject: .assessment, name: name, edited: edited)]
    }

    /// A test that was not there, without a revision yet.
    static func insert(_ draft: AssessmentDraft, as id: ID<Assessment>, in place: Place, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO assessment (id, number, course_id, assessment_key, position, kind, opens_at, closes_at, time_limit)
            VALUES (\(id), \(tx.nextNumber(of: "assessment")), \(place.course), \(draft.key), \(draft.position),
                \(draft.kind), \(draft.times?.opens.instant), \(draft.times?.closes.instant), \(draft.times?.limit))
            """)
        try save(settings(draft, place, before: nil), of: id, tx)
    }

    /// What a document says that holds whatever its revision; times relative to now as they were settled before.
    static func settings(
        _ draft: AssessmentDraft, _ place: Place, before: Assessment?
    ) throws -> Settings {
        let rules = draft.rules
        return try Settings(
            position: draft.position,
            topic: place.topics[draft.topic] ?? (place.keepsTopics && !draft.topic.isEmpty ? before?.topic : nil),
            schedule: schedule(draft, before: before?.schedule),
            policy: AttemptPolicy(allowed: rules.allowed, counts: rules.counts, pause: rules.pause, code: rules.code),
            disclosure: Disclosure(
                results: settled(rules.results, before?.disclosure.results),
                answers: settled(rules.answers, before?.disclosure.answers)),
            extraTimes: rules.extraTimes)
    }

    static func save(_ settings: Settings, of id: ID<Assessment>, _ tx: WriteTransaction) throws {
        let (policy, disclosure) = (settings.policy, settings.disclosure)
        try tx.execute(
            """
            UPDATE assessment SET position = \(settings.position), topic_id = \(settings.topic),
                opens_at = \(settings.schedule?.opens), closes_at = \(settings.schedule?.closes),
                time_limit = \(settings.schedule?.limit), attempts_allowed = \(policy.allowed),
                counting_rule = \(policy.counts), pause = \(policy.pause), access_code = \(policy.code?.text),
                results_release = \(disclosure.results.name), results_from = \(disclosure.results.moment),
                answers_release = \(disclosure.answers.name), answers_from = \(disclosure.answers.moment)
            WHERE id = \(id)
            """)
        try tx.execute(
            """
            DELETE FROM time_exception WHERE assessment_id = \(id)
            AND person_id IN (SELECT id FROM person WHERE removed_at IS NULL)
            """)
        for (userName, extra) in settings.extraTimes.sorted(by: { $0.key < $1.key }) {
            try tx.execute(
                """
                INSERT INTO time_exception (assessment_id, person_id, time_factor, extra_time)
                SELECT \(id), person.id, \(extra.factor), \(extra.added) FROM person WHERE person.user_name = \(userName)
                """)
        }
    }

    /// A time relative to the import holds from the first one on; only a date moves it.
    private static func settled(_ release: Release<TimeExpression>, _ before: Release<Instant>?) -> Release<Instant> {
        switch (release, before) {
        case (.atOnce, _): .atOnce
        case (.afterLast, _): .afterLast
        case (.from(.relative), .from(let known)?): .from(known)
        case (.from(let time), _): .from(time.instant)
        }
    }

    /// Times relative to the import hold from the first one on; only dates move a test that is there.
    private static func schedule(_ draft: AssessmentDraft, before: Schedule?) throws -> Schedule? {
        guard let times = draft.times else { return nil }
        func settled(_ time: TimeExpression, _ known: Instant?) -> Instant {
            if case .relative = time, let known { return known }
            return time.instant
        }
        let schedule = Schedule(
            opens: settled(times.opens, before?.opens), closes: settled(times.closes, before?.closes),
            limit: times.limit)
        guard schedule.closes > schedule.opens else {
            throw ImportMistakes(
                mistakes: [Mistake(draft.file, line: times.closesLine, "mistake.closes-before-opens")])
        }
        return schedule
    }

    /// A test by its key, as it was imported or published last.
    static func known(_ key: String, in course: ID<Course>, _ tx: ReadTransaction) throws -> Known? {
        let row = try tx.first(
            """
            SELECT assessment.id, assessment.position, assessment.removed_at, revision.digest, revision.ordinal
            FROM assessment JOIN assessment_revision AS revision ON revision.assessment_id = assessment.id
            WHERE assessment.course_id = \(course) AND assessment.assessment_key = \(key)
            ORDER BY revision.ordinal DESC LIMIT 1
            """)
        guard let row else { return nil }
        let id: ID<Assessment> = try row["id"]
        let removed: Instant? = try row["removed_at"]
        guard let assessment = try AssessmentRows.assessments(tx, where: "assessment.id = \(id)").first else {
            return nil
        }
        return try Known(
            assessment: assessment, digest: row["digest"], ordinal: row["ordinal"], isPutAway: removed != nil,
            settings: Settings(
                position: row["position"], topic: assessment.topic, schedule: assessment.schedule,
                policy: assessment.policy, disclosure: assessment.disclosure, extraTimes: extraTimes(in: id, tx)))
    }

    private static func extraTimes(in id: ID<Assessment>, _ tx: ReadTransaction) throws -> [String: ExtraTime] {
        let pairs = try tx.rows(
            """
            SELECT person.user_name, time_exception.time_factor, time_exception.extra_time
            FROM time_exception JOIN person ON person.id = time_exception.person_id
            WHERE time_exception.assessment_id = \(id) AND person.removed_at IS NULL
            """
        ).map { row -> (String, ExtraTime) in
            try (row["user_name"], ExtraTime(factor: row["time_factor"], added: row["extra_time"]))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
