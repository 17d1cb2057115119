/// Everybody at a test, with those who are taking it: a table that renews itself.
struct TestAttemptsPage: Page {
    static let template = "Monitoring/test-attempts"

    struct Count: Sendable {
        let href: String
        let text: String
        let number: String
        let isCurrent: Bool
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    /// When the test is open; nil for a quiz.
    let window: String?
    /// How many students have other dates, with the way to them; nil where nobody has.
    let others: Frame.Link?
    let counts: [Count]
    /// The address of this page, to load it again.
    let hereHref: String
    let asOf: String
    /// Nil where nothing changes any more, and where the reader wants the page to stay as it is.
    let renewal: Renewal?
    /// Turns the renewal off or on; nil where there is none.
    let renewing: Frame.Link?
    /// What is typed to begin the test; nil where nothing is, and after it has closed.
    let code: String?
    let roomHref: String
    /// Gives minutes to all who are taking the test, or takes them back.
    let giving: Frame.Link?
    let listHref: String
    let typed: String
    /// The chosen state; nil when all are listed.
    let state: String?
    /// The choice of the order, where the table has no headings.
    let orders: [TypedField]
    let isReversed: Bool
    /// How many the filter found, or that there is nobody.
    let found: String?
    let columns: [MonitoredColumn]
    let rows: [MonitoredRow]
    let hasRows: Bool
    let previousHref: String?
    let nextHref: String?
    let pages: String?
    let saving: SpreadsheetChoice
    let figuresHref: String

    init(
        frame: Frame, strings: Strings, overview: MonitoringStore.Overview, query: MonitoringQuery, now: Instant
    ) {
        let (id, formats) = (overview.assessment.id, strings.formats)
        let here = MonitoringRoutes.attempts(of: id)
        let chosen = query.chosen(overview.entries, at: now)
        let shown = MonitoredListPage(chosen, query)
        let schedule = overview.assessment.schedule
        let renewal = Renewal.of(overview, at: now)
        self.frame = frame
        contentLanguage = overview.taught.course.course.language.rawValue
        title = overview.assessment.title
        window = schedule.map { Self.window($0, strings) }
        let others = Set(overview.entries.filter { $0.dates != nil }.map(\.student.id)).count
        self.others =
            others == 0 ? nil : Frame.Link(href: TestWritingRoutes.dates(of: id), text: strings("dates.students", n: others))
        counts = Self.counts(overview, query, here: here, now: now, strings)
        hereHref = here + query.text(state: query.chosenState, page: shown.number)
        asOf = strings("watch.as-of", ["time": formats.clockWithSeconds(now)])
        self.renewal = query.renews ? renewal : nil
        renewing = renewal.map { _ in
            Frame.Link(
                href: here + query.renewing(!query.renews).text,
                text: strings(query.renews ? "watch.renew-off" : "watch.renew-on"))
        }
        code = overview.isClosed(at: now) ? nil : overview.assessment.policy.code?.text
        roomHref = MonitoringRoutes.room(of: id)
        let running = overview.running(at: now)
        giving =
            schedule == nil || running == 0
            ? nil
            : Frame.Link(
                href: InterventionRoutes.minutes(ofAllIn: id) + query.text, text: strings("intervention.all", n: running))
        listHref = here
        typed = query.q ?? ""
        state = query.chosenState?.rawValue
        orders = [
            TypedField(
                "sort", strings("watch.sort"), chosen: query.order.rawValue,
                of: MonitoringQuery.Order.allCases.map { ($0.rawValue, Self.name($0, strings)) }, errors: nil, strings)
        ]
        found = chosen.isEmpty ? strings("watch.nobody") : query.q == nil ? nil : strings("teach.found", n: chosen.count)
        isReversed = query.isReversed
        columns = MonitoredColumn.all(query, here: here, strings)
        rows = shown.entries.map { MonitoredRow($0, assessment: overview.assessment, strings, now: now) }
        hasRows = !rows.isEmpty
        previousHref = shown.previous.map { here + query.text(state: query.chosenState, page: $0) }
        nextHref = shown.next.map { here + query.text(state: query.chosenState, page: $0) }
        pages =
            shown.count == 1
            ? nil : strings("watch.page", ["n": formats.number(shown.number), "of": formats.number(shown.count)])
        saving = SpreadsheetChoice(
            workbookHref: MonitoringRoutes.workbook(of: id), csvHref: MonitoringRoutes.csv(of: id),
            more: MonitoringRoutes.answers, label: strings("table.with-answers"))
        figuresHref = StatisticsRoutes.statistics(of: id)
    }

    private static func window(_ schedule: Schedule, _ strings: Strings) -> String {
        let formats = strings.formats
        let text = strings(
            "extra-time.window",
            [
                "opens": formats.dayAndClock(schedule.opens), "closes": formats.dayAndClock(schedule.closes),
                "limit": formats.number(schedule.limit.minutesRoundedUp),
            ])
        return text + ". " + strings("extra-time.zone", ["zone": formats.zoneName])
    }

    private static func counts(
        _ overview: MonitoringStore.Overview, _ query: MonitoringQuery, here: String, now: Instant, _ strings: Strings
    ) -> [Count] {
        let entries = overview.entries
        let states = Dictionary(entries.lazy.map { ($0.state(at: now), 1) }, uniquingKeysWith: +)
        // After the end whoever has not begun is absent, and before it nobody is.
        let isClosed = overview.isClosed(at: now)
        let usual: Set<MonitoredEntry.State> = isClosed ? [.running, .ended, .absent] : [.notStarted, .running, .ended]
        let told = MonitoredEntry.State.allCases.filter { usual.contains($0) || states[$0] != nil || $0 == query.chosenState }
        return ([nil] + told.map { $0 }).map { (state: MonitoredEntry.State?) in
            Count(
                href: here + query.text(state: state), text: MonitoredRow.name(state, strings),
                number: strings.formats.number(state.map { states[$0] ?? 0 } ?? entries.count),
                isCurrent: query.chosenState == state)
        }
    }

    private static func name(_ order: MonitoringQuery.Order, _ strings: Strings) -> String {
        switch order {
        case .name: strings("watch.sort-name")
        case .number: strings("watch.sort-number")
        case .end: strings("watch.sort-end")
        case .mark: strings("watch.sort-mark")
        case .start: strings("watch.sort-start")
        case .state: strings("watch.sort-state")
        }
    }
}

/// One page of a list.
struct MonitoredListPage: Sendable {
    let entries: [MonitoredEntry]
    /// The number of the page, from 1.
    let number: Int
    let count: Int

    init(_ all: [MonitoredEntry], _ query: MonitoringQuery) {
        count = max(1, (all.count + MonitoringQuery.perPage - 1) / MonitoringQuery.perPage)
        number = min(query.number, count)
        entries = Array(all.dropFirst((number - 1) * MonitoringQuery.perPage).prefix(MonitoringQuery.perPage))
    }

    var previous: Int? { number > 1 ? number - 1 : nil }
    var next: Int? { number < count ? number + 1 : nil }
}
