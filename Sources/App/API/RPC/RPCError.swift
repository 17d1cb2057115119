/// An error of a call.
struct RPCError: Encodable, Sendable {
    struct Details: Encodable, Sendable {
        /// The code that all services have in common.
        let code: String
        /// Where the code is explained.
        let type: String
        /// What is wrong with single parameters, each with its place among them.
        let errors: [JSONProblem.Place]?
        /// What is there now, where somebody else has changed it.
        let current: RPCValue?
        /// In how many seconds the call may succeed.
        let retryAfter: Int?
    }

    let code: Int
    let message: String
    let data: Details

    init(_ problem: ServiceProblem, code: RPCErrorCode? = nil, current: RPCValue? = nil) {
        self.code = (code ?? RPCErrorCode(problem.problem)).rawValue
        message = problem.detail
        data = Details(
            code: problem.code, type: problem.type,
            errors: problem.errors.isEmpty ? nil : problem.errors.map(JSONProblem.Place.init), current: current,
            retryAfter: problem.problem.retryAfter)
    }
}

/// The codes of errors: those that the protocol has, and those of this service.
enum RPCErrorCode: Int, CaseIterable, Sendable {
    case noJSON = -32700
    case noCall = -32600
    case unknownMethod = -32601
    case wrongParameters = -32602
    case ofServer = -32603
    case notSignedIn = -32001
    case notAllowed = -32003
    case notThere = -32004
    case changedMeanwhile = -32009
    case tooMany = -32029

    init(_ problem: Problem) {
        switch problem {
        case .refused(let refusal) where refusal.kind == .malformed: self = .noJSON
        case .refused(let refusal) where refusal.kind == .unknownOperation: self = .unknownMethod
        default: self = Self.byStatus[problem.status.code] ?? (problem.status.code < 500 ? .noCall : .ofServer)
        }
    }

    private static let byStatus: [Int: RPCErrorCode] = [
        401: .notSignedIn, 403: .notAllowed, 404: .notThere, 409: .changedMeanwhile, 412: .changedMeanwhile,
        422: .wrongParameters, 428: .wrongParameters, 429: .tooMany,
    ]
}

/// Why a call gets no result, where there is more to say of it than the problem.
struct RPCFailure: Error, Sendable {
    let problem: Problem
    /// Nil for the usual one of the problem.
    var code: RPCErrorCode?
    /// What is there now.
    var current: RPCValue?

    /// Something that is JSON, and no call.
    static let noCall = RPCFailure(problem: .refused(.malformed), code: .noCall)
}
