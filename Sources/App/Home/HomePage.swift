/// The start page: marks since the last visit, what can be done at present, and what is coming on which day.
struct HomePage: Page {
    static let template = "Home/home"

    struct Group: Sendable {
        let title: String
        let rows: [HomeRow]
    }

    let frame: Frame
    let groups: [Group]
    /// What is said when there is nothing to do.
    let empty: String?
    /// The link to one's courses, for teachers and administrators.
    let teachHref: String?
    /// The time zone of all times.
    let zone: String

    /// - Parameter roles: coming tests and lessons are left out for a person who does not study, if there is anything else.
    init(frame: Frame, strings: Strings, items: HomeItems, roles: Set<Role> = [.student], now: Instant) {
        let isStudent = roles.contains(.student)
        func rows(_ items: [HomeItem]) -> [HomeRow] { items.map { $0.matter.row(strings, now: now) } }
        self.frame = frame
        let fixed = [("home.news", items.news), ("home.now", items.now)].filter { !$0.1.isEmpty }
        groups =
            fixed.map { Group(title: strings($0.0), rows: rows($0.1)) }
            + Self.days(items.coming, strings, now).map {
                Group(title: $0.title, rows: rows($0.items))
            }
        let hasNothing = items.now.isEmpty && items.coming.isEmpty && (isStudent || !roles.isStaff && items.news.isEmpty)
        teachHref = roles.isStaff ? TeachRoutes.courses : nil
        empty = hasNothing ? strings("home.empty") : nil
        zone = strings("home.zone", ["zone": strings.formats.zoneName])
    }

    /// What comes, day by day: today, tomorrow, a date.
    private static func days(
        _ items: [HomeItem], _ strings: Strings, _ now: Instant
    ) -> [(title: String, items: [HomeItem])] {
        var days: [(title: String, items: [HomeItem])] = []
        for item in items {
            let title = DaySentence.text(item.time ?? now, strings, now: now)
            if days.last?.title == title { days[days.count - 1].items.append(item) } else { days.append((title, [item])) }
        }
        return days
    }
}

/// Names a day: today, tomorrow, Thursday 26 November.
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
