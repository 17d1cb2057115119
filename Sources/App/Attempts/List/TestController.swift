import HTTPTypes
import Hummingbird

/// The list of tests, and the page of one test before an attempt.
struct TestController: Sendable {
    let site: Site
    let assessments: AssessmentStore
    let preview: StaffPreview

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let shelves = try assessments.shelves(for: context.person, at: context.arrivedAt)
        let strings = site.strings(context)
        let frame = site.arrivingFrame(
            request, context, heading: strings("tests.title"), tabs: site.tabs(at: .tests, context), in: .learn)
        let page = TestsPage(frame: frame, strings: strings, shelves: shelves, now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        return try page(request, context, try required(id, context))
    }

    /// A final as a file for calendars.
    @Sendable func calendar(_ request: Request, context: SignedInContext) async throws -> Response {
        let details = try required(ID<Assessment>(text: try context.parameters.require("test")), context)
        let event = CalendarEvent(details, origin: site.origin(of: request), site.strings(context))
        guard let event, let schedule = details.entry.assessment.schedule else { throw Problem.notFound }
        let name = ReportFileName.text(details.revision.title, schedule.opens, in: site.institution.zone, ending: "ics")
        return .calendar([event], at: context.arrivedAt, named: name)
    }

    /// - Throws: `Problem.notFound` when this person may not see the test.
    func required(_ id: ID<Assessment>, _ context: SignedInContext) throws -> AssessmentStore.Details {
        guard let details = try assessments.find(id, for: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        return details
    }

    /// The page of a test, with what is wrong with the typed access code, if anything.
    func page(
        _ request: Request, _ context: SignedInContext, _ details: AssessmentStore.Details,
        status: HTTPResponse.Status = .ok, typedCode: String = "", errors: FormErrors? = nil, notice: String? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("test.heading"),
            back: .init(href: AssessmentRoutes.tests, text: strings("tests.title")), title: details.revision.title,
            in: details.entry.attempts.contains(where: \.isInProgress) ? nil : .learn)
        let page = TestPage(
            frame: frame, strings: strings, details: details, previewAction: preview.action(details.entry, for: context.person),
            now: context.arrivedAt, typedCode: typedCode, errors: errors, notice: notice)
        var response = try site.respond(page, context, status: status)
        site.sendStyleAhead(with: &response, context)
        return response
    }
}
