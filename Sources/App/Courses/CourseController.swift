import Hummingbird

/// Shows courses to those who study or teach them.
struct CourseController: Sendable {
    let site: Site
    let courses: CourseStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let details = try await courses.find(id, for: context.person) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: details.course.code,
            back: .init(href: CourseRoutes.lessons, text: strings("lessons.title")),
            title: details.course.title, tabs: site.tabs(at: .lessons, context), in: .learn)
        return try site.respond(CoursePage(frame: frame, strings: strings, details: details), context)
    }
}
