/// The results of one subject in a survey that the reader may see. Fields for what must not be shown are nil.
struct SurveySubjectResultsPage: Page {
    static let template = "Survey/survey-subject-results"

    struct Turnout: Sendable {
        let percent: String
        /// The length of the bar, in thousandths.
        let perMille: Int
        let answered: String
        /// How reliable the means are; `reasons` says why.
        let trust: String
        let reasons: [String]
    }

    struct Section: Sendable {
        /// The teacher; nil for the first items, which are about the subject.
        let title: String?
        let cards: [SurveyResultCard]
    }

    let frame: Frame
    let surveyTitle: String
    /// The language of the survey, where it differs from that of the page.
    let surveyLanguage: String?
    let subject: String
    let subjectLanguage: String
    let turnout: Turnout?
    /// Why there are no results; nil when there are.
    let tooFew: String?
    let sections: [Section]
    let limit: String
    let figuresHref: String?
    let commentsHref: String?

    init(frame: Frame, results: SubjectResults, strings: Strings) {
        let (survey, id) = (results.survey, results.subject.course)
        self.frame = frame
        surveyTitle = survey.title.text(strings.language)
        surveyLanguage = SurveyWords.foreign(survey.title, strings)
        subject = results.subject.name
        subjectLanguage = results.subject.language.rawValue
        turnout = results.turnout.answers.map { Self.turnout($0, of: results.turnout.invited, strings) }
        tooFew = turnout == nil ? strings("survey.results.too-few") : nil
        sections = Self.sections(results, strings)
        limit = strings("survey.results.limit", n: survey.limits.ballots)
        figuresHref = results.hasFigures ? SurveyResultRoutes.figures(of: id, in: survey.id) : nil
        commentsHref = results.hasComments ? SurveyResultRoutes.comments(of: id, in: survey.id) : nil
    }

    private static func turnout(_ answers: SurveyTurnout.Answers, of invited: Int, _ strings: Strings) -> Turnout {
        let percent = SurveyWords.percent(answers.answered, of: invited, strings)
        let needed = strings.formats.percent(Reliability.neededPercent(invited: invited), of: 100)
        let trust =
            switch Reliability(answered: answers.answered, invited: invited) {
            case .firm: strings("survey.results.firm")
            case .rough: strings("survey.results.rough")
            case .weak: strings("survey.results.weak")
            }
        return Turnout(
            percent: percent, perMille: answers.answered * 1000 / max(1, invited),
            answered: SurveyWords.answered(answers.answered, of: invited, strings),
            trust: trust,
            reasons: [
                strings("survey.results.needed", ["needed": needed]), strings("survey.results.settles", n: answers.answered),
            ])
    }

    /// Consecutive items about the same subject or teacher have one heading.
    private static func sections(_ results: SubjectResults, _ strings: Strings) -> [Section] {
        var sections: [Section] = []
        var rest = results.lines[...]
        while let first = rest.first {
            let group = rest.prefix { $0.slot.teacher == first.slot.teacher }
            sections.append(
                Section(
                    title: title(first.slot.teacher, isFirst: sections.isEmpty, strings),
                    cards: zip(group.indices, group).map {
                        SurveyResultCard($1, number: $0 + 1, limits: results.survey.limits, strings)
                    }))
            rest = rest.dropFirst(group.count)
        }
        return sections
    }

    private static func title(_ teacher: SurveyTeacher?, isFirst: Bool, _ strings: Strings) -> String? {
        guard let teacher else { return isFirst ? nil : strings("survey.about-subject") }
        return teacher.heading(strings)
    }
}
