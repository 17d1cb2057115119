import Hummingbird

/// The common part of all actions in the editor of a lesson: finds the lesson, and shows its page again.
struct LessonEditorLoader: DraftLoader {
    static let elsewhere = "write.elsewhere"

    let site: Site
    let editors: LessonEditorStore
    let drafts: DraftStore<LessonDraftRows>

    func id(_ context: StaffContext) throws -> ID<Lesson> {
        ID(text: try context.parameters.require("lesson"))
    }

    func open(_ context: StaffContext) async throws -> LessonInEditor {
        guard let editor = try await editors.editor(of: id(context), for: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return editor
    }

    func thing(_ opened: LessonInEditor) -> TeacherLesson { opened.lesson }

    func edit(_ form: LessonDraftForm, on opened: LessonInEditor) throws -> DraftEdit<TeacherLesson> {
        try form.edit(on: opened)
    }

    func saved(_ edit: DraftEdit<TeacherLesson>, _ lesson: TeacherLesson, on opened: LessonInEditor) -> LessonInEditor {
        var saved = opened
        saved.lesson = lesson
        return saved
    }

    func notice(_ opened: LessonInEditor, _ context: StaffContext) -> DraftNotice {
        DraftNotice(opened.lesson, nil, of: context.person, at: context.arrivedAt, site.strings(context))
    }

    func frame(_ request: Request, _ context: StaffContext, _ lesson: TeacherLesson) -> Frame {
        let strings = site.strings(context)
        return site.frame(
            request, context, heading: strings("write.heading"),
            back: .init(href: WritingRoutes.lessons(of: lesson.course.course.id), text: strings("lessons.title")),
            title: strings("write.heading") + " · " + WritingSentence.title(lesson.current, strings)
        ).in(lesson.course.course, at: .lessons, strings)
    }

    func page(_ request: Request, _ context: StaffContext, _ opened: LessonInEditor) throws -> Response {
        try page(request, context, opened, sent: nil, errors: nil, mistakes: [])
    }

    func page(
        _ request: Request, _ context: StaffContext, _ opened: LessonInEditor, sent: LessonDraftForm, errors: FormErrors
    ) throws -> Response {
        try page(request, context, opened, sent: sent, errors: errors, mistakes: [])
    }

    func page(
        _ request: Request, _ context: StaffContext, _ opened: LessonInEditor, settings: LessonSettingsForm, errors: FormErrors
    ) throws -> Response {
        try page(request, context, opened, sent: nil, settings: settings, errors: errors, mistakes: [])
    }

    /// The editor page, with its errors.
    private func page(
        _ request: Request, _ context: StaffContext, _ editor: LessonInEditor, sent: LessonDraftForm?,
        settings: LessonSettingsForm? = nil, errors: FormErrors?, mistakes: [Mistake]
    ) throws -> Response {
        let page = LessonWritePage(
            frame: frame(request, context, editor.lesson), strings: site.strings(context), editor: editor,
            viewer: context.person, sent: sent, settings: settings, errors: errors, mistakes: mistakes, now: context.arrivedAt)
        let isWrong = errors != nil || !mistakes.isEmpty
        return try site.respond(page, context, status: isWrong ? .unprocessableContent : .ok)
    }

    func conflict(
        _ request: Request, _ context: StaffContext, _ lesson: TeacherLesson, current: WrittenText, mine: WrittenText
    ) throws -> Response {
        let page = LessonConflictPage(
            frame: frame(request, context, lesson), strings: site.strings(context), lesson: lesson, mine: mine,
            viewer: context.person, now: context.arrivedAt)
        return try site.respond(page, context, status: .conflict)
    }

    func title(_ lesson: TeacherLesson, _ strings: Strings) -> String { WritingSentence.title(lesson.current, strings) }
    static func removed(_ title: String) -> Flash { Flash("flash.lesson-removed", ["title": title]) }
    static func putBack(_ title: String) -> Flash { Flash("flash.lesson-put-back", ["title": title]) }
    func editHref(_ id: ID<Lesson>) -> String { WritingRoutes.edit(id) }
    func listHref(_ lesson: TeacherLesson) -> String { WritingRoutes.lessons(of: lesson.course.course.id) }
    func rowHref(_ lesson: TeacherLesson) -> String { WritingRoutes.row(lesson.id, of: lesson.course.course.id) }
}

extension LessonEditorLoader: PublishingLoader {
    func kind(_ form: LessonDraftForm, _ context: StaffContext) -> LessonPublishingRows {
        LessonPublishingRows(viewer: context.person, now: context.arrivedAt)
    }

    /// A person who publishes from the preview returns to the preview.
    func changedHref(_ id: ID<Lesson>) -> String { WritingRoutes.preview(of: id) }

    func answer(
        _ effect: LessonPublishingRows.Effect, to form: LessonDraftForm, _ request: Request, _ context: StaffContext,
        _ opened: LessonInEditor
    ) throws -> Response {
        switch effect {
        case .refused(let mistakes, let lesson):
            var opened = opened
            opened.lesson = lesson
            return try page(request, context, opened, sent: nil, errors: nil, mistakes: mistakes)
        case .published:
            return site.redirect(to: WritingRoutes.edit(opened.lesson.id), flash: Flash("flash.lesson-published"))
        }
    }
}
