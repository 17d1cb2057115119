/// Finds who calls: by the request, or by the header of the message.
struct SOAPCallers: Sendable {
    let people: ProgramPeople
    let sessions: SignedIn
    let rates: RequestRates

    /// The request with its person and their language, and what is left of their rate where it was counted here.
    /// - Parameter institution: the language of those who have said none.
    /// - Throws: `ServiceRefusal` for what signs nobody in, and for one who calls too often.
    func caller(
        _ message: SOAPMessage, _ context: ServiceContext, accepting languages: String?, institution: Language
    ) async throws -> (context: ServiceContext, rest: RequestRates.Rest?) {
        if message.operation.row.access == .everybody { try people.requireSafe(context.visitor) }
        // Whoever the request itself names was found and counted at the entrance.
        guard context.person == nil, let text = message.credentials, message.operation.row.access != .everybody else {
            return (context, nil)
        }
        let program = try await people.program(named: text, by: sessions, context.visitor)
        let rest = rates.count(program.person)
        if let wait = rest.wait { throw ServiceRefusal(.tooMany, seconds: wait) }
        var caller = context.signedIn(program.person, program.scopes)
        caller.visitor.language = AcceptLanguage.best(of: languages) ?? program.person.language ?? institution
        return (caller, rest)
    }
}
