import Hummingbird

/// The list of tests, and one test before it is taken.
struct TestController: Sendable {
    let site: Site
    let assessments: AssessmentStore

    @Sendable func home(_ request: Request, context: SignedInContext) async throws -> Response {
        site.redirect(to: AssessmentRoutes.tests)
    }

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let shelves = try await assessments.shelves(for: context.person)
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(request, context, heading: strings("tests.title"))
        let page = TestsPage(frame: frame, strings: strings, shelves: shelves, now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        guard let details = try await assessments.find(id, for: context.person) else { throw Problem.notFound }
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings("test.heading"),
            back: .init(href: AssessmentRoutes.tests, text: strings("tests.title")), title: details.revision.title)
        let page = TestPage(frame: frame, strings: strings, details: details, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
