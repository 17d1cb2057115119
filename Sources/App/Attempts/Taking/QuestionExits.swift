import Hummingbird

/// Where the ways out of a question lead, and what is said there about the answer.
extension QuestionController {
    /// The response to a person who leaves the test although an answer was not saved, which it says; nil when the person does not
    /// leave.
    func letOut(
        _ form: AnswerForm, _ key: String, _ context: SignedInContext, _ asked: AskedQuestion
    ) async throws -> Response? {
        guard !form.isKept, asked.attempt.phase(at: context.arrivedAt) == .open else { return nil }
        switch form.way {
        case .signOut: return try await sessions.signOut(context.visitor)
        case .list:
            let values = ["number": site.strings(context).formats.number(asked.number)]
            return site.redirect(to: AssessmentRoutes.tests, flash: Flash(key, values))
        default: return nil
        }
    }

    func leave(
        by way: AnswerForm.Way, _ asked: AskedQuestion, _ change: AnswerChange, _ saved: AnswerStore.Saved,
        _ context: SignedInContext
    ) async throws -> Response {
        let (id, number) = (asked.attempt.id, asked.number)
        let here = AttemptRoutes.question(number, of: id)
        let flash = changedElsewhere(number, saved, context)
        // Said once; the page of the question, the strip and the review go on saying it.
        let leaving = flash ?? unreadable(number, change, context)
        switch way {
        case .previous: return site.redirect(to: AttemptRoutes.question(max(1, number - 1), of: id), flash: leaving)
        case .next where number < asked.total:
            return site.redirect(to: AttemptRoutes.question(number + 1, of: id), flash: leaving)
        case .question(let wanted) where wanted != number:
            let target = min(max(1, wanted), asked.total)
            return site.redirect(to: AttemptRoutes.question(target, of: id), flash: target == number ? flash : leaving)
        case .next, .done: return site.redirect(to: AttemptRoutes.review(of: id, from: number), flash: flash)
        case .list: return site.redirect(to: AssessmentRoutes.tests, flash: leaving)
        case .check where asked.checksAnswers && !saved.isChecked:
            return site.redirect(to: here, flash: flash ?? Flash("flash.check-empty"))
        case .clear, .stay, .check, .sign, .question: return site.redirect(to: here, flash: flash)
        case .language(let chosen):
            var response = site.redirect(to: here, flash: flash)
            try await language.choose(chosen, for: context.person, on: &response)
            return response
        case .signOut: return try await sessions.signOut(context.visitor)
        }
    }

    /// What became of an answer that arrived when the attempt was over.
    enum LastAnswer {
        case grace, notTaken, tooLate, unreadable

        fileprivate var key: String {
            switch self {
            case .grace: "flash.grace"
            case .notTaken: "flash.not-taken"
            case .tooLate: "flash.too-late"
            case .unreadable: "flash.unreadable"
            }
        }
    }

    /// The response when the attempt is over: a redirect to the results, or the requested sign-out.
    /// - Parameter last: what is said about the answer; nil for nothing.
    func over(
        _ last: LastAnswer?, _ attempt: Attempt, _ form: AnswerForm, _ context: SignedInContext
    ) async throws -> Response {
        if form.way == .signOut { return try await sessions.signOut(context.visitor) }
        let formats = site.strings(context).formats
        let ended = attempt.submission?.endedAt ?? attempt.deadline ?? context.arrivedAt
        let values = ["arrived": formats.clock(context.arrivedAt), "ended": formats.clock(ended)]
        return site.redirect(to: AttemptRoutes.results(of: attempt.id), flash: last.map { Flash($0.key, values) })
    }

    private func changedElsewhere(_ number: Int, _ saved: AnswerStore.Saved, _ context: SignedInContext) -> Flash? {
        guard let moment = saved.changedElsewhere else { return nil }
        let strings = site.strings(context)
        return Flash(
            "flash.changed-elsewhere",
            ["number": strings.formats.number(number), "time": strings.formats.clock(moment)])
    }

    /// Says that what was just typed is no number.
    private func unreadable(_ number: Int, _ change: AnswerChange, _ context: SignedInContext) -> Flash? {
        guard case .setUnreadable = change.answer else { return nil }
        return Flash("flash.not-a-number", ["number": site.strings(context).formats.number(number)])
    }
}
