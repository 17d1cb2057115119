import Hummingbird

/// One question of an attempt: shown, and answered. Every way out saves.
struct QuestionController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let language: LanguageController
    let sessions: SessionController

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let sitting = try await attempts.required(context)
        let (number, question) = try self.question(of: sitting, context)
        guard sitting.isOpen(at: context.arrivedAt) else {
            return site.redirect(to: AssessmentRoutes.results(of: sitting.attempt.id))
        }
        return try page(request, context, sitting, number, question)
    }

    @Sendable func update(_ request: Request, context: SignedInContext) async throws -> Response {
        let sitting = try await attempts.required(context)
        let (number, question) = try self.question(of: sitting, context)
        guard sitting.attempt.takesAnswer(arrivedAt: context.arrivedAt) else { return tooLate(sitting, request, context) }
        let form = try await request.decode(as: AnswerForm.self, context: context)
        do {
            let change = try form.change(of: question, number: number, seed: sitting.attempt.seed)
            let saving = try await attempts.save(
                change, to: question.id, in: sitting.attempt.id, of: context.person.id, arrivedAt: context.arrivedAt)
            guard saving == .saved else { return tooLate(sitting, request, context) }
            return try await leave(by: form.way, sitting, number, request, context)
        } catch let errors as FormErrors {
            return try page(request, context, sitting, number, question, typed: form, errors: errors)
        }
    }

    private func question(of sitting: Sitting, _ context: SignedInContext) throws -> (Int, Question) {
        guard let number = context.parameters.get("number", as: Int.self),
            let question = sitting.revision.question(number)
        else { throw Problem.notFound }
        return (number, question)
    }

    private func leave(
        by way: AnswerForm.Way, _ sitting: Sitting, _ number: Int, _ request: Request, _ context: SignedInContext
    ) async throws -> Response {
        let id = sitting.attempt.id
        let here = AssessmentRoutes.question(number, of: id)
        switch way {
        case .previous: return site.redirect(to: AssessmentRoutes.question(max(1, number - 1), of: id))
        case .next where number < sitting.revision.questions.count:
            return site.redirect(to: AssessmentRoutes.question(number + 1, of: id))
        case .next, .done: return site.redirect(to: AssessmentRoutes.review(of: id))
        case .list: return site.redirect(to: AssessmentRoutes.tests)
        case .clear: return site.redirect(to: here)
        case .stay where SavedNotice.isWanted(by: request):
            return try SavedNotice(at: context.arrivedAt, sitting, site.strings(context.visitor.language)).response
        case .stay: return site.redirect(to: here)
        case .language(let chosen):
            var response = site.redirect(to: here)
            try await language.choose(chosen, for: context.person, on: &response)
            return response
        case .signOut: return try await sessions.signOut(context.visitor)
        }
    }

    private func tooLate(_ sitting: Sitting, _ request: Request, _ context: SignedInContext) -> Response {
        let strings = site.strings(context.visitor.language)
        let ended = sitting.attempt.submission?.endedAt ?? sitting.attempt.deadline ?? context.arrivedAt
        let flash = Flash(
            "flash.too-late",
            ["arrived": strings.formats.clock(context.arrivedAt), "ended": strings.formats.clock(ended)])
        return site.redirect(to: AssessmentRoutes.results(of: sitting.attempt.id), flash: flash)
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ sitting: Sitting, _ number: Int, _ question: Question,
        typed: AnswerForm? = nil, errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context.visitor.language)
        let position = "\(number)/\(sitting.revision.questions.count)"
        let frame = site.frame(
            request, context, heading: position, title: position + " · " + sitting.revision.title)
        let page = QuestionPage(
            frame: frame, sitting: sitting, number: number, question: question, typed: typed, errors: errors,
            strings: strings, now: context.arrivedAt)
        return try site.respond(page, context, status: errors == nil ? .ok : .unprocessableContent)
    }
}
