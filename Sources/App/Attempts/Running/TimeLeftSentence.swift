/// The time that is left of an attempt, as other pages say it: in minutes while there are few, and until when.
enum TimeLeftSentence {
    /// Up to here minutes are counted.
    private static let counted = Milliseconds.minutes(120)

    static func text(until deadline: Instant?, _ strings: Strings, now: Instant) -> String {
        guard let deadline else { return strings("running.no-limit") }
        let left = max(Milliseconds(count: 0), deadline - now)
        let until = ["time": strings.formats.near(deadline, now: now)]
        return left <= counted ? strings("running.minutes", n: left.minutesRoundedUp, until) : strings("running.until", until)
    }
}
