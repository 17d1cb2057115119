import HTTPTypes
import Hummingbird

/// Which version of a thing a program has seen, as it says with a change (`If-Match`).
struct SeenVersion: Sendable, Equatable {
    /// Nil for whatever is there.
    private let versions: Set<Int>?

    /// Longer headers name no version.
    private static let longest = 1000

    /// Nil when the program does not say it.
    init?(_ request: Request) {
        guard let header = request.headers[.ifMatch] else { return nil }
        let tags = String(decoding: header.utf8.prefix(Self.longest), as: UTF8.self).split(separator: ",").map {
            $0.filter { $0 != " " && $0 != "\"" }
        }
        versions = tags.contains("*") ? nil : Set(tags.compactMap { Int($0) })
    }

    func matches(_ version: Int) -> Bool { versions?.contains(version) ?? true }
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
