import HTTPTypes
import Hummingbird

/// The text of a lesson: reads the draft, replaces it and publishes it, as the editor does.
struct LessonTextController: Sendable {
    let site: Site
    let editors: LessonEditorStore
    let drafts: DraftStore<LessonDraftRows>

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        return try answer(try await required(context), to: request, context)
    }

    @Sendable func update(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let editor = try await required(context)
        var fields = try await request.fields()
        fields.require("title")
        fields.require("text")
        let title = fields.text("title", longest: ServiceBodies.longest)
        let text = fields.text("text", longest: ServiceBodies.longestUnpacked)
        try fields.check()
        let isSeen = try editor.lesson.resourceVersion.isSeen(by: request)
        let edit = try Self.edit(title ?? "", text ?? "", of: editor, isSeen: isSeen)
        switch try await drafts.save(edit, of: context.id("lesson"), by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .conflict: return try changed(try await required(context), request, context)
        case .saved: return try answer(try await required(context), to: request, context)
        }
    }

    /// The draft as it is becomes what readers see.
    @Sendable func publish(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let editor = try await required(context)
        try await request.fields().check()
        let lesson = editor.lesson
        guard try lesson.resourceVersion.isSeen(by: request) else { return try changed(editor, request, context) }
        let edit = DraftEdit<TeacherLesson>(text: lesson.current, version: lesson.version, base: lesson.base)
        let kind = LessonPublishingRows(viewer: context.person, now: context.arrivedAt)
        switch try await drafts.publish(edit, of: lesson.id, as: kind, by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .conflict: return try changed(try await required(context), request, context)
        case .saved(.published):
            return try JSONAnswer.answer(TaughtLessonResource(try await required(context).lesson), to: request)
        case .saved(.refused(let mistakes, let lesson)):
            let found = WrittenMistakesResource(mistakes, inLesson: lesson.current, site.strings(context.language))
            return try site.refusal(.mistakes, with: found, request, context)
        }
    }

    /// What the editor's form would post.
    private static func edit(
        _ title: String, _ text: String, of editor: LessonInEditor, isSeen: Bool
    ) throws -> DraftEdit<TeacherLesson> {
        let lesson = editor.lesson
        // No draft has a negative version.
        let form = LessonDraftForm(
            title: title, text: text, version: isSeen ? lesson.version : -1, base: lesson.base?.text, insert: nil, resolve: nil)
        do { return try form.edit(on: editor) } catch let errors as FormErrors { throw Problem.invalid(errors.inBody()) }
    }

    private func required(_ context: ProgramContext) async throws -> LessonInEditor {
        let editor = try await editors.editor(of: context.id("lesson"), for: context.person, at: context.arrivedAt)
        guard let editor else { throw Problem.notFound }
        return editor
    }

    private func answer(_ editor: LessonInEditor, to request: Request, _ context: ProgramContext) throws -> Response {
        try JSONAnswer.answer(
            LessonTextResource(editor, site.strings(context.language)), to: request, version: editor.lesson.resourceVersion)
    }

    /// Refuses a change that is based on another text, with the one that is there.
    private func changed(_ editor: LessonInEditor, _ request: Request, _ context: ProgramContext) throws -> Response {
        try site.refusal(
            changed: LessonTextResource(editor, site.strings(context.language)), editor.lesson.resourceVersion, request, context)
    }
}
