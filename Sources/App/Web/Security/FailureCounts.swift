/// Counts failures by key, and gives how long the next try has to wait. The wait grows with each failure, and failures are
/// forgotten over time.
///
/// The time is that of the server's steady clock, which does not depend on when a request was sent. A time before an earlier one
/// counts as that earlier one.
struct FailureCounts: Sendable {
    /// How many failures are free, how fast they are forgotten, and the longest wait in seconds.
    struct Limit: Sendable {
        let free: Double
        let forgottenPerSecond: Double
        let longestWait: Double
    }

    private struct Count {
        var failures: Double
        var last: Milliseconds
    }

    let limit: Limit
    /// The most keys that are kept. When there are more, the tenth with the oldest failures is removed.
    let mostKeys: Int
    private var counts: [String: Count] = [:]
    private var latest = Milliseconds(count: .min)

    init(_ limit: Limit, mostKeys: Int = 50_000) {
        self.limit = limit
        self.mostKeys = mostKeys
    }

    var keys: Int { counts.count }

    mutating func count(_ key: String, at time: Milliseconds) {
        latest = max(latest, time)
        counts[key] = Count(failures: failures(key, at: latest) + 1, last: latest)
        if counts.count > mostKeys { forgetOldest() }
    }

    /// Removes one failure that was counted in advance.
    mutating func takeBack(_ key: String) {
        counts[key]?.failures -= 1
        if let count = counts[key], count.failures <= 0 { counts[key] = nil }
    }

    mutating func forget(_ key: String) {
        counts[key] = nil
    }

    /// The rest of the wait after the last failure, in seconds. The wait is 1 after the last free failure, and doubles with each
    /// further one.
    func wait(_ key: String, at time: Milliseconds) -> Double {
        guard let count = counts[key] else { return 0 }
        return max(0, wait(after: count.failures) - seconds(since: count.last, at: time))
    }

    /// The whole wait after one more failure, in seconds; 0 when that failure would be free.
    func spacing(_ key: String, at time: Milliseconds) -> Double { wait(after: failures(key, at: time)) }

    private func wait(after failures: Double) -> Double {
        guard failures >= limit.free else { return 0 }
        let over = Int(min(6, failures - limit.free))
        let doubled = (0..<over).reduce(1.0) { wait, _ in wait * 2 }
        return min(limit.longestWait, doubled)
    }

    private func failures(_ key: String, at time: Milliseconds) -> Double {
        guard let count = counts[key] else { return 0 }
        return max(0, count.failures - seconds(since: count.last, at: time) * limit.forgottenPerSecond)
    }

    private mutating func forgetOldest() {
        let oldest = counts.sorted { $0.value.last < $1.value.last }.prefix(max(1, mostKeys / 10))
        for (key, _) in oldest { counts[key] = nil }
    }

    private func seconds(since last: Milliseconds, at time: Milliseconds) -> Double {
        Double(max(latest, time).count - last.count) / 1000
    }
}
