import HTTPTypes
import Synchronization

/// Limits how many requests programs make: of each token or session, and of each address where they act for nobody. The counts
/// are in memory only.
final class RequestRates: Sendable {
    /// What is counted apart from the rest.
    enum Kind: CaseIterable, Sendable {
        case requests
        /// Answers in attempts: what else a program asks for never keeps one from being saved. There may be as many as there
        /// may be changes in one attempt, by page or by program (`AnswerPace`).
        case answers
        /// Whole imports, exports and results of a test, which take long.
        case bulk
        /// Bodies of a service that counts by what they say, before they are read: as many as requests and answers together.
        case messages
        /// A calendar, which programs ask for by themselves, each every few minutes or hours.
        case calendar
    }

    /// How many requests are allowed.
    struct Limit: Equatable, Sendable {
        let name: String
        /// The most at once.
        let burst: Int
        let perMinute: Int

        static func of(_ kind: Kind) -> Limit {
            switch kind {
            case .requests: Limit(name: "token", burst: 60, perMinute: 600)
            case .answers:
                Limit(
                    name: "answers", burst: AnswerPace.burst,
                    perMinute: Int(Milliseconds.minutes(1).count / AnswerPace.interval.count))
            case .bulk: Limit(name: "bulk", burst: 6, perMinute: 6)
            case .messages:
                Limit(
                    name: "messages", burst: of(.requests).burst + of(.answers).burst,
                    perMinute: of(.requests).perMinute + of(.answers).perMinute)
            case .calendar: Limit(name: "calendar", burst: 30, perMinute: 30)
            }
        }

        /// For programs that act for nobody, and for all whom a service signs in by what is in the message. A campus has one
        /// address: it may do what a hundred tokens may.
        static let address = Limit(name: "address", burst: 6_000, perMinute: 60_000)

        /// How many more are allowed in each second.
        fileprivate var perSecond: Double { Double(perMinute) / 60 }
    }

    /// What is left, as it is said to the program (draft-ietf-httpapi-ratelimit-headers).
    struct Rest: Equatable, Sendable {
        let limit: Limit
        /// How many more requests may come at once.
        let count: Int
        /// In how many seconds the next one may come; nil when this one was allowed.
        let wait: Int?

        func write(to headers: inout HTTPFields) {
            let next = wait ?? Int((1 / limit.perSecond).rounded(.up))
            headers[.rateLimitPolicy] = "\"\(limit.name)\";q=\(limit.perMinute);w=60"
            headers[.rateLimit] = "\"\(limit.name)\";r=\(count);t=\(next)"
        }
    }

    private struct Bucket {
        let limit: Limit
        var used = 0.0
        var last: Milliseconds

        mutating func leak(at time: Milliseconds) {
            used = max(0, used - Double(max(0, time.count - last.count)) / 1000 * limit.perSecond)
            last = max(last, time)
        }

        /// Counts one request, if it is allowed.
        mutating func count() -> Rest {
            let over = used + 1 - Double(limit.burst)
            guard over <= 0 else {
                return Rest(limit: limit, count: 0, wait: max(1, Int((over / limit.perSecond).rounded(.up))))
            }
            used += 1
            return Rest(limit: limit, count: Int((Double(limit.burst) - used).rounded(.down)), wait: nil)
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
    func count(_ person: Viewer, as kind: Kind = .requests) -> Rest {
        let limit = Limit.of(kind)
        let key =
            switch person.admission {
            case .session(let id): "session " + id.text
            case .token(let id): "token " + id.text
            case .password: "password " + person.id.text
            case .feed(let id): "feed " + id.text
            }
        return count(limit.name + " " + key, limit)
    }

    /// Counts one request that acts for nobody, by the block of its address.
    func count(address: String) -> Rest {
        count(Limit.address.name + " " + AddressBlock.name(of: address), .address)
    }

    private func count(_ key: String, _ limit: Limit) -> Rest {
        let now = time()
        return buckets.withLock { kept in
            if kept.count >= Self.mostKept { Self.removeEmpty(from: &kept, at: now) }
            var bucket = kept[key] ?? Bucket(limit: limit, last: now)
            bucket.leak(at: now)
            defer { kept[key] = bucket }
            return bucket.count()
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
