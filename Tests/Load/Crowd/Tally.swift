import Histogram

/// What a run came to.
struct Tally {
    /// From the first step's begin to the last one's end.
    var begun = Moment(0)
    var ended = Moment(0)
    /// How long each step took, in microseconds, redirects and waiting for another try included.
    private var times = Histogram<UInt64>(numberOfSignificantValueDigits: .three)
    private var statuses = [Int](repeating: 0, count: 1000)
    var sent = 0
    var bytes = 0
    /// Steps that ended with another status, or elsewhere, than they should.
    private(set) var wrong = 0
    /// How often somebody was told to come back later.
    var retries = 0
    /// Connections that were not opened, or broke while an answer was expected.
    var broken = 0
    /// Steps that nobody waited for any longer.
    var timeouts = 0

    mutating func answered(_ status: Int) {
        statuses[min(max(status, 0), 999)] += 1
    }

    mutating func stepEnded(begun: Moment, at now: Moment, isRight: Bool) {
        times.record(UInt64(max(0, (now - begun) / 1000)))
        ended = now
        if !isRight { wrong += 1 }
    }

    /// One line; latencies in milliseconds.
    var json: String {
        func percentile(_ percent: Double) -> String { decimal(Int64(clamping: times.valueAtPercentile(percent))) }
        let counts = statuses.enumerated().filter { $0.element > 0 }.map { "\"\($0.offset)\": \($0.element)" }
        let seconds = decimal(max(0, ended - begun) / 1_000_000)
        return """
            {"seconds": \(seconds), "steps": \(times.totalCount), "requests": \(statuses.reduce(0, +)), "sent": \(sent), "bytes": \(bytes), \
            "statuses": {\(counts.joined(separator: ", "))}, "wrong": \(wrong), "retries": \(retries), "broken": \(broken), \
            "timeouts": \(timeouts), "p50": \(percentile(50)), "p95": \(percentile(95)), "p99": \(percentile(99)), \
            "max": \(percentile(100))}
            """
    }

    /// A number of thousandths, with three decimals.
    private func decimal(_ thousandths: Int64) -> String {
        "\(thousandths / 1000)." + String(String(1000 + thousandths % 1000).dropFirst())
    }
}
