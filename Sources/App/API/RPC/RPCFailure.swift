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
