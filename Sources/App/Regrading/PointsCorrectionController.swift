import Hummingbird

/// Shows the points of one answer in one attempt, previews a change, and makes it.
struct PointsCorrectionController: Sendable {
    let site: Site
    let corrections: PointsCorrectionStore

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try respond(request, context, try await loaded(context), form: nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: PointsCorrectionForm.self, context: context)
        let loaded = try await loaded(context)
        let (question, attempt) = (loaded.question, loaded.snapshot.attempt.id)
        do {
            let now = question.earned(by: loaded.snapshot.answers[question.id]?.answer)
            let points = try form.points(for: question, having: now)
            let result = try await corrections.adjust(
                question.id, in: attempt, to: points, because: KeyCorrectionForm.text(form.reason), shown: form.shown,
                by: context.person, at: context.arrivedAt)
            switch result {
            case nil: throw Problem.notFound
            case .preview(let moves, let names):
                let effect = MarkEffect(moves, names: names, site.strings(context))
                return try respond(request, context, loaded, form: form, effect: effect)
            case .applied: return done(loaded, context)
            }
        } catch let errors as FormErrors {
            return try respond(request, context, loaded, form: form, errors: errors)
        }
    }

    private func done(_ loaded: PointsCorrectionStore.LoadedAnswer, _ context: StaffContext) -> Response {
        context.logger.notice(
            "points given",
            metadata: [
                "by": "\(context.person.userName)", "attempt": "\(loaded.snapshot.attempt.id)",
                "question": "\(loaded.question.id)",
            ])
        return site.redirect(
            to: TestWritingRoutes.attempt(loaded.snapshot.attempt.id),
            flash: Flash("flash.points-given", ["student": loaded.student.fullName]))
    }

    private func loaded(_ context: StaffContext) async throws -> PointsCorrectionStore.LoadedAnswer {
        let attempt = ID<Attempt>(text: try context.parameters.require("attempt"))
        let question = ID<Question>(text: try context.parameters.require("question"))
        guard let loaded = try await corrections.answer(question, in: attempt, by: context.person) else { throw Problem.notFound }
        return loaded
    }

    private func respond(
        _ request: Request, _ context: StaffContext, _ loaded: PointsCorrectionStore.LoadedAnswer, form: PointsCorrectionForm?,
        errors: FormErrors? = nil, effect: MarkEffect? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("correction.points"),
            back: .init(
                href: TestWritingRoutes.attempt(loaded.snapshot.attempt.id) + "#q\(loaded.number)", text: strings("watch.attempt")
            ),
            title: strings("correction.points") + " · " + loaded.student.fullName
        ).in(loaded.taught.course.course, at: .tests, strings)
        let page = PointsCorrectionPage(
            frame: frame, strings: strings, loaded: loaded, form: form, errors: errors, effect: effect)
        return try site.respond(page, context, status: .showing(errors))
    }
}
