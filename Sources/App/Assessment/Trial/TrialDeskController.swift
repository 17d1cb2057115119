import Hummingbird

/// What every page of a trial begins with: the test is found and read, and the state is that of its text.
struct TrialDeskController: Sendable {
    let desk: TestDeskController

    var site: Site { desk.site }

    /// The test on its desk, read; without a trial where it has mistakes.
    /// - Throws: `Problem.notFound` for a test that is not this person's to change.
    func open(_ context: StaffContext) async throws -> (desk: TestDesk, trial: Trial?, mistakes: [Mistake]) {
        let opened = try await desk.open(context)
        let checked = CheckedTest(opened.text, on: opened, at: context.arrivedAt)
        return (opened, try checked.draft.map { try Trial(opened, $0) }, checked.mistakes)
    }

    /// Nil where it has to begin again: the text has changed, or has mistakes now.
    func trial(_ context: StaffContext, _ text: String?) async throws -> (trial: Trial, state: TrialState, sitting: Sitting)? {
        guard let trial = try await open(context).trial, let state = TrialState(text: text, at: context.arrivedAt),
            state.version == trial.desk.test.version
        else { return nil }
        return (trial, state, trial.sitting(state, for: context.person))
    }

    /// Leads to the beginning.
    func again(_ context: StaffContext) throws -> Response {
        site.redirect(to: TrialRoutes.trial(of: try desk.id(context)), flash: Flash("flash.trial-again"))
    }

    func frame(
        _ request: Request, _ context: StaffContext, _ trial: Trial, _ heading: String, back: Frame.Link? = nil
    ) -> Frame {
        let strings = site.strings(context.visitor.language)
        return site.frame(
            request, context, heading: heading,
            back: back ?? .init(href: TestWritingRoutes.test(trial.test), text: strings("test.heading")),
            title: strings("trial.title") + " · " + heading + " · " + trial.revision.title)
    }
}
