import HTTPTypes
import Hummingbird

/// Practises the questions of an ended quiz that were not fully right. What is posted is answered and not stored.
struct MistakeController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let (mistakes, open) = try await required(context)
        return try page(request, context, mistakes, open)
    }

    @Sendable func check(_ request: Request, context: SignedInContext) async throws -> Response {
        let (mistakes, asked) = try await required(context)
        var (request, open) = (request, asked)
        let form = try AnswerForm(PostedFields(await request.collectBody(upTo: context.maxUploadSize).readableBytesView))
        if form.way == .sign { return try page(request, context, mistakes, open, typed: form) }
        do {
            let seed = mistakes.snapshot.attempt.seed
            let typed = try form.answer(to: open.question, number: open.number, seed: seed)
            guard case .set(let answer?) = typed else {
                throw FormErrors(items: [.init(field: "answer", key: Self.complaint(typed))])
            }
            open.saved = .init(answer: answer, savedAt: context.arrivedAt, isOverOther: false)
            open.isChecked = true
            return try page(request, context, mistakes, open)
        } catch let errors as FormErrors {
            return try page(request, context, mistakes, open, typed: form, errors: errors)
        }
    }

    /// What is wrong with what is no answer.
    private static func complaint(_ typed: AnswerChange.Change) -> String {
        if case .setUnreadable = typed { "question.not-a-number" } else { "mistakes.empty" }
    }

    /// The question in the address.
    /// - Throws: `Problem.notFound` when it was fully right, when its answer may not be seen, or when the attempt is not this
    ///   person's.
    private func required(_ context: SignedInContext) async throws -> (QuizMistakes, OpenQuestion) {
        let snapshot = try await attempts.required(context)
        let background = try history.background(of: snapshot, for: context.person, at: context.arrivedAt)
        guard let number = context.parameters.get("number", as: Int.self),
            let mistakes = QuizMistakes(snapshot, background, at: context.arrivedAt), let open = mistakes.question(number)
        else { throw Problem.notFound }
        return (mistakes, open)
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ mistakes: QuizMistakes, _ open: OpenQuestion, typed: AnswerForm? = nil,
        errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context)
        let position = mistakes.position(of: open.number)
        let frame = site.frame(
            request, context, heading: position,
            back: .init(href: AttemptRoutes.results(of: open.attempt.id), text: strings("results.title")),
            title: position + " · " + strings("mistakes.title") + " · " + open.testTitle)
        let question = QuestionPage(
            frame: frame, open: open, typed: typed, errors: errors, strings: strings, now: context.arrivedAt)
        return try site.respond(
            MistakePage(question: question, number: open.number, of: mistakes), context, status: .showing(errors))
    }
}
