import HTTPTypes
import Hummingbird

/// Stores where a reader is in a lesson, so that reading goes on there.
struct PlaceController: Sendable {
    let site: Site
    let lessons: LessonStore
    let readings: ReadingStore

    /// Leads back to the place; the script, which sends this while its page is left, gets nothing.
    /// - Throws: `Problem.unreadable` when the lesson has no such heading.
    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let details = try lessons.required(context)
        let form = try await request.decode(as: PlaceForm.self, context: context)
        guard let heading = details.text.article.headings.first(where: { $0.anchor == form.anchor }) else {
            throw Problem.unreadable
        }
        if details.isEnrolled, case .inProgress(_, let place) = details.state, place != heading.anchor {
            try await readings.keep(heading.anchor, in: details.lesson, by: context.person.id, at: context.arrivedAt)
        }
        if form.quiet != nil { return Response(status: .noContent) }
        return site.redirect(to: LessonRoutes.lesson(details.lesson.id, at: heading.anchor))
    }
}
