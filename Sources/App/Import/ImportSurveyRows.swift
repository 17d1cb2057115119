import Database
import Foundation

/// The surveys of an import. One that has opened is frozen, but for what cannot make it less anonymous.
struct ImportSurveyRows {
    let now: Instant

    /// What the database has of a survey.
    private struct Known {
        let survey: Survey
        let position: Int
        let isPutAway: Bool
        let isOpened: Bool
        let isClosed: Bool
    }

    /// - Throws: `ImportMistakes` with what is wrong with all of them.
    func apply(_ drafts: [SurveyDraft], _ tx: WriteTransaction) throws -> [ImportChange] {
        var changes: [ImportChange] = []
        var mistakes: [Mistake] = []
        for draft in drafts {
            do {
                if let verb = try apply(draft, tx) {
                    changes.append(ImportChange(verb: verb, subject: .survey, name: draft.key))
                }
            } catch let found as ImportMistakes {
                mistakes += found.mistakes
            }
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        return changes
    }

    private func apply(_ draft: SurveyDraft, _ tx: WriteTransaction) throws -> ImportChange.Verb? {
        let known = try known(draft.key, tx)
        let survey = survey(draft, before: known?.survey)
        var mistakes = draft.mistakesOfTimes(survey)
        if let known, known.isOpened {
            mistakes += SurveyFreeze(before: known.survey, isClosed: known.isClosed).mistakes(in: survey, draft)
        } else {
            mistakes += draft.unfit
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        guard let known else {
            try add(survey, at: draft.position, tx)
            return .added
        }
        if survey == known.survey, draft.position == known.position, !known.isPutAway { return nil }
        try save(survey, at: draft.position, tx)
        if !known.isOpened { try replaceContent(of: survey, tx) }
        return .changed
    }

    private func known(_ key: String, _ tx: WriteTransaction) throws -> Known? {
        let row = try tx.first(
            """
            SELECT survey.id, survey.position, survey.removed_at, survey_opening.survey_id AS opening,
                survey_closing.survey_id AS closing
            FROM survey LEFT JOIN survey_opening ON survey_opening.survey_id = survey.id
            LEFT JOIN survey_closing ON survey_closing.survey_id = survey.id
            WHERE survey.survey_key = \(key)
            """)
        guard let row, let survey = try SurveyRows.surveys(tx.reading, where: "survey.survey_key = \(key)").first else {
            return nil
        }
        let (opening, closing): (String?, String?) = try (row["opening"], row["closing"])
        let removed: Instant? = try row["removed_at"]
        return try Known(
            survey: survey, position: row["position"], isPutAway: removed != nil, isOpened: opening != nil,
            isClosed: closing != nil)
    }

    /// Times relative to the import hold from the first one on.
    private func survey(_ draft: SurveyDraft, before: Survey?) -> Survey {
        func settled(_ time: TimeExpression, _ known: Instant?) -> Instant {
            if case .relative = time, let known { return known }
            return time.instant
        }
        return Survey(
            id: before?.id ?? ID(at: now), key: draft.key, semester: draft.semester, courseKeys: draft.courseKeys,
            opens: settled(draft.times.opens, before?.opens), closes: settled(draft.times.closes, before?.closes),
            resultsFrom: settled(draft.times.results, before?.resultsFrom), policy: draft.policy, limits: draft.limits,
            audience: draft.audience, title: draft.title, introduction: draft.introduction, items: draft.items)
    }

    private func add(_ survey: Survey, at position: Int, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO survey (id, survey_key, position, semester, opens_at, closes_at, results_from, policy, ballot_limit,
                comment_limit, audience)
            VALUES (\(survey.id), \(survey.key), \(position), \(survey.semester), \(survey.opens), \(survey.closes),
                \(survey.resultsFrom), \(survey.policy), \(survey.limits.ballots), \(survey.limits.comments),
                \(survey.audience))
            """)
        try SurveyContentRows.add(survey, tx)
    }

    private func save(_ survey: Survey, at position: Int, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE survey SET position = \(position), semester = \(survey.semester), opens_at = \(survey.opens),
                closes_at = \(survey.closes), results_from = \(survey.resultsFrom), policy = \(survey.policy),
                ballot_limit = \(survey.limits.ballots), comment_limit = \(survey.limits.comments),
                audience = \(survey.audience), removed_at = NULL
            WHERE id = \(survey.id)
            """)
    }

    private func replaceContent(of survey: Survey, _ tx: WriteTransaction) throws {
        try SurveyContentRows.delete(survey.id, tx)
        try SurveyContentRows.add(survey, tx)
    }
}

extension SurveyDraft {
    /// What is wrong with the times once relative ones are settled.
    fileprivate func mistakesOfTimes(_ survey: Survey) -> [Mistake] {
        var mistakes: [Mistake] = []
        if survey.closes <= survey.opens {
            mistakes.append(Mistake(file, line: lines.settings["closes"], "mistake.closes-before-opens"))
        }
        if survey.resultsFrom < survey.closes {
            mistakes.append(Mistake(file, line: lines.settings["results"], "mistake.survey-results-early"))
        }
        return mistakes
    }
}
