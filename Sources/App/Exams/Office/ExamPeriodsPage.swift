/// All exam periods, for the office.
struct ExamPeriodsPage: Page {
    static let template = "Exams/exam-periods"

    struct Row: Sendable {
        let href: String
        let name: String
        let detail: String
        let state: String
    }

    let frame: Frame
    let newHref: String
    let rows: [Row]
    let hasRows: Bool

    init(frame: Frame, strings: Strings, entries: [ExamPeriodStore.Entry], now: Instant) {
        self.frame = frame
        newHref = ExamOfficeRoutes.newPeriod
        rows = entries.map { entry in
            let days = entry.period.fields.days
            let span = strings(
                "semesters.span",
                [
                    "first": strings.formats.shortDay(days.lowerBound), "last": strings.formats.shortDay(days.upperBound),
                ])
            return Row(
                href: ExamOfficeRoutes.period(entry.period.id), name: entry.period.name,
                detail: [
                    span, strings("exams.dates-count", n: entry.dates),
                    strings("exams.registered-count", n: entry.crowd.seated),
                ].joined(separator: " · "), state: Self.state(entry.period, strings, now))
        }
        hasRows = !rows.isEmpty
    }

    static func state(_ period: ExamPeriod, _ strings: Strings, _ now: Instant) -> String {
        switch period.phase(at: now) {
        case .planned: strings("exams.phase-planned")
        case .open: strings("exams.phase-open")
        case .late: strings("exams.phase-late")
        case .closed: strings("exams.phase-closed")
        }
    }
}
