import Hummingbird

/// Says to the eStudent app that the person's data and password are right.
struct EStudentLoginController: Sendable {
    let calls: EStudentCalls
    let people: ProgramPeople

    /// The most letters of a password, or of a token instead.
    private static let longest = SentCredentials.longest

    /// The password is checked as one that is sent by HTTP Basic; a token is one as well.
    @Sendable func check(_ request: Request, context: ProgramContext) async throws -> Response {
        let (person, password) = try await calls.read(request.eStudentFields(), context, isNamed: true) { fields in
            fields.require("password")
            return fields.text("password", longest: Self.longest)
        }
        let program = try await people.program(userName: person.userName, secret: password ?? "", context.visitor)
        guard program.person.id == person.id else { throw ServiceRefusal(.wrongCredentials) }
        return OrderedJSON.object([("status", .text("OK"))]).answer(to: request)
    }
}
