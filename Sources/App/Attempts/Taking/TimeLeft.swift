/// The end of an attempt as a time of day, and the time left. Only the server decides whether an answer is late.
struct TimeLeft: Equatable, Sendable {
    /// Up to here the seconds are shown.
    private static let closing = Milliseconds.minutes(5)

    let until: String
    /// In minutes; in the last five minutes also in seconds.
    let left: String
    /// Whether the last minute runs.
    let isLast: Bool
    /// Milliseconds left when the page was made, for the script that ticks.
    let milliseconds: String

    init(deadline: Instant, now: Instant, strings: Strings) {
        let left = max(Milliseconds(count: 0), deadline - now)
        until = strings(
            "question.until",
            ["time": strings.formats.near(deadline, now: now), "zone": strings.formats.zoneName])
        self.left =
            left > Self.closing
            ? strings("question.minutes-left", ["n": strings.formats.number(left.minutesRoundedUp)])
            : strings("question.seconds-left", ["time": Self.clock(left)])
        isLast = left.count > 0 && left <= .minutes(1)
        milliseconds = String(left.count)
    }

    /// Minutes and seconds, rounded up: "4:07".
    private static func clock(_ left: Milliseconds) -> String {
        let seconds = (left.count + 999) / 1000
        return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }
}
