import HTTPTypes
import Hummingbird

/// Shows one question of a preview. The answer becomes part of the next page's address.
struct PreviewQuestionController: Sendable {
    let editor: TestPreviewLoader

    private var site: Site { editor.site }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        guard
            let (preview, state, snapshot) = try await editor.preview(
                context, request.uri.queryParameters["state"].map(String.init))
        else {
            return try editor.again(context)
        }
        return try page(request, context, preview, state, snapshot, nil, nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: TestPreviewForm.self, context: context)
        guard let (preview, state, snapshot) = try await editor.preview(context, form.state) else {
            return try editor.again(context)
        }
        let open = try open(snapshot, context)
        let number = open.number
        do {
            let answer = try form.answer.answer(to: open.question, number: number, seed: state.seed)
            let next = state.with(answer.stored ?? .nothing, isFlagged: form.answer.isFlagged, at: number)
            guard next.text.utf8.count <= TestPreviewState.longest else {
                throw FormErrors(items: [.init(field: "answer", key: "trial.too-long")])
            }
            switch form.answer.way {
            case .previous: return site.redirect(to: TestPreviewRoutes.question(max(1, number - 1), of: preview.test, next))
            case .next where number < snapshot.questions.count:
                return site.redirect(to: TestPreviewRoutes.question(number + 1, of: preview.test, next))
            case .question(let wanted) where snapshot.question(wanted) != nil:
                return site.redirect(to: TestPreviewRoutes.question(wanted, of: preview.test, next))
            case .clear, .stay, .check, .sign, .question:
                return site.redirect(to: TestPreviewRoutes.question(number, of: preview.test, next))
            case .next, .done, .list, .language, .signOut:
                return site.redirect(to: TestPreviewRoutes.review(of: preview.test, from: number, next))
            }
        } catch let errors as FormErrors {
            return try page(request, context, preview, state, snapshot, form, errors)
        }
    }

    /// - Throws: `Problem.notFound` when no question has the number.
    private func open(_ snapshot: AttemptSnapshot, _ context: StaffContext) throws -> OpenQuestion {
        guard let number = context.parameters.get("number", as: Int.self), let question = snapshot.question(number) else {
            throw Problem.notFound
        }
        return OpenQuestion(question, number: number, in: snapshot)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ preview: TestPreview, _ state: TestPreviewState,
        _ snapshot: AttemptSnapshot, _ form: TestPreviewForm?,
        _ errors: FormErrors?
    ) throws -> Response {
        let open = try open(snapshot, context)
        let strings = site.strings(context)
        let frame = editor.frame(
            request, context, preview, "\(open.number)/\(open.total)",
            back: .init(href: TestPreviewRoutes.preview(of: preview.test), text: strings("trial.title"))
        ).at(TestPreviewRoutes.question(open.number, of: preview.test, state), if: errors != nil)
        let page = QuestionPage(
            frame: frame, open: open, typed: form?.answer, errors: errors, strings: strings, now: context.arrivedAt)
        return try site.respond(
            PreviewQuestionPage(question: page, number: open.number, preview: preview, state: state), context,
            status: .showing(errors))
    }
}
