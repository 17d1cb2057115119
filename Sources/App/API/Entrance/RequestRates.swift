import HTTPTypes
import Synchronization

/// Limits how many requests each token makes: 600 a minute, of which 60 may come at once. They are in memory only.
final class RequestRates: Sendable {
    /// The most requests at once.
    static let burst = 60
    /// How many more are allowed in each second.
    static let perSecond = 10

    /// What is left, as it is said to the program (draft-ietf-httpapi-ratelimit-headers).
    struct Rest: Equatable, Sendable {
        /// How many more requests may come at once.
        let count: Int
        /// In how many seconds the next one may come; nil when this one was allowed.
        let wait: Int?

        static let policy = "\"token\";q=\(RequestRates.burst * RequestRates.perSecond);w=60"

        func write(to headers: inout HTTPFields) {
            headers[.rateLimitPolicy] = Self.policy
            headers[.rateLimit] = "\"token\";r=\(count);t=\(wait ?? 1)"
        }
    }

    private struct Bucket {
        var used: Double
        var last: Milliseconds

        mutating func leak(at time: Milliseconds) {
            used = max(0, used - Double(max(0, time.count - last.count)) / 1000 * Double(RequestRates.perSecond))
            last = max(last, time)
        }
    }

    /// When there are more, those that are empty are removed.
    private static let mostKept = 50_000
    private let time: @Sendable () -> Milliseconds
    private let buckets = Mutex<[String: Bucket]>([:])

    /// - Parameter time: the server's steady clock.
    init(time: @escaping @Sendable () -> Milliseconds) {
        self.time = time
    }

    /// Counts one request of a person by what they are signed in with. One that is not allowed is not counted.
    func count(_ person: Viewer) -> Rest {
        let key =
            switch person.admission {
            case .session(let id): "session " + id.text
            case .token(let id): "token " + id.text
            case .password: "password " + person.id.text
            }
        return count(key)
    }

    private func count(_ key: String) -> Rest {
        let now = time()
        return buckets.withLock { kept in
            if kept.count >= Self.mostKept { Self.removeEmpty(from: &kept, at: now) }
            var bucket = kept[key] ?? Bucket(used: 0, last: now)
            bucket.leak(at: now)
            defer { kept[key] = bucket }
            let over = bucket.used + 1 - Double(Self.burst)
            guard over <= 0 else {
                return Rest(count: 0, wait: max(1, Int((over / Double(Self.perSecond)).rounded(.up))))
            }
            bucket.used += 1
            return Rest(count: Int((Double(Self.burst) - bucket.used).rounded(.down)), wait: nil)
        }
    }

    private static func removeEmpty(from buckets: inout [String: Bucket], at now: Milliseconds) {
        buckets = buckets.filter { _, bucket in
            var bucket = bucket
            bucket.leak(at: now)
            return bucket.used > 0
        }
    }
}

extension HTTPField.Name {
    static let rateLimitPolicy = HTTPField.Name("RateLimit-Policy")!
    static let rateLimit = HTTPField.Name("RateLimit")!
}
