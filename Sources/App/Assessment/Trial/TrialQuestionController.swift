import HTTPTypes
import Hummingbird

/// One question of a trial: shown, and answered into the address of the next page.
struct TrialQuestionController: Sendable {
    let desk: TrialDeskController

    private var site: Site { desk.site }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        guard let (trial, state, sitting) = try await desk.trial(context, request.uri.queryParameters["state"].map(String.init))
        else {
            return try desk.again(context)
        }
        return try page(request, context, trial, state, sitting, nil, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: TrialForm.self, context: context)
        guard let (trial, state, sitting) = try await desk.trial(context, form.state) else { return try desk.again(context) }
        let open = try open(sitting, context)
        let number = open.number
        do {
            let answer = try form.answer.answer(to: open.question, number: number, seed: state.seed)
            let next = state.with(answer, isFlagged: form.answer.isFlagged, at: number)
            guard next.text.utf8.count <= TrialState.longest else {
                throw FormErrors(items: [.init(field: "answer", key: "trial.too-long")])
            }
            switch form.answer.way {
            case .previous: return site.redirect(to: TrialRoutes.question(max(1, number - 1), of: trial.test, next))
            case .next where number < sitting.questions.count:
                return site.redirect(to: TrialRoutes.question(number + 1, of: trial.test, next))
            case .clear, .stay: return site.redirect(to: TrialRoutes.question(number, of: trial.test, next))
            case .next, .done, .list, .language, .signOut: return site.redirect(to: TrialRoutes.review(of: trial.test, next))
            }
        } catch let errors as FormErrors {
            return try page(request, context, trial, state, sitting, form, errors)
        }
    }

    /// - Throws: `Problem.notFound` for a number that no question has.
    private func open(_ sitting: Sitting, _ context: StaffContext) throws -> OpenQuestion {
        guard let number = context.parameters.get("number", as: Int.self), let question = sitting.question(number) else {
            throw Problem.notFound
        }
        return OpenQuestion(question, number: number, in: sitting)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ trial: Trial, _ state: TrialState, _ sitting: Sitting, _ form: TrialForm?,
        _ errors: FormErrors?
    ) throws -> Response {
        let open = try open(sitting, context)
        let strings = site.strings(context.visitor.language)
        let frame = desk.frame(
            request, context, trial, "\(open.number)/\(open.total)",
            back: .init(href: TrialRoutes.trial(of: trial.test), text: strings("trial.title"))
        ).at(TrialRoutes.question(open.number, of: trial.test, state), if: errors != nil)
        let page = QuestionPage(
            frame: frame, open: open, typed: form?.answer, errors: errors, strings: strings, now: context.arrivedAt)
        return try site.respond(
            TrialQuestionPage(question: page, number: open.number, trial: trial, state: state), context,
            status: errors == nil ? .ok : .unprocessableContent)
    }
}
