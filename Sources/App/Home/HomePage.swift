/// The start page: what can be done now, what is new, where to read on, and what is coming on which day.
struct HomePage: Page {
    static let template = "Home/home"

    struct Group: Sendable {
        /// Nil when nothing but the ways stands below it.
        let title: String?
        let rows: [HomeRow]
        let hasRows: Bool
        /// The ways to more of its kind.
        let ways: [Frame.Link]

        init(title: String, rows: [HomeRow], ways: [Frame.Link] = []) {
            (self.rows, self.ways) = (rows, ways)
            hasRows = !rows.isEmpty
            self.title = hasRows ? title : nil
        }
    }

    /// So many things to practise are shown; the way to all tests, which always stands below them, leads to the others.
    private static let mostPractice = 3

    let frame: Frame
    let groups: [Group]
    /// What is said when there is nothing to do.
    let empty: String?
    /// The link to one's courses, for teachers and administrators.
    let teachHref: String?
    /// The time zone of all times.
    let zone: String

    /// - Parameter roles: what a person does not have who does not study is not missed, if there is anything else.
    init(frame: Frame, strings: Strings, items: HomeItems, roles: Set<Role> = [.student], now: Instant) {
        let isStudent = roles.contains(.student)
        func group(_ key: String, _ items: [HomeItem], ways: [HomeItem] = []) -> Group {
            Group(
                title: strings(key), rows: items.map { $0.matter.row(strings, now: now) },
                ways: Self.ways(ways, strings, now))
        }
        self.frame = frame
        groups =
            ([
                Self.now(items, strings, now), group("home.news", items.news, ways: items.older),
                group("home.lessons", items.next),
            ]
            + Self.days(items.coming, strings, now).map { day in
                Group(title: day.title, rows: day.items.map { $0.matter.row(strings, now: now) })
            }).filter { $0.hasRows || !$0.ways.isEmpty }
        let hasNothing =
            items.urgent.isEmpty && items.practice.isEmpty && items.next.isEmpty && items.coming.isEmpty
            && (isStudent || !roles.isStaff && items.news.isEmpty)
        teachHref = roles.isStaff ? TeachRoutes.courses : nil
        empty = hasNothing ? strings("home.empty") : nil
        zone = strings("home.zone", ["zone": strings.formats.zoneName])
    }

    /// What can be done now. What can be done at any time must not bury what is new, and there may be much of it.
    private static func now(_ items: HomeItems, _ strings: Strings, _ now: Instant) -> Group {
        Group(
            title: strings("home.now"),
            rows: (items.urgent + items.practice.prefix(mostPractice)).map { $0.matter.row(strings, now: now) },
            ways: ways(items.all, strings, now))
    }

    private static func ways(_ items: [HomeItem], _ strings: Strings, _ now: Instant) -> [Frame.Link] {
        items.compactMap { item in
            let row = item.matter.row(strings, now: now)
            return row.href.map { .init(href: $0, text: row.title) }
        }
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
