import Hummingbird

/// Where a person begins: one list of what matters.
struct HomeController: Sendable {
    let site: Site
    let assessments: AssessmentStore
    let lessons: CourseLessonsStore
    let people: PersonStore
    let ballots: BallotStore
    let surveyResults: SurveyResultsStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let now = context.arrivedAt
        let lastVisit = try await people.lastVisit(of: context.person.id)
        let items = try await HomeItems(
            tests: assessments.shelves(for: context.person, onlyStudied: true, at: now),
            lessons: lessons.shelves(for: context.person, onlyStudied: true),
            surveys: ballots.invitations(of: context.person.id, at: now),
            results: surveyResults.readable(
                for: context.person, at: now, since: HomeItems.since(lastVisit, at: now)), lastVisit: lastVisit, at: now)
        let strings = site.strings(context)
        let frame = site.arrivingFrame(request, context, heading: strings("home.title"), tabs: site.tabs(at: .home, context))
        return try site.respond(
            HomePage(frame: frame, strings: strings, items: items, roles: context.person.roles, now: now),
            context)
    }
}
