/// What a program sends: one call, or a batch of calls (JSON-RPC 2.0, 4 and 6).
enum RPCMessage: Sendable {
    case one(Result<Call, BrokenCall>)
    case batch([Result<Call, BrokenCall>])

    static let version = "2.0"
    /// The most calls in a batch.
    static let most = 50

    struct Call: Sendable {
        /// Nil for a notification, which gets no answer.
        let id: CallID?
        let method: String
        /// Named or in the order of the method; nil without any.
        let parameters: JSONValue?
    }

    /// What a program tells its calls apart by.
    enum CallID: Encodable, Equatable, Sendable {
        case null
        case number(Int)
        case text(String)

        /// The longest text, in letters.
        static let longest = 200

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .null: try container.encodeNil()
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }

    /// Something that is no call.
    struct BrokenCall: Error, Sendable {
        /// Null where it cannot be read either.
        let id: CallID
    }

    /// - Throws: `RPCFailure` for what is no JSON, an empty batch, and one that is too long.
    init(_ bytes: some Collection<UInt8>) throws {
        guard let value = JSONValue(bytes) else { throw RPCFailure(problem: .refused(.malformed)) }
        guard case .list(let values) = value else {
            self = .one(Self.call(value))
            return
        }
        guard !values.isEmpty, values.count <= Self.most else { throw RPCFailure.noCall }
        self = .batch(values.map(Self.call))
    }

    private static let members: Set = ["jsonrpc", "id", "method", "params"]

    private static func call(_ value: JSONValue) -> Result<Call, BrokenCall> {
        guard case .object(let fields) = value else { return .failure(BrokenCall(id: .null)) }
        let id: CallID?
        switch fields["id"] {
        case nil: id = nil
        case .null?: id = .null
        case .integer(let number)?: id = .number(number)
        case .text(let text)? where text.isWithin(letters: CallID.longest): id = .text(text)
        default: return .failure(BrokenCall(id: .null))
        }
        let broken = Result<Call, BrokenCall>.failure(BrokenCall(id: id ?? .null))
        guard fields["jsonrpc"] == .text(version), case .text(let method)? = fields["method"],
            members.isSuperset(of: fields.keys)
        else { return broken }
        switch fields["params"] {
        case nil: return .success(Call(id: id, method: method, parameters: nil))
        case .object?, .list?: return .success(Call(id: id, method: method, parameters: fields["params"]))
        default: return broken
        }
    }
}
