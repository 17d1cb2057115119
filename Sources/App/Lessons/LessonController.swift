import Hummingbird

/// The list of lessons, and the page of one lesson.
struct LessonController: Sendable {
    let site: Site
    let shelves: CourseLessonsStore
    let lessons: LessonStore
    let readings: ReadingStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let shelves = try await shelves.shelves(for: context.person)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("lessons.title"), tabs: site.tabs(at: .lessons, context), in: .learn)
        return try site.respond(LessonsPage(frame: frame, strings: strings, shelves: shelves), context)
    }

    /// A visitor who is not signed in can read lessons for everyone, and is asked to sign in for any other.
    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let id = ID<Lesson>(text: try context.parameters.require("lesson"))
        guard let details = try lessons.find(id, for: context.viewer) else {
            throw context.viewer == nil ? Problem.signInNeeded : .notFound
        }
        if let person = context.viewer, details.isNewToGoOnWith, request.isByPerson {
            await open(details.lesson, person, context)
        }
        let strings = site.strings(context.language)
        let back = context.viewer.map { _ in Frame.Link(href: LessonRoutes.lessons, text: strings("lessons.title")) }
        let frame = site.frame(
            request, context, heading: LessonPage.heading(details, strings), back: back, title: details.lesson.title, in: .learn)
        let page = LessonPage(
            frame: frame, strings: strings, details: details, address: site.origin(of: request) + LessonRoutes.lesson(id),
            query: query(request, context))
        return try site.respond(page, context)
    }

    /// The search that led here, whose words are marked. One that the search itself would refuse marks nothing, and so does one of a
    /// visitor, who cannot search.
    private func query(_ request: Request, _ context: VisitorContext) -> SearchQuery? {
        guard request.uri.query != nil, context.viewer != nil else { return nil }
        return try? request.uri.decodeQuery(as: SearchForm.self, context: context).query()
    }

    /// Stores that the lesson was opened. A failure is ignored, because reading must be possible all the same.
    private func open(_ lesson: Lesson, _ person: Viewer, _ context: VisitorContext) async {
        do {
            try await readings.open(lesson, by: person.id, at: context.arrivedAt)
        } catch {
            context.logger.error("could not keep that a lesson was opened", metadata: ["error": "\(String(reflecting: error))"])
        }
    }
}

extension LessonStore.Details {
    /// Whether opening the lesson changes where its reader continues: it is not finished, and not the one opened last.
    fileprivate var isNewToGoOnWith: Bool {
        guard isEnrolled, !state.isRead else { return false }
        return state == .unread || progress.current?.lesson.id != lesson.id
    }
}
