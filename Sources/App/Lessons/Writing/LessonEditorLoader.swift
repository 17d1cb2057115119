import Hummingbird

/// What all that is done on the desk of a lesson begins and ends with: the lesson is found, and its page comes back.
struct LessonEditorLoader: Sendable {
    let site: Site
    let drafts: LessonDraftStore

    /// - Throws: `Problem.notFound` for a lesson that is not this person's to change.
    func open(_ context: StaffContext) async throws -> LessonDraftStore.Loaded {
        let id = ID<Lesson>(text: try context.parameters.require("lesson"))
        guard let editor = try await drafts.editor(of: id, for: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return editor
    }

    func frame(_ request: Request, _ context: StaffContext, _ lesson: TeacherLesson) -> Frame {
        let strings = site.strings(context)
        return site.frame(
            request, context, heading: strings("write.heading"),
            back: .init(href: WritingRoutes.lessons(of: lesson.course.course.id), text: strings("lessons.title")),
            title: strings("write.heading") + " · " + WritingSentence.title(lesson.current, strings))
    }

    /// The editor, with what is wrong in it.
    func page(
        _ request: Request, _ context: StaffContext, _ editor: LessonDraftStore.Loaded, sent: DraftForm? = nil,
        errors: FormErrors? = nil, mistakes: [Mistake] = []
    ) throws -> Response {
        let page = LessonWritePage(
            frame: frame(request, context, editor.lesson), strings: site.strings(context), editor: editor,
            viewer: context.person, sent: sent, errors: errors, mistakes: mistakes, now: context.arrivedAt)
        let isWrong = errors != nil || !mistakes.isEmpty
        return try site.respond(page, context, status: isWrong ? .unprocessableContent : .ok)
    }

    /// Both texts, where two were written at the same time.
    func conflict(
        _ request: Request, _ context: StaffContext, _ lesson: TeacherLesson, _ edit: DraftEdit
    ) throws -> Response {
        let strings = site.strings(context)
        let page = LessonConflictPage(
            frame: frame(request, context, lesson), strings: strings, lesson: lesson, mine: edit.text, viewer: context.person,
            now: context.arrivedAt)
        return try site.respond(page, context, status: .conflict)
    }
}
