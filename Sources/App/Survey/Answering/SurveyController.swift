import Hummingbird

/// The tab of surveys: the subjects to evaluate, and the results to read.
struct SurveyController: Sendable {
    let site: Site
    let ballots: BallotStore
    let results: SurveyResultsStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let invitations = try ballots.invitations(of: context.person.id, at: context.arrivedAt)
        let coming = try await results.coming(for: context.person, at: context.arrivedAt)
        let readable = try await results.readable(for: context.person, at: context.arrivedAt)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("survey.title"), tabs: site.tabs(at: .surveys, context))
        return try site.respond(
            SurveysPage(
                frame: frame, invitations: invitations, results: coming + readable, strings: strings, now: context.arrivedAt),
            context)
    }
}
