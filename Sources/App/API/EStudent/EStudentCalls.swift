/// Reads calls of the eStudent API.
struct EStudentCalls: Sendable {
    let people: PersonStore

    /// What a call says, and the person whom it is about: nobody but the one who is signed in.
    /// - Parameters:
    ///   - isNamed: whether the call has to say the person's name.
    ///   - more: reads what else the call has.
    /// - Throws: `ServiceRefusal`, `Problem.forbidden` for another student's number or name.
    func read<Value>(
        _ sent: JSONFields, _ context: ProgramContext, isNamed: Bool = false, _ more: (inout JSONFields) -> Value
    ) async throws -> (person: Person, value: Value) {
        var fields = sent
        let student = EStudentStudent(&fields, isNamed: isNamed)
        let value = more(&fields)
        try fields.check()
        guard let person = try await people.find(context.person.id), student.isSame(as: person) else {
            throw Problem.forbidden
        }
        return (person, value)
    }
}
