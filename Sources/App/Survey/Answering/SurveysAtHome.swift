import Database

/// The surveys in the list at home: those to answer, and those whose results were released in the last two weeks.
struct SurveysAtHome: HomeSource {
    func items(for visit: HomeVisit, _ tx: ReadTransaction) throws -> [HomeItem] {
        let invitations = try BallotStore.invitations(of: visit.viewer.id, at: visit.now, tx)
        return try Self.reminders(invitations)
            + SurveyResultsStore.readable(for: visit.viewer, at: visit.now, since: visit.since, tx).map { survey in
                HomeItem(place: .news, time: survey.resultsFrom, matter: SurveyAtHome(survey: survey, left: nil))
            }
    }

    /// One item for each survey, until everything is handed in.
    static func reminders(_ invitations: [BallotStore.Invitation]) -> [HomeItem] {
        let open = invitations.filter { !$0.isDone && $0.survey.policy != .off }
        let surveys = open.map(\.survey).reduce(into: [Survey]()) { if $0.last?.id != $1.id { $0.append($1) } }
        return surveys.map { survey in
            let left = open.filter { $0.survey.id == survey.id }.map(\.subject)
            return HomeItem(
                place: .asked, time: survey.closes, matter: SurveyAtHome(survey: survey, left: left))
        }
    }
}

/// A survey in the list at home.
struct SurveyAtHome: HomeMatter {
    let survey: Survey
    /// The subjects that are still to be evaluated; nil when the item is about results.
    let left: [SurveySubject]?

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        HomeRow(
            title: survey.title.text(strings.language),
            contentLanguage: (survey.title.spoken(strings.language) ?? strings.language).rawValue, kind: strings("survey.title"),
            course: nil,
            state: left.map { SurveyState.text(survey, left: $0.count, strings, now: now, namesZone: false) }
                ?? strings("survey.results.out"),
            href: href)
    }

    private var href: String {
        guard let left else { return SurveyResultRoutes.results(of: survey.id) }
        return left.count == 1 ? SurveyRoutes.subject(left[0].course, of: survey.id) : SurveyRoutes.surveys
    }
}
