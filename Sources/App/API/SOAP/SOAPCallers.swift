/// Finds who calls: by the request, or by the header of the message.
struct SOAPCallers: Sendable {
    let people: ProgramPeople
    let sessions: SignedIn
    let rates: RequestRates

    /// The request with its person and their language, and what is left of their rate; nil where nobody calls.
    /// - Parameter institution: the language of those who have said none.
    /// - Throws: `ServiceRefusal` for what signs nobody in.
    func caller(
        _ message: SOAPMessage, _ context: ServiceContext, accepting languages: String?, institution: Language
    ) async throws -> (context: ServiceContext, rest: RequestRates.Rest?) {
        let operation = message.operation
        guard operation.row.access != .everybody else {
            try people.requireSafe(context.visitor)
            return (context, nil)
        }
        var caller = context
        // Whoever the request itself names was found at the entrance.
        if context.person == nil, let text = message.credentials {
            let program = try await people.program(named: text, by: sessions, context.visitor)
            caller = context.signedIn(program.person, program.scopes)
            caller.visitor.language = AcceptLanguage.best(of: languages) ?? program.person.language ?? institution
        }
        return (caller, caller.person.map { rates.count($0, as: operation.kind) })
    }
}
