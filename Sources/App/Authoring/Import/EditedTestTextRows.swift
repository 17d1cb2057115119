import Database
import Foundation

/// Finds what was changed in a test in the browser, for an import.
enum EditedTestTextRows {
    /// The unpublished test that was written in the browser under a key. An import of that key continues this test.
    static func draft(_ key: String, in course: ID<Course>, _ tx: ReadTransaction) throws -> ID<Assessment>? {
        let row = try tx.first(
            """
            SELECT assessment_id FROM assessment_draft
            WHERE course_id = \(course) AND assessment_key = \(key) AND removed_at IS NULL
            """)
        return try row.map { try $0["assessment_id"] }
    }

    /// Whether the newest revision is the same as a document, with the topics named as they were when it was made or as they are
    /// named at present.
    static func isSame(_ digest: String, as known: KnownAssessmentRows.Known, _ tx: ReadTransaction) throws -> Bool {
        if known.digest == digest { return true }
        return try StoredTestRows.find(known.assessment.id, tx)?.draft.digest == digest
    }

    /// Nil for a test that was not changed since its import.
    static func edited(
        _ draft: AssessmentDraft, _ settings: AssessmentSettings, _ known: KnownAssessmentRows.Known, _ tx: ReadTransaction
    ) throws -> ImportChange.Edited? {
        guard let editedAt = known.editedAt, let stored = try StoredTestRows.find(known.assessment.id, tx) else { return nil }
        let zone = try InstitutionStore.find(tx)?.zone ?? .gmt
        func text(_ draft: AssessmentDraft) -> String {
            NumberedName.name(draft.position, draft.key) + ".md\n\n"
                + TestDocumentWriter(zone: zone, withExtraTimes: true).text(of: draft)
        }
        return ImportChange.Edited(
            at: editedAt,
            texts: EditedTexts(
                here: text(stored.draft), folder: text(draft.settled(as: settings)), state: known.isPutAway ? .deleted : nil))
    }
}

extension AssessmentDraft {
    /// The draft with the times that an import would store.
    fileprivate func settled(as settings: AssessmentSettings) -> AssessmentDraft {
        func release(_ release: Release<Instant>) -> Release<TimeExpression> {
            switch release {
            case .atOnce: .atOnce
            case .afterLast: .afterLast
            case .from(let moment): .from(.absolute(moment))
            }
        }
        let times = settings.schedule.map {
            Times(opens: .absolute($0.opens), closes: .absolute($0.closes), closesLine: nil, limit: $0.limit)
        }
        return AssessmentDraft(
            file: file, key: key, position: position, kind: kind, topic: topic, times: times,
            rules: Rules(
                allowed: rules.allowed, counts: rules.counts, pause: rules.pause, code: rules.code,
                results: release(settings.disclosure.results), answers: release(settings.disclosure.answers), check: rules.check,
                programs: rules.programs, extraTimes: rules.extraTimes,
                dates: settings.dates.mapValues(Dates.init)), content: content, pictures: pictures)
    }
}

extension AssessmentDraft.Dates {
    /// As they are stored.
    init(_ dates: DateOverride) {
        self.init(opens: .absolute(dates.opens), closes: .absolute(dates.closes), reason: dates.reason)
    }
}
