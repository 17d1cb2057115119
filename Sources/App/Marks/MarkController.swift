import Hummingbird

/// A person's own marks in a course.
struct MarkController: Sendable {
    let site: Site
    let marks: MarkStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let sheet = try marks.sheet(id, of: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        let strings = site.strings(context)
        let back =
            sheet.isOpen
            ? Frame.Link(href: CourseRoutes.course(id), text: sheet.course.title)
            : Frame.Link(href: AssessmentRoutes.tests, text: strings("tests.title"))
        let frame = site.frame(
            request, context, heading: strings("marks.title"), back: back,
            title: strings("marks.title") + " · " + sheet.course.title, tabs: site.tabs(at: .tests, context), in: .learn)
        return try site.respond(MarksPage(frame: frame, strings: strings, sheet: sheet, now: context.arrivedAt), context)
    }
}
