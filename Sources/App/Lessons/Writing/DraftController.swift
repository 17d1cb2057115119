import HTTPTypes
import Hummingbird
import NIOCore

/// The draft of a lesson: shown to be written on, saved, looked at as readers will see it.
struct DraftController: Sendable {
    let desk: DraftDeskController

    private var site: Site { desk.site }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try desk.page(request, context, try await desk.open(context))
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context) { desk, form in
            guard form.insert == nil else { return site.redirect(to: WritingRoutes.text(of: desk.lesson.id)) }
            let time = site.strings(context.visitor.language).formats.clock(context.arrivedAt)
            return site.redirect(to: WritingRoutes.edit(desk.lesson.id), flash: Flash("flash.draft-saved", ["time": time]))
        }
    }

    @Sendable func preview(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await desk.open(context)
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings("write.preview"),
            back: .init(href: WritingRoutes.edit(opened.lesson.id), text: strings("write.heading")),
            title: strings("write.preview") + " · " + WritingSentence.title(opened.lesson.current, strings))
        let page = LessonPreviewPage(
            frame: frame, strings: strings, desk: opened, preview: preview(of: opened), viewer: context.person,
            now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func updatePreview(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context, hasPreview: true) { desk, _ in
            site.redirect(to: WritingRoutes.preview(of: desk.lesson.id))
        }
    }

    private func preview(of desk: LessonDraftStore.Desk) -> LessonPreview {
        LessonPreview(desk, strings: site.strings(desk.lesson.course.course.language))
    }

    /// Saves what was posted; a script hears of it in JSON, a page is answered by `leave`.
    private func save(
        _ request: Request, _ context: StaffContext, hasPreview: Bool = false,
        leave: (LessonDraftStore.Desk, DraftForm) throws -> Response
    ) async throws -> Response {
        var opened = try await desk.open(context)
        let form = try await request.decode(as: DraftForm.self, context: context)
        let (strings, isByScript) = (site.strings(context.visitor.language), SavedNotice.isWanted(by: request))
        do {
            let edit = try form.edit(on: opened)
            let id = opened.lesson.id
            switch try await desk.drafts.save(edit, of: id, by: context.person, at: context.arrivedAt) {
            case nil: throw Problem.notFound
            case .conflict(let lesson):
                if isByScript { return try json(DraftNotice(saved: strings("write.elsewhere")), .conflict) }
                return try desk.conflict(request, context, lesson, edit)
            case .saved(let lesson):
                opened.lesson = lesson
                guard isByScript else { return try leave(opened, form) }
                let preview = hasPreview ? preview(of: opened) : nil
                return try json(DraftNotice(lesson, preview, of: context.person, at: context.arrivedAt, strings), .ok)
            }
        } catch let errors as FormErrors {
            guard isByScript else { return try desk.page(request, context, opened, sent: form, errors: errors) }
            let sentence = errors.items.map { strings($0.key) }.joined(separator: " ")
            return try json(DraftNotice(saved: sentence), .unprocessableContent)
        }
    }

    private func json(_ notice: DraftNotice, _ status: HTTPResponse.Status) throws -> Response {
        Response(
            status: status, headers: [.contentType: "application/json"],
            body: .init(byteBuffer: ByteBuffer(bytes: try notice.json)))
    }
}
