import Hummingbird

/// The list of courses that a person may change, and the page of one.
struct TeacherCourseController: Sendable {
    let site: Site
    let courses: CourseEditingStore
    let desk: DeskStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("teach.courses"), tabs: site.tabs(at: .courses, context))
        let entries = try await courses.all(by: context.person)
        let items = try await desk.items(for: context.person, at: context.arrivedAt)
        return try site.respond(TeacherCoursesPage(frame: frame, strings: strings, entries: entries, items: items), context)
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let overview = try await courses.overview(of: id, by: context.person) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: overview.taught.course.code,
            back: .init(href: TeachRoutes.courses, text: strings("teach.courses")), title: overview.taught.course.title
        ).in(overview.taught.course, at: nil, strings)
        let items = try await desk.items(for: context.person, at: context.arrivedAt)
        return try site.respond(CourseHubPage(frame: frame, strings: strings, overview: overview, items: items), context)
    }
}
