import HTTPTypes
import Hummingbird

/// The text of a test: reads the draft and replaces it, as the editor does.
struct TestTextController: Sendable {
    let site: Site
    let editors: TestEditorStore
    let drafts: DraftStore<TestDraftRows>
    let stale: StaleDraftStore

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let editor = try await required(context)
        let accepted = AcceptedTypes(request.headers[.accept])
        var response: Response
        if accepted.include(JSONAnswer.documentType) && !accepted.include(JSONAnswer.type) {
            let bytes = Array(editor.text.utf8)
            response = JSONAnswer.marked(
                bytes, [.contentType: JSONAnswer.documentType + "; charset=utf-8"], to: request,
                mark: editor.resourceVersion.mark(on: bytes))
        } else {
            response = try JSONAnswer.answer(
                try await resource(editor, context), to: request, version: editor.resourceVersion)
        }
        response.headers[.vary] = "Accept"
        return response
    }

    @Sendable func update(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let editor = try await required(context)
        let (typed, base) = try await Self.sent(request)
        let isSeen = try editor.resourceVersion.isSeen(by: request)
        let edit = try edit(typed, of: editor, isSeen: isSeen, basedOn: base)
        let isSaved = edit.resolution == nil ? try await save(edit, context) : try await settle(edit, context)
        let now = try await required(context)
        guard isSaved else { return try await changed(now, request, context) }
        return try JSONAnswer.answer(try await resource(now, context), to: request, version: now.resourceVersion)
    }

    private static let longestID = 100

    /// A whole text, as it is or in JSON, where something may stand beside it.
    private static func sent(_ request: Request) async throws -> (text: String, basedOn: String?) {
        if let document = try await request.document() { return (document, nil) }
        var fields = try await request.fields()
        fields.require("text")
        let (text, base) = (fields.text("text", longest: TestText.longest), fields.text("basedOn", longest: longestID))
        try fields.check()
        return (text ?? "", base)
    }

    /// - Parameter base: the revision that a program says the text takes into account; nil when it names none.
    private func edit(
        _ typed: String, of editor: TestInEditor, isSeen: Bool, basedOn base: String?
    ) throws -> DraftEdit<TeacherAssessment> {
        let (text, test) = (TestText.tidy(typed), editor.test)
        do { try TestText.requireShort(text) } catch let errors as FormErrors { throw Problem.invalid(errors.inBody()) }
        // No draft has a negative version.
        let version = isSeen ? test.version : -1
        guard let base, base != test.base?.text else { return DraftEdit(text: text, version: version, base: test.base) }
        return DraftEdit(text: text, version: version, base: ID(text: base), resolution: .mine)
    }

    private func save(_ edit: DraftEdit<TeacherAssessment>, _ context: ProgramContext) async throws -> Bool {
        switch try await drafts.save(edit, of: context.id("test"), by: context.person, at: context.arrivedAt) {
        case nil: throw Problem.notFound
        case .conflict: return false
        case .saved: return true
        }
    }

    /// Goes on from what was published meanwhile.
    private func settle(_ edit: DraftEdit<TeacherAssessment>, _ context: ProgramContext) async throws -> Bool {
        let isSettled = try await stale.settle(edit, of: context.id("test"), by: context.person, at: context.arrivedAt)
        guard let isSettled else { throw Problem.notFound }
        return isSettled
    }
}

extension TestTextController {
    /// - Throws: `Problem.notFound` when this person may not change the test.
    func required(_ context: ProgramContext) async throws -> TestInEditor {
        guard let editor = try await editors.editor(of: context.id("test"), for: context.person) else { throw Problem.notFound }
        return editor
    }

    func resource(_ editor: TestInEditor, _ context: ProgramContext) async throws -> TestTextResource {
        let stored = editor.test.isOvertaken ? try await editors.stored(editor.test.id, for: context.person) : nil
        return TestTextResource(editor, stored: stored ?? "", site.strings(context.language), at: context.arrivedAt)
    }

    /// Refuses a change that is based on another text, with the one that is there.
    func changed(_ editor: TestInEditor, _ request: Request, _ context: ProgramContext) async throws -> Response {
        try site.refusal(changed: try await resource(editor, context), editor.resourceVersion, request, context)
    }
}
