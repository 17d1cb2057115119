import Database
import Foundation

/// Imports the tests of a course: their times are updated, and a changed text becomes a new revision.
struct ImportedTestRows: CourseImportPart {
    let step = CourseImportStep.tests

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        let tests =
            "SELECT course_key, assessment_key AS name FROM assessment JOIN course ON course.id = assessment.course_id" as SQL
        return try tx.rows(tests).map { .test(try $0["name"], of: try $0["course_key"]) }
    }

    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        try course.assessments.flatMap { try apply($0, in: place, run, tx) }
    }

    private func apply(
        _ draft: AssessmentDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let name = place.key + "/" + draft.key
        let digest = try draft.digest
        let found = try KnownAssessmentRows.find(draft.key, in: place.course, tx.reading)
        var draft = run.keepsPeople ? draft.withPeople(of: found?.settings) : draft
        if run.keepsCodes, draft.rules.code == nil { draft = draft.with(found?.settings.policy.code) }
        guard let known = found else {
            let id = try EditedTestTextRows.draft(draft.key, in: place.course, tx.reading) ?? ID<Assessment>(at: run.now)
            let topics = try Self.topics(draft, in: place, at: run.now, tx)
            let settings = try AssessmentSettings(draft, topics: topics, keepsTopic: place.isLeft, before: nil)
            try AssessmentWriteRows.insert(draft.key, draft.kind, settings, as: id, in: place.course, at: run.now, tx)
            try RevisionWriteRows.add(draft, digest, to: id, ordinal: 1, topics: topics, at: run.now, tx)
            return [ImportChange(verb: .added, subject: .assessment, name: name)]
        }
        guard known.assessment.kind == draft.kind else {
            throw ImportMistakes(mistakes: [Mistake(draft.file, line: nil, "mistake.kind-changed")])
        }
        let id = known.assessment.id
        let settings = try AssessmentSettings(
            draft, topics: place.topics, keepsTopic: place.isLeft, before: known.assessment,
            dates: known.settings.dates)
        let isSame = try EditedTestTextRows.isSame(digest, as: known, tx.reading)
        if isSame, known.settings == settings, !known.isPutAway { return [] }
        let edited = try EditedTestTextRows.edited(draft, settings, known, tx.reading)
        if let edited, !run.overwrites.contains(.test(draft.key, of: place.key)) {
            return [.left(.assessment, draft.file, edited.at, edited.texts)]
        }
        if !isSame {
            let topics = try Self.topics(draft, in: place, at: run.now, tx)
            try RevisionWriteRows.add(draft, digest, to: id, ordinal: known.ordinal + 1, topics: topics, at: run.now, tx)
        }
        try AssessmentWriteRows.save(settings, of: id, at: run.now, tx)
        try AssessmentWriteRows.adopt(id, tx)
        return [ImportChange(verb: .changed, subject: .assessment, name: name, edited: edited)]
    }

    /// The course's topics, and those that the document needs in addition when the course itself is left as it was edited in the
    /// browser.
    private static func topics(
        _ draft: AssessmentDraft, in place: ImportedPlace, at now: Instant, _ tx: WriteTransaction
    ) throws -> [[String]: ID<Topic>] {
        guard place.isLeft else { return place.topics }
        return try TopicWriteRows.completed(place.topics, with: draft.topics, in: place.course, at: now, tx)
    }

    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let listed = Set(course.assessments.map(\.key))
        let rows = try tx.rows(
            """
            SELECT assessment.id, assessment.assessment_key, assessment.edited_at FROM assessment
            JOIN course ON course.id = assessment.course_id
            WHERE course.course_key = \(course.key) AND assessment.removed_at IS NULL ORDER BY assessment.assessment_key
            """)
        return try rows.compactMap { row in
            let key: String = try row["assessment_key"]
            guard !listed.contains(key) else { return nil }
            let spared = run.spared(.test(key, of: course.key), editedAt: try row["edited_at"])
            let isRemoved = run.removesVanished && spared == nil
            if isRemoved { try AssessmentWriteRows.setRemoved(run.now, row["id"], editedAt: nil, tx) }
            return run.vanished(.assessment, "\(course.key)/\(key)", isRemoved: isRemoved, spared: spared)
        }
    }
}

extension AssessmentDraft {
    /// The topics of the test, of its questions, and of its draws.
    fileprivate var topics: [[String]] {
        [topic] + content.questions.map(\.topic) + (content.draws ?? []).map(\.topic)
    }
}

extension ImportChange.Subject {
    static let assessment = Self("assessment", word: "import.test")
}

extension AssessmentDraft {
    /// With the extra times and other dates that are stored, in place of its own.
    fileprivate func withPeople(of settings: AssessmentSettings?) -> AssessmentDraft {
        with(settings?.extraTimes ?? [:], settings?.dates.mapValues(Dates.init) ?? [:])
    }
}
