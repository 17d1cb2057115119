import Hummingbird

/// What all that is done on the desk of a test begins and ends with: the test is found, and its page comes back.
struct TestEditorLoader: Sendable {
    let site: Site
    let editors: TestEditorStore
    let drafts: TestDraftStore

    /// - Throws: `Problem.notFound` for a test that is not this person's to change.
    func open(_ context: StaffContext) async throws -> TestInEditor {
        guard let editor = try await editors.editor(of: id(context), for: context.person) else { throw Problem.notFound }
        return editor
    }

    func id(_ context: StaffContext) throws -> ID<Assessment> {
        ID(text: try context.parameters.require("test"))
    }

    /// The frame of a page about a test, with the way back to it.
    func frame(_ request: Request, _ context: StaffContext, _ test: TeacherAssessment, _ heading: String) -> Frame {
        let strings = site.strings(context)
        let title = TestSentence.title(test, strings)
        return site.frame(
            request, context, heading: strings(heading),
            back: .init(href: TestWritingRoutes.test(test.id), text: strings("test.heading")),
            title: strings(heading) + " · " + title)
    }

    /// The editor, with what is wrong in it.
    func page(
        _ request: Request, _ context: StaffContext, _ editor: TestInEditor, sent: TestDraftForm? = nil,
        errors: FormErrors? = nil,
        mistakes: [Mistake] = []
    ) throws -> Response {
        let page = TestWritePage(
            frame: frame(request, context, editor.test, "write.heading"), strings: site.strings(context),
            editor: editor, viewer: context.person, sent: sent, errors: errors, mistakes: mistakes, now: context.arrivedAt)
        let isWrong = errors != nil || !mistakes.isEmpty
        return try site.respond(page, context, status: isWrong ? .unprocessableContent : .ok)
    }

    /// Both texts, where two were written at the same time.
    func conflict(
        _ request: Request, _ context: StaffContext, _ test: TeacherAssessment, current: String, mine: String
    ) throws -> Response {
        let page = TestConflictPage(
            frame: frame(request, context, test, "write.heading"), strings: site.strings(context), test: test,
            mine: mine, theirs: current, viewer: context.person, now: context.arrivedAt)
        return try site.respond(page, context, status: .conflict)
    }
}
