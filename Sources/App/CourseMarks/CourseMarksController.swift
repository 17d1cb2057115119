import Hummingbird

/// The marks of a course, for its teachers.
struct CourseMarksController: Sendable {
    let site: Site
    let marks: CourseMarksStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        let query = try request.uri.decodeQuery(as: CourseMarksQuery.self, context: context)
        guard let sheet = try await marks.page(id, query, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let frame = site.frame(
            request, context, heading: strings("marks.title"), back: .init(href: TeachRoutes.course(id), text: course.code),
            title: strings("marks.title") + " · " + course.title
        ).in(course, at: .marks, strings)
        let page = CourseMarksPage(frame: frame, strings: strings, sheet: sheet, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
