/// The surveys that the person is asked to answer, by subject, and those whose results the person may read.
struct SurveysPage: Page {
    static let template = "Survey/surveys"

    struct Group: Sendable {
        let title: String
        let contentLanguage: String
        /// Until when it is open, and the person's progress.
        let state: String
        let rows: [Row]
    }

    struct Row: Sendable {
        let title: String
        let contentLanguage: String
        let state: String
        /// Nil when it is done.
        let href: String?
    }

    struct Result: Sendable {
        let title: String
        let contentLanguage: String
        /// The semester, or when results are released.
        let state: String
        let href: String
    }

    let frame: Frame
    let groups: [Group]
    let hasResults: Bool
    let results: [Result]
    let empty: String?

    init(frame: Frame, invitations: [BallotStore.Invitation], results: [Survey], strings: Strings, now: Instant) {
        self.frame = frame
        let surveys = invitations.map(\.survey).reduce(into: [Survey]()) { if $0.last?.id != $1.id { $0.append($1) } }
        groups = surveys.map { survey in
            Self.group(invitations.filter { $0.survey.id == survey.id }, survey, strings, now)
        }
        self.results = results.map { survey in
            Result(
                title: survey.title.text(strings.language), contentLanguage: Self.language(of: survey, strings),
                state: survey.resultsFrom <= now ? survey.semester : Self.coming(survey, strings, now),
                href: SurveyResultRoutes.results(of: survey.id))
        }
        hasResults = !results.isEmpty
        empty = groups.isEmpty && results.isEmpty ? strings("survey.none") : nil
    }

    private static func coming(_ survey: Survey, _ strings: Strings, _ now: Instant) -> String {
        strings(
            "survey.results.from",
            ["time": strings.formats.near(survey.resultsFrom, now: now), "zone": strings.formats.zoneName])
    }

    private static func language(of survey: Survey, _ strings: Strings) -> String {
        (survey.title.spoken(strings.language) ?? strings.language).rawValue
    }

    private static func group(
        _ invitations: [BallotStore.Invitation], _ survey: Survey, _ strings: Strings, _ now: Instant
    ) -> Group {
        Group(
            title: survey.title.text(strings.language),
            contentLanguage: language(of: survey, strings),
            state: SurveyState.text(survey, left: invitations.filter { !$0.isDone }.count, strings, now: now),
            rows: invitations.map { invitation in
                Row(
                    title: invitation.subject.name, contentLanguage: invitation.subject.language.rawValue,
                    state: strings(invitation.isDone ? "survey.done" : "survey.to-do"),
                    href: invitation.isDone ? nil : SurveyRoutes.subject(invitation.subject.course, of: survey.id))
            })
    }
}

/// Describes the state of a survey for a student.
enum SurveyState {
    /// - Parameter namesZone: false on a page that says elsewhere which time zone its times are in.
    static func text(_ survey: Survey, left: Int, _ strings: Strings, now: Instant, namesZone: Bool = true) -> String {
        let time = strings.formats.near(survey.closes, now: now)
        let until =
            namesZone
            ? strings("survey.until", ["time": time, "zone": strings.formats.zoneName])
            : strings("survey.until-here", ["time": time])
        return (left == 0 ? strings("survey.all-done") : strings("survey.left", n: left)) + " · " + until
    }
}
