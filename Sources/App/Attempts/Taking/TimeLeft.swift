/// The end as a clock time and the minutes left; the server alone decides about lateness.
struct TimeLeft: Hashable, Sendable {
    private(set) var until: String
    private(set) var minutes: String
    /// Milliseconds left when the page was made, for the script that ticks.
    private(set) var milliseconds: String

    init(deadline: Instant, now: Instant, strings: Strings) {
        let left = max(Milliseconds(count: 0), deadline - now)
        until = strings(
            "question.until",
            ["time": strings.formats.near(deadline, now: now), "zone": strings.formats.zoneName])
        minutes = strings("question.minutes-left", ["n": strings.formats.number(left.minutesRoundedUp)])
        milliseconds = String(left.count)
    }

    /// The same with other texts, see `MoldedPage`.
    func mapping(_ text: (String) -> String) -> TimeLeft {
        var time = self
        time.until = text(until)
        time.minutes = text(minutes)
        time.milliseconds = text(milliseconds)
        return time
    }
}
