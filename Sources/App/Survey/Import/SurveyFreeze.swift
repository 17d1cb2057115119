/// Checks changes to a survey that has opened: what its students were told, and whatever protects their anonymity, must not
/// change.
struct SurveyFreeze {
    let before: Survey
    let isClosed: Bool

    /// The changes that are not allowed, each with its line.
    func mistakes(in survey: Survey, _ draft: SurveyDraft) -> [Mistake] {
        (settings(survey, draft) + items(survey, draft) + times(survey, draft)).sorted { $0.line ?? 0 < $1.line ?? 0 }
    }

    private func settings(_ survey: Survey, _ draft: SurveyDraft) -> [Mistake] {
        let frozen = [
            ("title", before.title != survey.title), ("introduction", before.introduction != survey.introduction),
            ("semester", before.semester != survey.semester), ("subjects", before.courseKeys != survey.courseKeys),
            ("opens", before.opens != survey.opens), ("threshold", before.limits.ballots != survey.limits.ballots),
            ("comment-threshold", before.limits.comments != survey.limits.comments),
        ]
        var mistakes = frozen.filter(\.1).map { name, _ in
            Mistake(draft.file, line: draft.lines.settings[name], "mistake.survey-frozen", ["setting": name])
        }
        if survey.audience > before.audience {
            mistakes.append(Mistake(draft.file, line: draft.lines.settings["students-see"], "mistake.survey-audience"))
        }
        return mistakes
    }

    /// The first item that has changed, if any.
    private func items(_ survey: Survey, _ draft: SurveyDraft) -> [Mistake] {
        guard survey.items != before.items else { return [] }
        let same = zip(survey.items, before.items).prefix { $0 == $1 }.count
        let line = draft.lines.items.dropFirst(same).first
        return [Mistake(draft.file, line: line, "mistake.survey-frozen-items")]
    }

    private func times(_ survey: Survey, _ draft: SurveyDraft) -> [Mistake] {
        var mistakes: [Mistake] = []
        func add(_ setting: String, _ key: String) {
            mistakes.append(Mistake(draft.file, line: draft.lines.settings[setting], key))
        }
        if survey.closes != before.closes {
            if isClosed {
                add("closes", "mistake.survey-closed")
            } else if survey.closes < before.closes {
                // Otherwise a person who can see who has answered could close the survey at a chosen moment and so select whose
                // ballots count.
                add("closes", "mistake.survey-closes-earlier")
            }
        }
        if survey.resultsFrom < before.resultsFrom { add("results", "mistake.survey-results-earlier") }
        return mistakes
    }
}
