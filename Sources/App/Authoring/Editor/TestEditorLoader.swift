import Hummingbird

/// The common part of all actions in the editor of a test: finds the test, and shows its page again.
struct TestEditorLoader: DraftLoader {
    static let elsewhere = "test-write.elsewhere"

    let site: Site
    let editors: TestEditorStore
    let drafts: DraftStore<TestDraftRows>
    let lists: TestListStore

    func open(_ context: StaffContext) async throws -> TestInEditor {
        guard let editor = try await editors.editor(of: id(context), for: context.person) else { throw Problem.notFound }
        return editor
    }

    func id(_ context: StaffContext) throws -> ID<Assessment> {
        ID(text: try context.parameters.require("test"))
    }

    func thing(_ opened: TestInEditor) -> TeacherAssessment { opened.test }

    func edit(_ form: TestDraftForm, on opened: TestInEditor) throws -> DraftEdit<TeacherAssessment> {
        try form.edit(on: opened)
    }

    func saved(_ edit: DraftEdit<TeacherAssessment>, _ test: TeacherAssessment, on opened: TestInEditor) -> TestInEditor {
        opened.with(edit.resolution == .theirs ? opened.text : edit.text, test)
    }

    func notice(_ opened: TestInEditor, _ context: StaffContext) -> DraftNotice {
        DraftNotice(opened, of: context.person, at: context.arrivedAt, site.strings(context))
    }

    /// The frame of a page about a test, with the way back to it.
    func frame(_ request: Request, _ context: StaffContext, _ test: TeacherAssessment, _ heading: String) -> Frame {
        let strings = site.strings(context)
        let title = TestSentence.title(test, strings)
        return site.frame(
            request, context, heading: strings(heading),
            back: .init(href: TestWritingRoutes.test(test.id), text: strings("test.heading")),
            title: strings(heading) + " · " + title
        ).in(test.course.course, at: .tests, strings)
    }

    func page(_ request: Request, _ context: StaffContext, _ opened: TestInEditor) throws -> Response {
        try page(request, context, opened, mistakes: [])
    }

    func page(
        _ request: Request, _ context: StaffContext, _ opened: TestInEditor, sent: TestDraftForm, errors: FormErrors
    ) throws -> Response {
        try page(request, context, opened, sent: sent, errors: errors, mistakes: [])
    }

    /// The editor page, with the mistakes in it.
    func page(
        _ request: Request, _ context: StaffContext, _ editor: TestInEditor, sent: TestDraftForm? = nil,
        errors: FormErrors? = nil, mistakes: [Mistake]
    ) throws -> Response {
        let page = TestWritePage(
            frame: frame(request, context, editor.test, "write.heading"), strings: site.strings(context),
            editor: editor, viewer: context.person, sent: sent, errors: errors, mistakes: mistakes, now: context.arrivedAt)
        let isWrong = errors != nil || !mistakes.isEmpty
        return try site.respond(page, context, status: isWrong ? .unprocessableContent : .ok)
    }

    func conflict(
        _ request: Request, _ context: StaffContext, _ test: TeacherAssessment, current: String, mine: String
    ) throws -> Response {
        let page = TestConflictPage(
            frame: frame(request, context, test, "write.heading"), strings: site.strings(context), test: test,
            mine: mine, theirs: current, viewer: context.person, now: context.arrivedAt)
        return try site.respond(page, context, status: .conflict)
    }

    func title(_ test: TeacherAssessment, _ strings: Strings) -> String { TestSentence.title(test, strings) }
    static func removed(_ title: String) -> Flash { Flash("flash.test-removed", ["title": title]) }
    static func putBack(_ title: String) -> Flash { Flash("flash.test-put-back", ["title": title]) }
    func editHref(_ id: ID<Assessment>) -> String { TestWritingRoutes.edit(id) }
    func listHref(_ test: TeacherAssessment) -> String { TestWritingRoutes.tests(of: test.course.course.id) }
    func rowHref(_ test: TeacherAssessment) -> String { TestWritingRoutes.row(test.id, of: test.course.course.id) }
}
