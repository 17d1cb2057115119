import HTTPTypes
import Hummingbird

/// The lessons of courses that a person may change.
struct TaughtLessonController: Sendable {
    let lists: LessonListStore
    let editors: LessonEditorStore

    @Sendable func index(_ request: Request, context: ProgramContext) async throws -> Response {
        let place = try JSONPlace(request)
        let list = try await list(context)
        let items = place.rest(of: list.lessons) { $0.id.text }.map(TaughtLessonResource.init)
        return try JSONPage(items, place, at: TeachingRoutes.lessons(of: list.course.course.id), id: \.id).answer(to: request)
    }

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        return try JSONAnswer.answer(try await resource(try context.id("lesson"), context), to: request)
    }

    /// Adds a lesson with a title; its text follows.
    @Sendable func create(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let course = try await list(context).course.course.id
        let new = try Self.lesson(try await request.fields(), as: ID(at: context.arrivedAt))
        guard let made = try await lists.create(new, in: course, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return try JSONAnswer.answer(
            try await resource(made, context), to: request, status: .created, headers: [.location: TeachingRoutes.lesson(made)])
    }

    private static func lesson(_ sent: JSONFields, as id: ID<Lesson>) throws -> NewLesson {
        var fields = sent
        let form = NewLessonForm(title: fields.text("title", longest: WrittenText.longest), id: id.text)
        try fields.check()
        do { return try form.lesson() } catch let errors as FormErrors { throw Problem.invalid(errors.inBody()) }
    }

    private func list(_ context: ProgramContext) async throws -> LessonListStore.List {
        let list = try await lists.list(of: context.id("course"), for: context.person, at: context.arrivedAt)
        guard let list else { throw Problem.notFound }
        return list
    }

    private func resource(_ id: ID<Lesson>, _ context: ProgramContext) async throws -> TaughtLessonResource {
        guard let editor = try await editors.editor(of: id, for: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return TaughtLessonResource(editor.lesson)
    }
}
