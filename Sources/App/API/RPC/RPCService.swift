import Hummingbird

/// The service that speaks JSON-RPC 2.0. It states problems as errors.
struct RPCService: ProgramService {
    /// What the call that is answered bears.
    var id = RPCMessage.CallID.null

    func owns(_ path: String) -> Bool { path == RPCRoutes.service || path.hasPrefix(RPCRoutes.service + "/") }

    func isOn(_ switches: ServiceSwitches) -> Bool { switches.jsonRPC }

    func response(to problem: ServiceProblem) throws -> Response {
        try JSONAnswer.response(RPCReply(RPCError(problem), to: id), status: problem.status, type: JSONAnswer.type)
    }
}
