import Hummingbird

/// Who has read a lesson, for the teachers of its course.
struct LessonReadersController: Sendable {
    let site: Site
    let readers: LessonReadersStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Lesson>(text: try context.parameters.require("lesson"))
        guard let overview = try await readers.find(id, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let strings = site.strings(context)
        let query = request.uri.queryParameters
        let frame = site.frame(
            request, context, heading: strings("readers.title"),
            back: .init(href: WritingRoutes.lessons(of: overview.lesson.course.course.id), text: strings("lessons.title")),
            title: strings("readers.title") + " · " + WritingSentence.title(overview.lesson.current, strings)
        ).in(overview.lesson.course.course, at: .lessons, strings)
        let page = LessonReadersPage(
            frame: frame, strings: strings, overview: overview,
            choice: query["show"].flatMap { LessonReader.Choice(rawValue: String($0)) },
            number: query["page"].flatMap { Int($0) } ?? 1, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
