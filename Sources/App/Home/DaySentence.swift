/// Names a day as a heading: today, tomorrow, Thursday 26 November.
enum DaySentence {
    static func text(_ instant: Instant, _ strings: Strings, now: Instant) -> String {
        switch strings.formats.days(from: now, to: instant) {
        case 0: strings("home.today")
        case 1: strings("home.tomorrow")
        default: strings.formats.weekdayAndDay(instant).firstCapital
        }
    }
}

extension String {
    /// The text with a capital at the beginning.
    fileprivate var firstCapital: String { prefix(1).uppercased() + dropFirst() }
}
