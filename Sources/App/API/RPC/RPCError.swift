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
