import Database
import Foundation

/// Imports surveys. A survey that has opened is changed only where this does not make it less anonymous.
struct ImportedSurveyRows: ImportPart {
    let step = ImportStep.beside

    /// A survey in the database.
    private struct Known {
        let survey: Survey
        let position: Int
        let isPutAway: Bool
        let isOpened: Bool
        let isClosed: Bool
    }

    /// - Throws: `ImportMistakes` with the mistakes in all surveys.
    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        var changes: [ImportChange] = []
        var mistakes: [Mistake] = []
        for draft in folder.surveys {
            do {
                if let verb = try apply(draft, of: folder, &changes, at: run.now, tx) {
                    changes.append(ImportChange(verb: verb, subject: .survey, name: draft.key))
                }
            } catch let found as ImportMistakes {
                mistakes += found.mistakes
            }
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        return changes
    }

    private func apply(
        _ draft: SurveyDraft, of folder: InstitutionFolder, _ changes: inout [ImportChange], at now: Instant,
        _ tx: WriteTransaction
    ) throws -> ImportChange.Verb? {
        var draft = draft
        draft.semester = try NamedSemesterRows.title(draft.semester, folder.semesters, tx.reading)
        let known = try known(draft.key, tx)
        let survey = survey(draft, before: known?.survey, at: now)
        var mistakes = draft.mistakesOfTimes(survey)
        if let known, known.isOpened {
            mistakes += SurveyFreeze(before: known.survey, isClosed: known.isClosed).mistakes(in: survey, draft)
        } else {
            mistakes += draft.unfit
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        let asked = try SurveyItemObjectiveRows.asked(in: draft, tx.reading)
        changes += try NamedSemesterRows.added(survey.semester, folder.semesters, at: now, tx)
        guard let known else {
            try SurveyWriteRows.insert(survey, at: draft.position, tx)
            try SurveyItemObjectiveRows.write(asked, of: survey.id, tx)
            return .added
        }
        let isAsked = try SurveyItemObjectiveRows.all(of: survey.id, tx.reading) == asked
        if survey == known.survey, isAsked, draft.position == known.position, !known.isPutAway { return nil }
        try SurveyWriteRows.update(survey, at: draft.position, tx)
        if !known.isOpened { try SurveyWriteRows.replaceContent(of: survey, tx) }
        try SurveyItemObjectiveRows.write(asked, of: survey.id, tx)
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

    /// The survey of a document; times relative to the import keep the value of the first import.
    private func survey(_ draft: SurveyDraft, before: Survey?, at now: Instant) -> Survey {
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

    /// Removes surveys that the folder does not contain. An open survey stays, because its students were promised that their
    /// answers count.
    func vanished(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        let listed = Set(folder.surveys.map(\.key))
        let rows = try tx.rows(
            """
            SELECT survey.id, survey.survey_key, survey_opening.survey_id AS opening, survey_closing.survey_id AS closing
            FROM survey LEFT JOIN survey_opening ON survey_opening.survey_id = survey.id
            LEFT JOIN survey_closing ON survey_closing.survey_id = survey.id
            WHERE survey.removed_at IS NULL ORDER BY survey.survey_key
            """)
        return try rows.compactMap { row in
            let key: String = try row["survey_key"]
            guard !listed.contains(key) else { return nil }
            let (opening, closing): (String?, String?) = try (row["opening"], row["closing"])
            let isRemoved = run.removesVanished && (opening == nil || closing != nil)
            if isRemoved { try SurveyWriteRows.putAway(row["id"], at: run.now, tx) }
            return run.vanished(.survey, key, isRemoved: isRemoved)
        }
    }
}

extension SurveyDraft {
    /// The mistakes in the times, once relative times have been worked out.
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

extension ImportChange.Subject {
    static let survey = Self("survey", word: "import.survey")
}
