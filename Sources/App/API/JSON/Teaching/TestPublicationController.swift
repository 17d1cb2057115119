import HTTPTypes
import Hummingbird

/// Publishes tests as they are written, when their warnings are accepted.
struct TestPublicationController: Sendable {
    let texts: TestTextController
    let lists: TestListStore

    private var site: Site { texts.site }

    @Sendable func create(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let editor = try await texts.required(context)
        let consent = try Self.consent(try await request.fields())
        guard try editor.resourceVersion.isSeen(by: request) else { return try await texts.changed(editor, request, context) }
        let test = editor.test
        let edit = DraftEdit<TeacherAssessment>(text: editor.text, version: test.version, base: test.base)
        let kind = TestPublishingRows(
            folder: texts.editors.folder, consent: consent, viewer: context.person, now: context.arrivedAt,
            languages: Language.allCases.map { site.strings($0) })
        do {
            switch try await texts.drafts.publish(edit, of: test.id, as: kind, by: context.person, at: context.arrivedAt) {
            case nil: throw Problem.notFound
            case .conflict: return try await texts.changed(try await texts.required(context), request, context)
            case .saved(let effect): return try await answer(effect, to: request, context)
            }
        } catch let ending as UnconfirmedEnd {
            let strings = site.strings(context.language)
            let asked = TestWarningsResource(ending: ending.moves.count, accepted: consent.seen, strings)
            return try site.refusal(.notAccepted, with: asked, request, context)
        }
    }

    private static func consent(_ sent: JSONFields) throws -> TestConsent {
        var fields = sent
        let consent = TestConsent(
            seen: fields.text("accepted", longest: 100), evenEnding: fields.flag("endsAttempts") ?? false,
            takesTimes: fields.flag("takesTimes") ?? false)
        try fields.check()
        return consent
    }

    private func answer(
        _ effect: TestPublishingRows.Effect, to request: Request, _ context: ProgramContext
    ) async throws -> Response {
        let strings = site.strings(context.language)
        switch effect {
        case .published:
            let entry = try await lists.entry(context.id("test"), for: context.person, at: context.arrivedAt)
            guard let entry else { throw Problem.notFound }
            return try JSONAnswer.answer(TaughtTestResource(entry, strings), to: request)
        case .refused(let mistakes, let editor):
            let found = WrittenMistakesResource(mistakes, inTest: editor.text, strings)
            return try site.refusal(.mistakes, with: found, request, context)
        case .warned(let warnings, let checklist, let editor):
            let asked = TestWarningsResource(warnings, checklist, of: editor.test, strings, at: context.arrivedAt)
            return try site.refusal(.notAccepted, with: asked, request, context)
        case .overtaken:
            let text = try await texts.resource(try await texts.required(context), context)
            guard let newer = text.newer else { throw ServiceRefusal(.conflict) }
            return try site.refusal(.overtaken, with: OvertakenTestResource(newer: newer), request, context)
        }
    }
}
