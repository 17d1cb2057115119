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
