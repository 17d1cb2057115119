import HTTPTypes
import Hummingbird

/// The service that speaks JSON. It states problems as problem+json (RFC 9457).
struct JSONService: ProgramService {
    func owns(_ path: String) -> Bool { path.hasPrefix(JSONRoutes.prefix) }

    func isOn(_ switches: ServiceSwitches) -> Bool { switches.jsonAPI }

    func takesKeys(for scope: TokenScope?) -> Bool { true }

    func response(to problem: ServiceProblem) throws -> Response {
        try JSONAnswer.response(JSONProblem(problem), status: problem.status, type: JSONAnswer.problemType)
    }
}

/// A problem in JSON.
struct JSONProblem: Encodable, Sendable {
    struct Place: Encodable, Sendable {
        let pointer: String
        let detail: String
    }

    let type: String
    let title: String
    let status: Int
    let code: String
    let detail: String
    let errors: [Place]?

    init(_ problem: ServiceProblem) {
        (type, title, status, code) = (problem.type, problem.title, problem.status.code, problem.code)
        detail = problem.detail
        errors = problem.errors.isEmpty ? nil : problem.errors.map(Place.init)
    }
}
