import Hummingbird

/// The page of one test for its teachers.
struct TeacherTestController: Sendable {
    let editor: TestEditorLoader

    private var site: Site { editor.site }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await editor.open(context)
        let entry = try await editor.entry(of: opened, context)
        let mistakes = CheckedTest(opened.text, on: opened, at: context.arrivedAt).mistakes
        let (strings, course) = (site.strings(context), entry.test.course.course)
        let frame = site.frame(
            request, context, heading: strings("test.heading"),
            back: .init(href: TestWritingRoutes.tests(of: course.id), text: strings("tests.title")),
            title: TestSentence.title(entry.test, strings)
        ).in(course, at: .tests, strings)
        let publishing = PublishingState(opened, entry, mistakes, at: context.arrivedAt, strings)
        let page = TeacherTestPage(
            frame: frame, strings: strings, entry: entry, publishing: publishing, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
