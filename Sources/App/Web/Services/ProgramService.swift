import HTTPTypes
import Hummingbird

/// A service for programs. Below its addresses no cookie is looked at, and nowhere else a token.
protocol ProgramService: Sendable {
    /// Whether an address is one of this service.
    func owns(_ path: String) -> Bool
    /// Whether it is on; what is off is not there.
    func isOn(_ switches: ServiceSwitches) -> Bool
    /// Whether requests that need a scope may bear a key (`Idempotency-Key`). Their answers are stored: none may hold a secret,
    /// and neither may what is sent, whose digest is stored with them.
    func takesKeys(for scope: TokenScope?) -> Bool
    /// A problem as this service states it, without what all services have in common.
    func response(to problem: ServiceProblem) throws -> Response
}

extension ProgramService {
    func takesKeys(for scope: TokenScope?) -> Bool { false }
}

/// A problem with all that a service prints of it.
struct ServiceProblem: Sendable {
    let problem: Problem
    let strings: Strings
    /// The address at which the code is explained.
    let type: String
    /// What the program takes for an answer, as it says it; nil where it says nothing.
    var accept: String?

    var code: String { problem.code }
    var status: HTTPResponse.Status { problem.status }
    var title: String { strings(problem.programKeys.title) }

    /// The problem in words.
    var detail: String { problem.programSentence(strings) }

    /// What is wrong with single values of the request, each with its place.
    var errors: [(pointer: String, detail: String)] {
        guard case .refused(let refusal) = problem else { return [] }
        return refusal.errors.map { ($0.field, strings($0.key, $0.values)) }
    }
}

extension Problem {
    /// Keys of the title and the sentence for a program, where pages speak of pages and forms.
    var programKeys: (title: String, sentence: String) {
        switch self {
        case .notFound: ("refusal.not-found.title", "refusal.not-found.sentence")
        case .forbidden: ("refusal.forbidden.title", "refusal.forbidden.sentence")
        case .forged: ("refusal.forged.title", "refusal.forged.sentence")
        case .unreadable: ("refusal.malformed.title", "refusal.malformed.sentence")
        case .tooLarge: ("refusal.too-large.title", "refusal.too-large.sentence")
        case .signInNeeded: ("refusal.sign-in.title", "refusal.sign-in.sentence")
        default: keys
        }
    }
}

extension Problem {
    /// The problem in words for a program.
    func programSentence(_ strings: Strings) -> String {
        if case .unexpected = self { sentence(strings) } else { strings(programKeys.sentence) }
    }
}

extension Site {
    /// A problem as a service states it; only its status when even that fails.
    func problem(_ problem: Problem, in service: any ProgramService, _ request: Request, _ context: VisitorContext) -> Response {
        let shown = ServiceProblem(
            problem: problem, strings: strings(context.language), type: origin(of: request) + WebRoutes.problem(problem.code),
            accept: request.headers[.accept])
        var response = (try? service.response(to: shown)) ?? Response(status: problem.status)
        if request.method == .head { response.body = .init() }
        // What was not read of a body is not read any more, and no other request can follow it.
        if request.hasBody, !context.isComplete { response.headers[.connection] = "close" }
        response.headers[.retryAfter] = problem.retryAfter.map { "\($0)" }
        if problem.status == .unauthorized {
            for challenge in ServiceChallenge.all(institution.services, for: problem) {
                response.headers.append(HTTPField(name: .wwwAuthenticate, value: challenge))
            }
        }
        if case .refused(let refusal) = problem, !refusal.allowed.isEmpty {
            response.headers[.allow] = refusal.allowed.joined(separator: ", ")
        }
        return response
    }
}

extension Request {
    /// Whether something follows the head.
    var hasBody: Bool { headers[.transferEncoding] != nil || !["0", nil].contains(headers[.contentLength]) }
}

/// What a service asks for when nobody is signed in (RFC 9110, 11.6.1; RFC 6750, 3).
enum ServiceChallenge {
    static func all(_ switches: ServiceSwitches, for problem: Problem) -> [String] {
        let isWrong = problem.code == ServiceRefusal.Kind.wrongCredentials.rawValue
        return [
            "Bearer realm=\"Gata\"" + (isWrong ? ", error=\"invalid_token\"" : ""), "Basic realm=\"Gata\", charset=\"UTF-8\"",
        ]
    }
}
