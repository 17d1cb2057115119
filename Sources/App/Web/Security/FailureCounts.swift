/// Counts failures by a key and says how long the next try has to wait: longer each time, and forgotten with time.
struct FailureCounts: Sendable {
    /// How many failures are free, how fast they are forgotten, and the longest wait in seconds.
    struct Limit: Sendable {
        let free: Double
        let forgottenPerSecond: Double
        let longestWait: Double
    }

    private struct Count {
        var failures: Double
        var last: Instant
    }

    private static let mostCounts = 20_000
    private var counts: [String: Count] = [:]

    mutating func count(_ key: String, _ limit: Limit, _ now: Instant) {
        if counts.count > Self.mostCounts { forgetOld(now) }
        counts[key] = Count(failures: failures(key, limit, now) + 1, last: now)
    }

    mutating func forget(_ key: String) {
        counts[key] = nil
    }

    /// What is left of the wait that the last failure began: 1 second after the last free one, then doubled each time.
    func wait(_ key: String, _ limit: Limit, _ now: Instant) -> Double {
        guard let count = counts[key], count.failures >= limit.free else { return 0 }
        let over = min(6, Int(count.failures - limit.free))
        let doubled = (0..<over).reduce(1.0) { wait, _ in wait * 2 }
        return max(0, min(limit.longestWait, doubled) - seconds(from: count.last, to: now))
    }

    private func failures(_ key: String, _ limit: Limit, _ now: Instant) -> Double {
        guard let count = counts[key] else { return 0 }
        return max(0, count.failures - seconds(from: count.last, to: now) * limit.forgottenPerSecond)
    }

    private mutating func forgetOld(_ now: Instant) {
        counts = counts.filter { seconds(from: $0.value.last, to: now) < 3600 }
        if counts.count > Self.mostCounts { counts.removeAll() }
    }

    /// How far apart two moments are: nobody waits longer because the clock was set back.
    private func seconds(from: Instant, to: Instant) -> Double {
        abs(Double((to - from).count) / 1000)
    }
}
