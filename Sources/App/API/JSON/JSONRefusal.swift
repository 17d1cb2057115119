import HTTPTypes
import Hummingbird

/// A problem in JSON, together with what a program needs in order to go on.
struct JSONRefusal<Content: Encodable & Sendable>: Encodable, Sendable {
    let problem: JSONProblem
    let content: Content

    func encode(to encoder: any Encoder) throws {
        try problem.encode(to: encoder)
        try content.encode(to: encoder)
    }
}

/// What is there, for a program whose change was based on something else.
struct CurrentContent<Resource: Encodable & Sendable>: Encodable, Sendable {
    let current: Resource
}

extension Site {
    /// A refusal with more than its words.
    func refusal(
        _ kind: ServiceRefusal.Kind, with content: some Encodable & Sendable, _ request: Request, _ context: ProgramContext,
        headers: HTTPFields = [:]
    ) throws -> Response {
        let shown = ServiceProblem(
            problem: .refused(kind), strings: strings(context.language),
            type: origin(of: request) + WebRoutes.problem(kind.rawValue))
        return try JSONAnswer.response(
            JSONRefusal(problem: JSONProblem(shown), content: content), status: shown.status, type: JSONAnswer.problemType,
            headers: headers)
    }

    /// Refuses a change that is based on another version, with what is there and its version.
    func refusal(
        changed current: some Encodable & Sendable, _ version: ResourceVersion, _ request: Request, _ context: ProgramContext
    ) throws -> Response {
        let mark = version.mark(on: try JSONAnswer.bytes(of: current))
        return try refusal(.changed, with: CurrentContent(current: current), request, context, headers: [.eTag: mark])
    }
}

extension FormErrors {
    /// The same as places in the body of a request.
    /// - Parameter names: what programs call fields that forms call otherwise.
    func inBody(_ names: [String: String] = [:]) -> FormErrors {
        FormErrors(items: items.map { .init(field: "/" + (names[$0.field] ?? $0.field), key: $0.key, values: $0.values) })
    }
}
