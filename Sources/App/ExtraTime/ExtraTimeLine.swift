/// A personal deadline, formatted for a page.
struct ExtraTimeLine: Sendable {
    let title: String
    let contentLanguage: String
    /// When the test opens and closes, and its limit.
    let window: String
    /// The person's extra time, and whether it is an exception for this test.
    let extra: String
    /// How much time the person has, and until when.
    let result: String

    /// - Parameter title: the title of the test, or the name of the person.
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
