/// The end as a clock time and the minutes left; the server alone decides about lateness.
struct TimeLeft: Sendable {
    let until: String
    let minutes: String
    /// Milliseconds left when the page was made, for the script that ticks.
    let milliseconds: Int64

    init(deadline: Instant, now: Instant, strings: Strings) {
        let left = max(Milliseconds(count: 0), deadline - now)
        until = strings(
            "question.until",
            ["time": strings.formats.near(deadline, now: now), "zone": strings.formats.zoneName])
        minutes = strings("question.minutes-left", ["n": strings.formats.number(left.minutesRoundedUp)])
        milliseconds = left.count
    }
}
