import Hummingbird

/// Shows the key of a question, previews a correction, and corrects it.
struct KeyCorrectionController: Sendable {
    let site: Site
    let corrections: KeyCorrectionStore

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let version = request.uri.queryParameters["version"].map { ID<AssessmentRevision>(text: String($0)) }
        return try respond(request, context, try await loaded(context, version), form: nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: KeyCorrectionForm.self, context: context)
        let loaded = try await loaded(context, form.version.map { ID(text: $0) })
        do {
            let key = try form.key(for: loaded.version)
            let asked = KeyCorrection(
                question: loaded.version.question.id, version: loaded.version.revision, test: loaded.taught.id, key: key,
                reason: KeyCorrectionForm.text(form.reason), shown: form.shown)
            let result = try await corrections.correct(asked, by: context.person, at: context.arrivedAt)
            switch result {
            case nil: throw Problem.notFound
            case .preview(let moves, let names):
                let effect = MarkEffect(moves, names: names, site.strings(context))
                return try respond(request, context, loaded, form: form, effect: effect)
            case .applied(let moves): return done(moves, loaded, context)
            }
        } catch let errors as FormErrors {
            return try respond(request, context, loaded, form: form, errors: errors)
        }
    }

    private func done(_ moves: [MarkMove], _ loaded: KeyCorrectionStore.Loaded, _ context: StaffContext) -> Response {
        context.logger.notice(
            "key corrected",
            metadata: [
                "by": "\(context.person.userName)", "test": "\(loaded.taught.id)", "question": "\(loaded.version.question.id)",
                "marks": "\(moves.count)",
            ])
        let count = site.strings(context)("correction.changes", n: moves.count)
        return site.redirect(
            to: CorrectionRoutes.corrections(of: loaded.taught.id), flash: Flash("flash.key-corrected", ["marks": count]))
    }

    private func loaded(_ context: StaffContext, _ version: ID<AssessmentRevision>?) async throws -> KeyCorrectionStore.Loaded {
        let test = ID<Assessment>(text: try context.parameters.require("test"))
        let question = ID<Question>(text: try context.parameters.require("question"))
        guard let loaded = try await corrections.loaded(question, version: version, in: test, by: context.person) else {
            throw Problem.notFound
        }
        return loaded
    }

    private func respond(
        _ request: Request, _ context: StaffContext, _ loaded: KeyCorrectionStore.Loaded, form: KeyCorrectionForm?,
        errors: FormErrors? = nil, effect: MarkEffect? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let title = loaded.taught.published?.title ?? ""
        let frame = site.frame(
            request, context, heading: strings("correction.key"),
            back: .init(href: CorrectionRoutes.corrections(of: loaded.taught.id), text: strings("correction.title")),
            title: strings("correction.key") + " · " + title
        ).in(loaded.taught.course.course, at: .tests, strings)
        let page = KeyCorrectionPage(frame: frame, strings: strings, loaded: loaded, form: form, errors: errors, effect: effect)
        return try site.respond(page, context, status: .showing(errors))
    }
}
