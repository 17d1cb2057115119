/// Begins attempts, shows their questions and takes their answers.
struct SOAPAttemptCalls: Sendable {
    let numbered: NumberedTestStore
    let assessments: AssessmentStore
    let attempts: AttemptStore
    let start: AttemptStart
    let open: OpenQuestionStore
    let answers: AnswerStore
    let topics: TopicNumberStore

    // MARK: - Beginning

    func begin(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let found = try test(arguments, caller)
        let id = try await begin(found.test, code: arguments.optionalText("cod") ?? "", caller)
        let snapshot = try await attempts.snapshot(id, of: caller.person.id, at: caller.arrivedAt)
        guard let attempt = snapshot?.attempt else { throw Problem.notFound }
        var fields: [String: SOAPValue] = ["id": .text(attempt.id.text), "inceput": .moment(attempt.startedAt)]
        fields["expira"] = attempt.deadline.map { .moment($0) }
        return .record(fields)
    }

    private func begin(_ test: Assessment, code: String, _ caller: ProgramContext) async throws -> ID<Attempt> {
        try caller.require(.learnWrite)
        guard let details = try assessments.find(test.id, for: caller.person, at: caller.arrivedAt) else {
            throw Problem.notFound
        }
        switch try await start.start(details, code: code, for: caller.person, at: caller.arrivedAt) {
        case .done(.begun(let attempt)), .done(.running(let attempt)): return attempt
        case .done(.alreadyEnded), .done(.locked), .done(.notEnrolled): throw ServiceRefusal(.cannotBegin)
        case .done(.wrongCode): throw ServiceRefusal(.wrongCode)
        case .tooManyTries(let wait): throw ServiceRefusal(.tooMany, seconds: wait)
        case nil: throw Problem.notFound
        }
    }

    /// The test at a place, if programs may take it.
    private func test(_ arguments: SOAPArguments, _ caller: ProgramContext) throws -> NumberedTestStore.Numbered {
        guard let found = try numbered.find(arguments.int("nrTest"), for: caller.person) else { throw Problem.notFound }
        guard found.test.isOpenToPrograms else { throw ServiceRefusal(.noPrograms) }
        return found
    }

    // MARK: - Questions

    func question(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let number = try arguments.int("nrIntrebare")
        if let question = try await running(number, arguments, caller) { return try record(question) }
        let found = try test(arguments, caller)
        let id = try await shown(found, number, caller)
        let question = try await open.find(number, of: id, by: caller.person.id, at: caller.arrivedAt)
        guard let question else { throw Problem.notFound }
        return try record(question)
    }

    /// The question of the attempt in progress, which is what is asked for nearly always. Nil where more has to be known.
    private func running(_ number: Int, _ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> OpenQuestion? {
        let (person, now) = (caller.person, caller.arrivedAt)
        guard let id = try numbered.openAttempt(arguments.int("nrTest"), for: person, at: now),
            let question = try await open.find(number, of: id, by: person.id, at: now), question.takesPrograms
        else { return nil }
        return question
    }

    private func record(_ question: OpenQuestion) throws -> SOAPValue {
        .record(SOAPQuestion(question, topic: try topics.numbers(of: question.question.topic)).fields)
    }

    func questions(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let found = try test(arguments, caller)
        let id = try await shown(found, nil, caller)
        guard let questions = try await open.all(of: id, by: caller.person.id, at: caller.arrivedAt) else {
            throw Problem.notFound
        }
        let topics = try topics.find(in: found.test.course)
        return .list(questions.map { .record(SOAPQuestion($0, topic: topics.numbers(of: $0.question.topic)).fields) })
    }

    /// The attempt whose questions are shown. A quiz that starts at once begins with its first question.
    /// - Parameter number: that of the question; one that the test does not have begins nothing. Nil for all of them.
    private func shown(
        _ found: NumberedTestStore.Numbered, _ number: Int?, _ caller: ProgramContext
    ) async throws -> ID<Attempt> {
        if let attempt = found.open(at: caller.arrivedAt) { return attempt.id }
        guard found.test.kind == .quiz, found.test.policy.startsAtOnce else {
            throw ServiceRefusal(found.attempts.isEmpty ? .notBegun : .ended)
        }
        if let number, !(1...max(1, found.test.questionCount)).contains(number) { throw Problem.notFound }
        return try await begin(found.test, code: "", caller)
    }

    // MARK: - Answers

    func answer(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let attempt = try answered(try test(arguments, caller))
        let questions = try await asked(in: attempt, caller)
        let change = try SOAPSentAnswer(arguments, at: "").change(of: questions)
        let saving = try await answers.save(
            change.change, to: change.question, in: attempt, of: caller.person.id, arrivedAt: caller.arrivedAt,
            from: AnswerOrigin(.soap, caller.person))
        _ = try saving.saved(at: "idVarianta")
        return .flag(true)
    }

    /// Saves answers to any number of questions in one transaction and ends the attempt with them.
    func answerAll(_ arguments: SOAPArguments, _ caller: ProgramContext) async throws -> SOAPValue {
        let attempt = try answered(try test(arguments, caller))
        let questions = try await asked(in: attempt, caller)
        let changes = try SOAPSentAnswer.all(arguments.records("raspunsuri")).map { try $0.change(of: questions) }
        let savings = try await answers.save(
            changes, in: attempt, of: caller.person.id, arrivedAt: caller.arrivedAt, from: AnswerOrigin(.soap, caller.person),
            ends: true)
        for (place, saving) in savings.enumerated() { _ = try saving.saved(at: "raspunsuri/\(place + 1)") }
        return .flag(true)
    }

    /// The attempt that answers are for: the newest, even if it is over, because a late answer is kept in its log.
    private func answered(_ found: NumberedTestStore.Numbered) throws -> ID<Attempt> {
        guard let attempt = found.attempts.last else { throw ServiceRefusal(.notBegun) }
        return attempt.id
    }

    /// The questions of an attempt in its order.
    private func asked(in id: ID<Attempt>, _ caller: ProgramContext) async throws -> SOAPPaper {
        guard let snapshot = try await attempts.snapshot(id, of: caller.person.id, at: caller.arrivedAt) else {
            throw Problem.notFound
        }
        return SOAPPaper(questions: snapshot.questions, seed: snapshot.attempt.seed)
    }
}
