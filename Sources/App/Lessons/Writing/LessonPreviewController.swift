import Hummingbird

/// The draft of a lesson as readers will see it.
struct LessonPreviewController: Sendable {
    let drafts: DraftController<LessonEditorLoader>

    private var editor: LessonEditorLoader { drafts.loader }
    private var site: Site { editor.site }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
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

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await drafts.save(request, context) { saved, _ in
            site.redirect(to: WritingRoutes.preview(of: saved.lesson.id))
        } notice: { saved in
            DraftNotice(saved.lesson, preview(of: saved), of: context.person, at: context.arrivedAt, site.strings(context))
        }
    }

    private func preview(of editor: LessonInEditor) -> LessonPreview {
        LessonPreview(editor, strings: site.strings(editor.lesson.course.course.language))
    }
}
