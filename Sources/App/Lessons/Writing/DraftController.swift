import Hummingbird

/// The draft of a lesson: shown to be written on, saved, looked at as readers will see it.
struct DraftController: Sendable {
    let editor: LessonEditorLoader

    private var site: Site { editor.site }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try editor.page(request, context, try await editor.open(context))
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context) { editor, form in
            guard form.insert == nil else { return site.redirect(to: WritingRoutes.text(of: editor.lesson.id)) }
            let time = site.strings(context).formats.clock(context.arrivedAt)
            return site.redirect(to: WritingRoutes.edit(editor.lesson.id), flash: Flash("flash.draft-saved", ["time": time]))
        }
    }

    @Sendable func preview(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await editor.open(context)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("write.preview"),
            back: .init(href: WritingRoutes.edit(opened.lesson.id), text: strings("write.heading")),
            title: strings("write.preview") + " · " + WritingSentence.title(opened.lesson.current, strings))
        let page = LessonPreviewPage(
            frame: frame, strings: strings, editor: opened, preview: preview(of: opened), viewer: context.person,
            now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func updatePreview(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context, hasPreview: true) { editor, _ in
            site.redirect(to: WritingRoutes.preview(of: editor.lesson.id))
        }
    }

    private func preview(of editor: LessonDraftStore.Loaded) -> LessonPreview {
        LessonPreview(editor, strings: site.strings(editor.lesson.course.course.language))
    }

    /// Saves what was posted; a script hears of it in JSON, a page is answered by `leave`.
    private func save(
        _ request: Request, _ context: StaffContext, hasPreview: Bool = false,
        leave: (LessonDraftStore.Loaded, DraftForm) throws -> Response
    ) async throws -> Response {
        var opened = try await editor.open(context)
        let form = try await request.decode(as: DraftForm.self, context: context)
        let strings = site.strings(context)
        let answer = DraftAnswer(to: request, strings)
        do {
            let edit = try form.edit(on: opened)
            switch try await editor.drafts.save(edit, of: opened.lesson.id, by: context.person, at: context.arrivedAt) {
            case nil: throw Problem.notFound
            case .conflict(let lesson):
                return try answer.conflict("write.elsewhere") { try editor.conflict(request, context, lesson, edit) }
            case .saved(let lesson):
                opened.lesson = lesson
                let now = context.arrivedAt
                return try answer.saved(
                    DraftNotice(lesson, hasPreview ? preview(of: opened) : nil, of: context.person, at: now, strings)
                ) { try leave(opened, form) }
            }
        } catch let errors as FormErrors {
            return try answer.refused(errors) { try editor.page(request, context, opened, sent: form, errors: errors) }
        }
    }
}
