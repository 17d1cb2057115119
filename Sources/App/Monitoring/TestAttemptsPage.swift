/// Everybody at a test, with those who are taking it, and a form that gives them all more minutes.
struct TestAttemptsPage: Page {
    static let template = "Monitoring/test-attempts"

    struct Count: Sendable {
        let href: String
        let text: String
        let number: String
        let isCurrent: Bool
    }

    /// The form that gives minutes to all who are taking the test.
    struct Giving: Sendable {
        let action: String
        let summary: String
        let fields: [TypedField]
        let shown: String
        let isOpen: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let title: String
    /// When the test is open; nil for a quiz.
    let window: String?
    let counts: [Count]
    /// The address of this page, to load it again.
    let hereHref: String
    let asOf: String
    let giving: Giving?
    let listHref: String
    let typed: String
    /// The chosen state; nil when all are listed.
    let state: String?
    /// The choice of the order.
    let orders: [TypedField]
    /// How many the filter found, or that there is nobody.
    let found: String?
    let rows: [MonitoredRow]
    let hasRows: Bool
    let previousHref: String?
    let nextHref: String?
    let pages: String?
    let fileHref: String
    let figuresHref: String

    init(
        frame: Frame, strings: Strings, overview: MonitoringStore.Overview, query: MonitoringQuery, form: InterventionForm,
        now: Instant,
        errors: FormErrors? = nil
    ) {
        let (id, formats) = (overview.assessment.id, strings.formats)
        let here = MonitoringRoutes.attempts(of: id)
        let chosen = query.chosen(overview.entries, at: now)
        let shown = MonitoredListPage(chosen, query)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = overview.taught.course.course.language.rawValue
        title = overview.assessment.title
        window = overview.assessment.schedule.map { Self.window($0, strings) }
        counts = Self.counts(overview.entries, query, here: here, now: now, strings)
        hereHref = here + query.text(state: query.chosenState, page: shown.number)
        asOf = strings("watch.as-of", ["time": formats.clockWithSeconds(now)])
        giving = Self.giving(overview, query, form, now: now, errors, strings)
        listHref = here
        typed = query.q ?? ""
        state = query.chosenState?.rawValue
        orders = [
            TypedField(
                "sort", strings("watch.sort"), chosen: query.order.rawValue,
                of: MonitoringQuery.Order.allCases.map { ($0.rawValue, Self.name($0, strings)) }, errors: nil, strings)
        ]
        found = chosen.isEmpty ? strings("watch.nobody") : query.q == nil ? nil : strings("teach.found", n: chosen.count)
        rows = shown.entries.map { MonitoredRow($0, assessment: overview.assessment, strings, now: now) }
        hasRows = !rows.isEmpty
        previousHref = shown.previous.map { here + query.text(state: query.chosenState, page: $0) }
        nextHref = shown.next.map { here + query.text(state: query.chosenState, page: $0) }
        pages =
            shown.count == 1
            ? nil : strings("watch.page", ["n": formats.number(shown.number), "of": formats.number(shown.count)])
        fileHref = MonitoringRoutes.file(of: id)
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
        _ entries: [MonitoredEntry], _ query: MonitoringQuery, here: String, now: Instant, _ strings: Strings
    ) -> [Count] {
        let states = Dictionary(entries.lazy.map { ($0.state(at: now), 1) }, uniquingKeysWith: +)
        return ([nil] + MonitoredEntry.State.allCases.map { $0 }).map { (state: MonitoredEntry.State?) in
            Count(
                href: here + query.text(state: state), text: MonitoredRow.name(state, strings),
                number: strings.formats.number(state.map { states[$0] ?? 0 } ?? entries.count),
                isCurrent: query.chosenState == state)
        }
    }

    private static func giving(
        _ overview: MonitoringStore.Overview, _ query: MonitoringQuery, _ form: InterventionForm, now: Instant,
        _ errors: FormErrors?,
        _ strings: Strings
    ) -> Giving? {
        let running = overview.running(at: now)
        guard overview.assessment.schedule != nil, running > 0 || errors != nil else { return nil }
        return Giving(
            action: InterventionRoutes.minutes(ofAllIn: overview.assessment.id) + query.text,
            summary: strings("intervention.all", n: running), fields: form.fields(errors, strings),
            shown: form.shown ?? String(now.milliseconds), isOpen: errors != nil)
    }

    private static func name(_ order: MonitoringQuery.Order, _ strings: Strings) -> String {
        switch order {
        case .name: strings("watch.sort-name")
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
