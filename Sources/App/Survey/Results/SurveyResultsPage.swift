/// The subjects of a survey whose results a person may read.
struct SurveyResultsPage: Page {
    static let template = "Survey/survey-results"

    struct Subject: Sendable {
        let title: String
        let titleLanguage: String
        let turnout: TurnoutLine?
        /// Why there are no results; nil when there are.
        let tooFew: String?
    }

    /// How many answered, with the link to the results.
    struct TurnoutLine: Sendable {
        let href: String
        let percent: String
        /// The length of the bar, in thousandths.
        let perMille: Int
        let answered: String
    }

    let frame: Frame
    let surveyTitle: String
    /// The language of the survey, where it differs from that of the page.
    let surveyLanguage: String?
    let semester: String
    let subjects: [Subject]
    let isEmpty: Bool
    let limit: String

    init(frame: Frame, overview: SurveyResultsStore.Overview, strings: Strings) {
        let survey = overview.survey
        self.frame = frame
        surveyTitle = survey.title.text(strings.language)
        surveyLanguage = SurveyWords.foreign(survey.title, strings)
        semester = survey.semester
        subjects = overview.entries.map { Self.subject($0, of: survey.id, strings) }
        isEmpty = subjects.isEmpty
        limit = strings("survey.results.limit", n: survey.limits.ballots)
    }

    private static func subject(
        _ entry: SurveyResultsStore.Overview.Entry, of survey: ID<Survey>, _ strings: Strings
    ) -> Subject {
        let invited = entry.turnout.invited
        let turnout = entry.turnout.answers.map { answers in
            TurnoutLine(
                href: SurveyResultRoutes.results(of: entry.subject.course, in: survey),
                percent: SurveyWords.percent(answers.answered, of: invited, strings),
                perMille: answers.answered * 1000 / max(1, invited),
                answered: SurveyWords.answered(answers.answered, of: invited, strings))
        }
        return Subject(
            title: entry.subject.name, titleLanguage: entry.subject.language.rawValue, turnout: turnout,
            tooFew: turnout == nil ? strings("survey.results.too-few") : nil)
    }
}

/// Words that several pages of results use.
enum SurveyWords {
    /// The language of a text, where it is not that of the page.
    static func foreign(_ wording: Wording, _ strings: Strings) -> String? {
        wording.spoken(strings.language).flatMap { $0 == strings.language ? nil : $0.rawValue }
    }

    /// A whole percentage; with so few people, decimals would be meaningless.
    static func percent(_ part: Int, of whole: Int, _ strings: Strings) -> String {
        let whole = max(1, whole)
        return strings.formats.percent((200 * part + whole) / (2 * whole), of: 100)
    }

    /// 20 of 24 answered
    static func answered(_ answered: Int, of invited: Int, _ strings: Strings) -> String {
        strings(
            "survey.results.answered",
            ["answered": strings.formats.number(answered), "invited": strings.formats.number(invited)])
    }
}
