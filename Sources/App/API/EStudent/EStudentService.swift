import Hummingbird
import NIOCore

/// The API of the eStudent app. On any failure it answers the text that the app looks for, with a true status beside it; a
/// program that asks for problem+json gets that.
struct EStudentService: ProgramService {
    /// What the app looks for.
    static let failure = "ERROR"

    func owns(_ path: String) -> Bool { path.hasPrefix(EStudentRoutes.prefix) }

    func isOn(_ switches: ServiceSwitches) -> Bool { switches.eStudent }

    /// Registering does. Whoever only reads needs none, and the call that checks a password sends it.
    func takesKeys(for scope: TokenScope?) -> Bool { scope == .studentWrite }

    func response(to problem: ServiceProblem) throws -> Response {
        if AcceptedTypes(problem.accept).name(JSONAnswer.problemType) {
            return try JSONAnswer.response(JSONProblem(problem), status: problem.status, type: JSONAnswer.problemType)
        }
        return Response(
            status: problem.status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: Self.failure)))
    }
}
