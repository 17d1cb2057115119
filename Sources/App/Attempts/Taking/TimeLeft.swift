/// The end of an attempt as a time of day, and the minutes left. Only the server decides whether an answer is late.
struct TimeLeft: Equatable, Sendable {
    let until: String
    let minutes: String
    /// Milliseconds left when the page was made, for the script that ticks.
    let milliseconds: String

    init(deadline: Instant, now: Instant, strings: Strings) {
        let left = max(Milliseconds(count: 0), deadline - now)
        until = strings(
            "question.until",
            ["time": strings.formats.near(deadline, now: now), "zone": strings.formats.zoneName])
        minutes = strings("question.minutes-left", ["n": strings.formats.number(left.minutesRoundedUp)])
        milliseconds = String(left.count)
    }
}
