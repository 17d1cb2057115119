import Foundation

/// Ends attempts, and tells results and right answers where their pages do.
struct SOAPResultCalls: Sendable {
    let site: Site
    let numbered: NumberedTestStore
    let attempts: AttemptStore
    let history: AttemptHistoryStore
    let open: OpenQuestionStore

    /// Ends an attempt; ending it twice changes nothing. A result that is not shown yet leaves only the receipt.
    func end(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let id = ID<Attempt>(text: try arguments.text("idSesiune"))
        try await open.requirePrograms(in: snapshot(id, caller).attempt, caller)
        try await attempts.submit(id, of: caller.person.id, at: caller.arrivedAt)
        return .record(try result(of: try await snapshot(id, caller), caller))
    }

    /// The result of the newest attempt that is over.
    func result(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let fields = try result(of: try await over(arguments, caller), caller)
        guard fields["nota"] != nil else { throw ServiceRefusal(.notShown) }
        return .record(fields)
    }

    /// The right answers of the newest attempt that is over. Finals never tell them.
    func solution(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let snapshot = try await over(arguments, caller)
        let (now, attempt) = (caller.arrivedAt, snapshot.attempt)
        guard snapshot.kind == .quiz else { throw ServiceRefusal(.notShown) }
        let background = try history.background(of: snapshot, for: caller.person, at: now)
        guard snapshot.annulments.current == nil, background.waitForResults(of: attempt, at: now) == nil,
            background.waitForAnswers(at: now) == nil
        else { throw ServiceRefusal(.notShown) }
        return .list(
            snapshot.questions.enumerated().map { index, question in
                let right = SolutionResource(question, nil, number: index + 1, in: attempt)
                let nothing: [String: SOAPValue] = ["idIntrebare": .int(question.number)]
                return .record(
                    SOAPQuestion.answer(to: question, options: right.options ?? [], text: right.accepted?.first) ?? nothing)
            })
    }

    private func over(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> AttemptSnapshot {
        guard let found = try numbered.find(arguments.int("nrTest"), for: caller.person) else { throw Problem.notFound }
        guard let attempt = found.over(at: caller.arrivedAt) else {
            throw ServiceRefusal(found.attempts.isEmpty ? .notBegun : .notShown)
        }
        return try await snapshot(attempt.id, caller)
    }

    private func snapshot(_ id: ID<Attempt>, _ caller: ProgramContext) async throws -> AttemptSnapshot {
        guard let snapshot = try await attempts.snapshot(id, of: caller.person.id, at: caller.arrivedAt) else {
            throw Problem.notFound
        }
        return snapshot
    }

    /// What the page of the results says; without a mark where it does not show them.
    private func result(of snapshot: AttemptSnapshot, _ caller: ProgramContext) throws -> [String: SOAPValue] {
        let (now, strings) = (caller.arrivedAt, site.strings(caller.language))
        let background = try history.background(of: snapshot, for: caller.person, at: now)
        var fields: [String: SOAPValue] = [:]
        fields["chitanta"] = background.receipt.map { .text($0.text) }
        guard snapshot.annulments.current == nil, background.waitForResults(of: snapshot.attempt, at: now) == nil,
            let submission = snapshot.attempt.submission
        else { return fields }
        let outcome = submission.outcome
        fields["nota"] = .decimal(Decimal(submission.mark.thousandths) / 1000)
        fields["nrCorecte"] = .int(outcome.correct)
        fields["nrGresite"] = .int(outcome.incorrect)
        fields["nrFaraRaspuns"] = .int(outcome.unanswered)
        fields["procentePeTema"] = .list(
            ResultsPage.topicLines(of: snapshot, background.topics, strings).map { line in
                .record(["tema": .text(line.title), "procent": .decimal(Decimal(line.perMille) / 10)])
            })
        return fields
    }
}
