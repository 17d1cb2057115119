import HTTPTypes
import Hummingbird

/// Which version of a thing a program has seen, as it says with a change (`If-Match`): a number between quotation marks, or a star
/// for whatever is there.
struct SeenVersion: Sendable, Equatable {
    /// Nil for whatever is there.
    private let version: Int?

    private static let most = 999_999_999

    /// Nil when the program does not say it.
    /// - Throws: `ServiceRefusal` for what is no version.
    init?(_ request: Request) throws {
        guard let header = request.headers[.ifMatch] else { return nil }
        if header == "*" {
            version = nil
            return
        }
        guard let match = header.wholeMatch(of: #/"([0-9]{1,9})"/#), let number = Int(match.1) else {
            throw ServiceRefusal(
                .badParameter,
                errors: [
                    .init(
                        field: HTTPField.Name.ifMatch.rawName, key: "refusal.field-integer",
                        values: ["least": "0", "most": "\(Self.most)"])
                ])
        }
        version = number
    }

    func matches(_ present: Int) -> Bool { version.map { $0 == present } ?? true }
}

/// Says that something was changed meanwhile, and what is there now.
struct OvertakenProblem<Present: Encodable & Sendable>: Encodable, Sendable {
    let problem: JSONProblem
    let present: Present

    private enum Key: CodingKey { case present }

    func encode(to encoder: any Encoder) throws {
        try problem.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(present, forKey: .present)
    }
}
