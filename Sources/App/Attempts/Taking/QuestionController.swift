import HTTPTypes
import Hummingbird

/// Shows one question of an attempt, and saves its answer. Every way to leave the page saves.
struct QuestionController: Sendable {
    let site: Site
    let questions: OpenQuestionStore
    let answers: AnswerStore
    let language: LanguageController
    let sessions: SessionController

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let (id, number) = try address(context)
        guard let open = try await questions.find(number, of: id, by: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        guard open.attempt.phase(at: context.arrivedAt) == .open else {
            return site.redirect(to: AttemptRoutes.results(of: open.attempt.id))
        }
        return try page(request, context, open)
    }

    @Sendable func update(_ request: Request, context: SignedInContext) async throws -> Response {
        let (id, number) = try address(context)
        guard let asked = try await questions.asked(number, of: id, by: context.person.id, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        let (attempt, question) = (asked.attempt, asked.question)
        var request = request
        let form = try AnswerForm(PostedFields(await request.collectBody(upTo: context.maxUploadSize).readableBytesView))
        do {
            var change = try form.change(of: question, number: number, seed: attempt.seed)
            change.isCheck = asked.checksAnswers && form.way == .check
            let saving = try await answers.save(
                change, to: question.id, in: attempt.id, of: context.person.id, arrivedAt: context.arrivedAt)
            if let locked = try await locked(saving, form, request, context, asked) { return locked }
            if let held = try await held(saving, form, request, context, asked) { return held }
            if form.isKept { return try kept(saving, asked, context) }
            guard case .saved(let saved) = saving else {
                return try await over(change.isNothing ? nil : .tooLate, attempt, form, context)
            }
            if ScriptAnswer.isWanted(by: request), form.way == .stay {
                let strings = site.strings(context)
                return try SavedNotice(saved, form, attempt, at: context.arrivedAt, strings).response
            }
            guard attempt.phase(at: context.arrivedAt) == .open else {
                let last: LastAnswer = saved.standing == .unreadable ? .unreadable : .grace
                return try await over(change.isNothing ? nil : last, attempt, form, context)
            }
            return try await leave(by: form.way, asked, change, saved, context)
        } catch let errors as FormErrors {
            return try await refused(errors, form, request, context, asked)
        }
    }

    /// The response when an answer can be read and is in time, but is not saved: changes come too fast, or a newer answer stays.
    /// Nil in any other case.
    private func held(
        _ saving: AnswerStore.Saving, _ form: AnswerForm, _ request: Request, _ context: SignedInContext, _ asked: AskedQuestion
    ) async throws -> Response? {
        guard let refusal = AnswerRefusal(saving), !form.isKept || refusal.status == .tooManyRequests else { return nil }
        var response: Response
        // An answer that can still be saved is shown again with its page, even to a person who leaves.
        if refusal.isFinal, let out = try await letOut(form, "flash.not-saved", context, asked) { return out }
        if form.isKept || ScriptAnswer.isWanted(by: request) {
            let strings = site.strings(context)
            response = try SavedNotice(refusing: refusal, form, asked.attempt, at: context.arrivedAt, strings).response
        } else if asked.attempt.phase(at: context.arrivedAt) == .open {
            guard let open = try questions.read(asked.number, of: asked.attempt.id, by: context.person.id) else {
                throw Problem.notFound
            }
            // An answer that can never be saved is left out of the page, because it would be refused again on every way to leave.
            response = try page(
                request, context, open, typed: refusal.isFinal ? nil : form, errors: refusal.errors, status: refusal.status)
        } else {
            response = try await over(.notTaken, asked.attempt, form, context)
        }
        if let wait = refusal.wait { response.headers[.retryAfter] = String(wait) }
        return response
    }

    /// The response of the browser itself to a change of an answer that was checked: the question as it stands, unless the person
    /// leaves. Nil in any other case.
    private func locked(
        _ saving: AnswerStore.Saving, _ form: AnswerForm, _ request: Request, _ context: SignedInContext, _ asked: AskedQuestion
    ) async throws -> Response? {
        guard saving == .checked, !form.isKept, !ScriptAnswer.isWanted(by: request) else { return nil }
        if let out = try await letOut(form, "flash.checked", context, asked) { return out }
        let number = site.strings(context).formats.number(asked.number)
        return site.redirect(
            to: AttemptRoutes.question(asked.number, of: asked.attempt.id), flash: Flash("flash.checked", ["number": number]))
    }

    /// The response to the script that sent an answer kept on a device.
    private func kept(_ saving: AnswerStore.Saving, _ asked: AskedQuestion, _ context: SignedInContext) throws -> Response {
        let strings = site.strings(context)
        return try SavedNotice(kept: saving, number: asked.number, at: context.arrivedAt, strings).response
    }

    /// An answer that cannot be read is shown again as it was typed, unless the time is over.
    private func refused(
        _ errors: FormErrors, _ form: AnswerForm, _ request: Request, _ context: SignedInContext, _ asked: AskedQuestion
    ) async throws -> Response {
        if form.isKept {
            let strings = site.strings(context)
            return try SavedNotice(refusing: errors, asked.attempt, at: context.arrivedAt, strings).response
        }
        guard asked.attempt.phase(at: context.arrivedAt) == .open else {
            return try await over(.unreadable, asked.attempt, form, context)
        }
        if ScriptAnswer.isWanted(by: request) {
            let strings = site.strings(context)
            return try SavedNotice(refusing: errors, asked.attempt, at: context.arrivedAt, strings).response
        }
        if let out = try await letOut(form, "flash.not-read", context, asked) { return out }
        guard let open = try questions.read(asked.number, of: asked.attempt.id, by: context.person.id) else {
            throw Problem.notFound
        }
        return try page(request, context, open, typed: form, errors: errors)
    }

    /// - Throws: `Problem.notFound` when the address does not name a question.
    private func address(_ context: SignedInContext) throws -> (ID<Attempt>, number: Int) {
        guard let number = context.parameters.get("number", as: Int.self) else { throw Problem.notFound }
        return (ID(text: try context.parameters.require("attempt")), number)
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ open: OpenQuestion, typed: AnswerForm? = nil, errors: FormErrors? = nil,
        status: HTTPResponse.Status = .unprocessableContent
    ) throws -> Response {
        let strings = site.strings(context)
        let position = "\(open.number)/\(open.total)"
        let frame = site.frame(
            request, context, heading: position, title: position + " · " + open.testTitle)
        let page = QuestionPage(
            frame: frame, open: open, typed: typed, errors: errors, strings: strings, now: context.arrivedAt)
        return try site.respond(page, context, status: errors == nil ? .ok : status)
    }
}
