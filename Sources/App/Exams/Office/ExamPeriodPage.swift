/// One period with its dates, for the office.
struct ExamPeriodPage: Page {
    static let template = "Exams/exam-period"

    struct Row: Sendable {
        let title: String
        let contentLanguage: String
        let place: String
        /// How many are registered of how many seats, and how many wait.
        let crowd: String
        let isClosed: Bool
        let editHref: String
        let listHref: String
    }

    let frame: Frame
    let state: String
    let facts: [StudentPointsPage.Fact]
    let editHref: String
    let newHref: String
    /// Where a list of dates is pasted.
    let dateListHref: String
    /// Two exams in one room at one time, each as a sentence.
    let clashes: [String]
    let rows: [Row]
    let hasRows: Bool

    init(frame: Frame, strings: Strings, sheet: ExamPeriodStore.Sheet, now: Instant) {
        let period = sheet.period
        self.frame = frame
        state = ExamPeriodsPage.state(period, strings, now)
        facts = Self.facts(period.fields, strings)
        editHref = ExamOfficeRoutes.edit(period.id)
        newHref = ExamOfficeRoutes.newDate(of: period.id)
        dateListHref = ExamOfficeRoutes.dateList(of: period.id)
        clashes = sheet.clashes.compactMap { Self.clash($0, sheet, strings) }
        rows = sheet.dates.map { held in
            Row(
                title: held.course.subject, contentLanguage: held.course.language.rawValue,
                place: ExamWords.place(held.date.fields, strings), crowd: Self.crowd(held, strings),
                isClosed: held.date.fields.isClosed, editHref: ExamOfficeRoutes.date(held.date.id, of: period.id),
                listHref: ExamOfficeRoutes.list(of: held.date.id, in: period.id))
        }
        hasRows = !rows.isEmpty
    }

    static func crowd(_ held: ExamPeriodStore.Held, _ strings: Strings) -> String {
        crowd(held.date.fields, held.crowd, strings)
    }

    static func crowd(_ fields: ExamDateFields, _ crowd: ExamCrowd, _ strings: Strings) -> String {
        let seats = strings(
            "exams.seats-taken",
            ["taken": strings.formats.number(crowd.seated), "seats": strings.formats.number(fields.seats)])
        return crowd.waiting == 0 ? seats : seats + " · " + strings("exams.waiting-count", n: crowd.waiting)
    }

    private static func facts(_ fields: ExamPeriodFields, _ strings: Strings) -> [StudentPointsPage.Fact] {
        let days = strings(
            "semesters.span",
            [
                "first": strings.formats.shortDay(fields.days.lowerBound),
                "last": strings.formats.shortDay(fields.days.upperBound),
            ])
        let pairs: [(String, String?)] = [
            ("exams.opens", ExamWords.moment(fields.opens, strings)),
            ("exams.closes", ExamWords.moment(fields.closes, strings)),
            ("exams.late", fields.lateCloses.map { ExamWords.moment($0, strings) }),
            ("exams.withdraws", ExamWords.moment(fields.withdrawUntil, strings)), ("exams.days", days),
            ("exams.charged-from", strings.formats.number(fields.chargedFrom)),
            ("exams.commission-from", fields.commissionFrom.map { strings.formats.number($0) }),
            ("exams.least-points", fields.leastPoints.map { PointsWords.number($0, strings) }),
            ("exams.stops-debtors", fields.stopsDebtors ? strings("exams.yes") : nil),
        ]
        return pairs.compactMap { key, value in value.map { .init(label: strings(key), value: $0) } }
    }

    private static func clash(_ clash: ExamClash, _ sheet: ExamPeriodStore.Sheet, _ strings: Strings) -> String? {
        let all = sheet.dates + sheet.neighbours
        guard let one = all.first(where: { $0.date.id == clash.one.id }),
            let other = all.first(where: { $0.date.id == clash.other.id })
        else { return nil }
        return strings(
            "exams.clash",
            [
                "room": one.date.fields.room ?? "", "one": one.course.code, "other": other.course.code,
                "time": strings.formats.dayAndClock(max(one.date.starts, other.date.starts)),
            ])
    }
}
