import Hummingbird

/// What matters to a person who learns at present.
struct ProgramHomeController: Sendable {
    let site: Site
    let home: HomeStore
    let ballots: BallotStore

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let visit = HomeVisit(context.person, at: context.arrivedAt)
        let items = try home.items(for: visit)
        let invitations = try ballots.invitations(of: context.person.id, at: visit.now)
        return try JSONAnswer.answer(
            HomeResource(items, invitations, site.strings(context.language), at: visit.now), to: request)
    }
}
