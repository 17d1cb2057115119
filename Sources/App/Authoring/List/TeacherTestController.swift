import Hummingbird

/// The page of one test for its teachers.
struct TeacherTestController: Sendable {
    let site: Site
    let lists: TestListStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        guard let entry = try await lists.entry(id, for: context.person, at: context.arrivedAt) else { throw Problem.notFound }
        let (strings, course) = (site.strings(context), entry.test.course.course)
        let frame = site.frame(
            request, context, heading: strings("test.heading"),
            back: .init(href: TestWritingRoutes.tests(of: course.id), text: strings("tests.title")),
            title: TestSentence.title(entry.test, strings)
        ).in(course, at: .tests, strings)
        return try site.respond(TeacherTestPage(frame: frame, strings: strings, entry: entry, now: context.arrivedAt), context)
    }
}
