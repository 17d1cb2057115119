/// A personal deadline, ready to print.
struct ExtraTimeLine: Sendable {
    let title: String
    let contentLanguage: String
    /// Opens, closes, limit.
    let window: String
    /// The extra time in it, and whether it is this test's own.
    let extra: String
    /// How long the person has, and until when.
    let result: String

    /// - Parameter title: of the test, or whoever it is about.
    init(_ deadline: PersonalDeadline, title: String, language: String, now: Instant, _ strings: Strings) {
        let (schedule, formats) = (deadline.schedule, strings.formats)
        self.title = title
        contentLanguage = language
        window = strings(
            "extra-time.window",
            [
                "opens": formats.dayAndClock(schedule.opens), "closes": formats.dayAndClock(schedule.closes),
                "limit": formats.number(schedule.limit.minutesRoundedUp),
            ])
        let text = deadline.extra.text(strings)
        extra = deadline.isException ? strings("extra-time.exception", ["time": text]) : text
        let end = formats.near(deadline.latestEnd, now: now)
        result =
            deadline.running == nil
            ? strings("extra-time.has", ["minutes": formats.number(deadline.time.minutesRoundedUp), "time": end])
            : strings("extra-time.running", ["time": end])
    }
}
