/// The surveys in the list at home: those to answer, and those whose results were released since the last visit.
struct SurveysAtHome: HomeSource {
    let ballots: BallotStore
    let results: SurveyResultsStore

    func items(for visit: HomeVisit) async throws -> [HomeItem] {
        let invitations = try await ballots.invitations(of: visit.viewer.id, at: visit.now)
        return try await Self.reminders(invitations)
            + results.readable(for: visit.viewer, at: visit.now, since: visit.since).map { survey in
                HomeItem(place: .news, course: nil, time: survey.resultsFrom, matter: SurveyAtHome(survey: survey, left: nil))
            }
    }

    /// One item for each survey, until everything is handed in.
    static func reminders(_ invitations: [BallotStore.Invitation]) -> [HomeItem] {
        let open = invitations.filter { !$0.isDone && $0.survey.policy != .off }
        let surveys = open.map(\.survey).reduce(into: [Survey]()) { if $0.last?.id != $1.id { $0.append($1) } }
        return surveys.map { survey in
            let left = open.filter { $0.survey.id == survey.id }.map(\.subject)
            return HomeItem(
                place: .asked, course: nil, time: survey.closes, matter: SurveyAtHome(survey: survey, left: left))
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
            state: left.map { SurveyState.text(survey, left: $0.count, strings, now: now) } ?? strings("survey.results.out"),
            href: href)
    }

    private var href: String {
        guard let left else { return SurveyResultRoutes.results(of: survey.id) }
        return left.count == 1 ? SurveyRoutes.subject(left[0].course, of: survey.id) : SurveyRoutes.surveys
    }
}
