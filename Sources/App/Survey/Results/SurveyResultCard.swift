/// The results of one item about one subject or teacher, formatted for a page.
struct SurveyResultCard: Sendable {
    struct Figures: Sendable {
        /// Nil for items with a choice.
        let mean: String?
        let facts: String
        /// The mean of all subjects or teachers; nil when it must not be shown.
        let comparison: String?
        let steps: [Step]
    }

    /// A row of the distribution.
    struct Step: Sendable {
        let label: String
        /// The language, where it differs from that of the page.
        let labelLanguage: String?
        let count: String
        /// Nil for "not applicable", which is not part of the whole.
        let share: Share?
    }

    struct Share: Sendable {
        let percent: String
        /// The length of the bar, in thousandths.
        let perMille: Int

        init(_ part: Int, of whole: Int, _ strings: Strings) {
            percent = SurveyWords.percent(part, of: whole, strings)
            perMille = part * 1000 / max(1, whole)
        }
    }

    /// The number on the page, from 1.
    let number: Int
    let text: String
    /// The language, where it differs from that of the page.
    let textLanguage: String?
    let figures: Figures?
    let comments: [String]
    let hasComments: Bool
    /// Why there are no results; nil when there are.
    let nothing: String?

    init(_ line: SubjectResults.Line, number: Int, limits: SurveyLimits, _ strings: Strings) {
        self.number = number
        text = line.slot.item.text.text(strings.language)
        textLanguage = SurveyWords.foreign(line.slot.item.text, strings)
        switch line.content {
        case .figures(let counts, let comparison):
            figures = Self.figures(counts, comparison, line.slot, strings)
            (comments, nothing) = ([], nil)
        case .tooFew: (figures, comments, nothing) = (nil, [], strings("survey.results.few"))
        case .tooFewForComments:
            (figures, comments, nothing) = (nil, [], strings("survey.results.few-comments", n: limits.comments))
        case .comments(let texts):
            (figures, comments, nothing) = (nil, texts, texts.isEmpty ? strings("survey.results.no-comments") : nil)
        }
        hasComments = !comments.isEmpty
    }

    private static func figures(
        _ counts: AnswerCounts, _ comparison: PublishedFigures.Comparison?, _ slot: BallotPaper.Slot, _ strings: Strings
    ) -> Figures {
        func step(_ value: Int, _ label: String, _ language: String? = nil) -> Step {
            Step(
                label: label, labelLanguage: language, count: strings.formats.number(counts.count(of: value)),
                share: Share(counts.count(of: value), of: counts.answers, strings))
        }
        let answers = strings("survey.results.answers", n: counts.answers)
        if case .choice(let options) = slot.item.kind {
            let steps = options.enumerated().map { step($0 + 1, $1.text(strings.language), SurveyWords.foreign($1, strings)) }
            return Figures(mean: nil, facts: answers, comparison: nil, steps: steps)
        }
        let notApplicable = Step(
            label: strings("survey.scale.na"), labelLanguage: nil, count: strings.formats.number(counts.notApplicable), share: nil
        )
        let steps = SurveyItem.steps.reversed().map { step($0, SurveyScale.text($0, strings)) }
        let deviation = counts.deviation.map { strings("survey.results.deviation", ["value": strings.formats.fixed($0)]) }
        return Figures(
            mean: counts.mean.map { strings.formats.fixed($0) },
            facts: [answers, deviation].compactMap { $0 }.joined(separator: " · "),
            comparison: comparison.map { sentence($0, slot, strings) },
            steps: steps + [notApplicable])
    }

    private static func sentence(
        _ comparison: PublishedFigures.Comparison, _ slot: BallotPaper.Slot, _ strings: Strings
    ) -> String {
        let mean = ["mean": strings.formats.fixed(comparison.mean)]
        return slot.teacher == nil
            ? strings("survey.results.all-subjects", n: comparison.members, mean)
            : strings("survey.results.all-teachers", n: comparison.members, mean)
    }
}
