/// What becomes of a call: a result, or an error (JSON-RPC 2.0, 5).
struct RPCReply: Encodable, Sendable {
    enum Outcome: Sendable {
        case result(RPCValue)
        case error(RPCError)
    }

    let id: RPCMessage.CallID
    let outcome: Outcome

    init(_ result: RPCValue, to id: RPCMessage.CallID) { (self.id, outcome) = (id, .result(result)) }
    init(_ error: RPCError, to id: RPCMessage.CallID) { (self.id, outcome) = (id, .error(error)) }

    private enum CodingKeys: String, CodingKey { case jsonrpc, id, result, error }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(RPCMessage.version, forKey: .jsonrpc)
        try container.encode(id, forKey: .id)
        switch outcome {
        case .result(let value): try container.encode(value, forKey: .result)
        case .error(let error): try container.encode(error, forKey: .error)
        }
    }
}
