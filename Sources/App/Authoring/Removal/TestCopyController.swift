import Hummingbird

/// Makes a quiz from a test, or the draft of another final from a final.
struct TestCopyController: Sendable {
    let site: Site
    let copies: TestCopyStore

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        let form = try await request.decode(as: TestCopyForm.self, context: context)
        let new = ID<Assessment>(posted: form.id) ?? ID(at: context.arrivedAt)
        let kind: AssessmentKind = form.kind == AssessmentKind.final.rawValue ? .final : .quiz
        let made = try await copies.copy(id, as: new, kind, by: context.person, at: context.arrivedAt) { test in
            let strings = site.strings(test.course.course.language)
            let key = kind == .final ? "test-list.copy-final-title" : "test-list.copy-title"
            return strings(key, ["title": TestSentence.title(test, strings)])
        }
        switch made {
        case nil: throw Problem.notFound
        case .tooEarly: return site.redirect(to: TestWritingRoutes.test(id), flash: Flash("flash.test-not-over"))
        case .made(let copy):
            return kind == .final
                ? site.redirect(to: TestWritingRoutes.test(copy), flash: Flash("flash.final-copied"))
                : site.redirect(to: TestWritingRoutes.edit(copy), flash: Flash("flash.test-copied"))
        }
    }
}
