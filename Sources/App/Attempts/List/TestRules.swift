/// The rules of a test in plain words, for students before an attempt.
enum TestRules {
    static func sentences(_ assessment: Assessment, _ revision: AssessmentRevision, _ strings: Strings) -> [String] {
        attempts(assessment, strings) + [strings("test.rule-saved"), strings("test.rule-done")]
            + (assessment.kind == .final ? [strings("test.rule-clock")] : [])
            + marking(revision, strings) + disclosure(assessment, strings)
    }

    private static func attempts(_ assessment: Assessment, _ strings: Strings) -> [String] {
        let policy = assessment.policy
        var sentences: [String] = []
        switch (assessment.kind, policy.allowed) {
        case (.quiz, nil): sentences.append(strings("test.rule-quiz-time"))
        case (.quiz, 1): sentences.append(strings("test.rule-quiz-once"))
        case (.quiz, let allowed?): sentences.append(strings("test.rule-quiz-attempts", n: allowed))
        case (.final, nil): sentences.append(strings("test.rule-any-attempts"))
        case (.final, 1): sentences.append(strings("test.rule-one-attempt"))
        case (.final, let allowed?): sentences.append(strings("test.rule-attempts", n: allowed))
        }
        if policy.allowed != 1, assessment.kind == .final || policy.counts != .best || policy.allowed != nil {
            sentences.append(counting(policy.counts, strings))
        }
        if policy.pause.count > 0, policy.allowed != 1 {
            sentences.append(strings("test.rule-pause", n: policy.pause.minutesRoundedUp))
        }
        return sentences
    }

    private static func counting(_ rule: CountingRule, _ strings: Strings) -> String {
        switch rule {
        case .best: strings("test.rule-best")
        case .last: strings("test.rule-last")
        case .first: strings("test.rule-first")
        case .average: strings("test.rule-average")
        }
    }

    /// How a partly right multiple choice is marked, and what a wrong answer costs.
    private static func marking(_ revision: AssessmentRevision, _ strings: Strings) -> [String] {
        let hasMultiple = revision.questions.contains {
            if case .choice(let choice) = $0.content { choice.isMultiple } else { false }
        }
        var sentences: [String] = []
        if hasMultiple {
            switch revision.credit {
            case .rightMinusWrong: sentences.append(strings("test.rule-right-minus-wrong"))
            case .perOption: sentences.append(strings("test.rule-per-option"))
            case .allOrNothing: sentences.append(strings("test.rule-all-or-nothing"))
            }
        }
        let penalties = revision.questions.map(\.penalty.part)
        if let most = penalties.max(), most > 0 {
            let percent = ["percent": strings.formats.percent(most, of: 1000)]
            sentences.append(
                penalties.allSatisfy { $0 == most }
                    ? strings("test.rule-penalty", percent) : strings("test.rule-some-penalty", percent))
        }
        return sentences
    }

    private static func disclosure(_ assessment: Assessment, _ strings: Strings) -> [String] {
        let zone = strings.formats.zoneName
        func from(_ moment: Instant) -> [String: String] {
            ["time": strings.formats.onDayAtClock(moment), "zone": zone]
        }
        var sentences: [String] = []
        switch assessment.disclosure.results {
        case .atOnce: if assessment.kind == .final { sentences.append(strings("test.rule-final-results")) }
        case .afterLast: sentences.append(strings("test.rule-results-after"))
        case .from(let moment): sentences.append(strings("test.rule-results-from", from(moment)))
        }
        guard assessment.kind == .quiz else { return sentences }
        switch assessment.disclosure.answers {
        case .atOnce:
            if assessment.policy.check == .eachAnswer { sentences.append(strings("test.rule-check")) }
            sentences.append(strings("test.rule-quiz-results"))
        case .afterLast: sentences.append(strings("test.rule-answers-after"))
        case .from(let moment): sentences.append(strings("test.rule-answers-from", from(moment)))
        }
        return sentences
    }
}
