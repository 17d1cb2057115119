/// Answers the calls of all operations.
struct SOAPCalls: Sendable {
    let people: PersonStore
    let accounts: SOAPAccountCalls
    let tests: SOAPTestCalls
    let attempts: SOAPAttemptCalls
    let results: SOAPResultCalls

    /// Whoever is signed in, as the paper's client says it.
    static let whoeverIsSignedIn = -1

    /// - Throws: `ServiceRefusal`, `Problem`
    func answer(_ message: SOAPMessage, _ context: ServiceContext) async throws -> SOAPValue {
        let (operation, arguments) = (message.operation, message.arguments)
        if operation == .signIn { return try await accounts.signIn(arguments, context) }
        let caller = try ProgramContext(context: context)
        if case .scope(let scope) = operation.row.access { try caller.require(scope) }
        try await requireOwn(arguments.optionalInt("idUser"), caller)
        switch operation {
        case .signIn: return try await accounts.signIn(arguments, context)
        case .signOut: return try await accounts.signOut(caller)
        case .changePassword: return try await accounts.changePassword(arguments, caller)
        case .countTests: return try tests.count(caller)
        case .listTests: return try tests.list(caller)
        case .listTopics: return try tests.topics(caller)
        case .listSubtopics: return try tests.subtopics(arguments, caller)
        case .countQuestions: return try tests.countQuestions(arguments, caller)
        case .begin: return try await attempts.begin(arguments, caller)
        case .showQuestion: return try await attempts.question(arguments, caller)
        case .showQuestions: return try await attempts.questions(arguments, caller)
        case .answer: return try await attempts.answer(arguments, caller)
        case .answerAll: return try await attempts.answerAll(arguments, caller)
        case .end: return try await results.end(arguments, caller)
        case .showResult: return try await results.result(arguments, caller)
        case .showSolution: return try await results.solution(arguments, caller)
        }
    }

    /// Another person's number is nobody's: what is theirs is not there.
    private func requireOwn(_ number: Int?, _ caller: ProgramContext) async throws {
        guard let number, number != Self.whoeverIsSignedIn else { return }
        guard try await people.find(caller.person.id)?.number == number else { throw Problem.notFound }
    }
}
