/// A moment to come as a person counts: in 25 minutes, today, tomorrow, in 3 days, each with the time or the date behind it. Days
/// are those of the institution's time zone, from midnight to midnight, however long one is.
enum NearTime {
    /// From here on minutes are counted.
    private static let soon = Milliseconds.minutes(60)
    /// Up to here days are counted; what is farther away has a date.
    private static let mostDays = 14

    /// In a sentence: in 25 minutes, 10:25 · today, 18:00 · tomorrow, 09:00 · in 3 days (Thursday 26 November, 12:00) · on 24
    /// December 2026 at 12:00.
    static func text(_ moment: Instant, now: Instant, _ strings: Strings) -> String {
        let formats = strings.formats
        let left = moment - now
        if left.count > 0, left <= soon {
            return strings("when.minutes", n: left.minutesRoundedUp, ["time": formats.clock(moment)])
        }
        switch formats.days(from: now, to: moment) {
        case 0: return strings("when.today", ["time": formats.clock(moment)])
        case 1: return strings("when.tomorrow", ["time": formats.clock(moment)])
        case let days where (2...mostDays).contains(days):
            let date = ["day": formats.weekdayAndDay(moment), "time": formats.clock(moment)]
            return strings("when.days", n: days, date)
        default: return formats.onDayAtClock(moment)
        }
    }
}
