import Database
import Foundation

/// The exam periods that are not over, who waits for a seat in them, and two exams in one room, for the office's first page.
struct ExamOfficeRows: OfficeRows {
    func items(at now: Instant, in zone: TimeZone, _ tx: ReadTransaction) throws -> [OfficeItem] {
        let today = LocalDay(now, in: zone)
        let periods = try ExamPeriodRows.all(tx).filter { $0.fields.days.upperBound >= today || now < $0.lastMoment }
        if periods.isEmpty { return [] }
        let there = SQL.list(periods.map { $0.id as any DatabaseValue })
        let dates = try ExamDateRows.all(tx, where: "exam_date.period_id IN (\(there))")
        let crowds = try ExamPlaceRows.crowds(of: dates, at: now, tx)
        let courses = try Dictionary(
            ExamRegistrationStore.courses(Set(dates.map(\.course)), tx).map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        let held = dates.compactMap { date in
            courses[date.course].map { ExamPeriodStore.Held(date: date, course: $0, crowd: crowds[date.id] ?? ExamCrowd()) }
        }
        return periods.map { Self.item($0, held, now) } + periods.compactMap { Self.clashes($0, dates, now) }
            + held.filter { $0.crowd.waiting > 0 }.map(Self.waiting)
    }

    private static func item(_ period: ExamPeriod, _ all: [ExamPeriodStore.Held], _ now: Instant) -> OfficeItem {
        let own = all.filter { $0.date.period == period.id }
        let crowd = ExamPeriodStore.sum(own.map(\.crowd))
        return OfficeItem(
            section: .periods, order: period.fields.opens.milliseconds, href: ExamOfficeRoutes.period(period.id),
            title: { _ in period.name },
            detail: { strings in ExamWords.window(period, at: now, strings) },
            state: { strings in
                [strings("exams.dates-count", n: own.count), strings("exams.registered-count", n: crowd.seated)]
                    .joined(separator: " · ")
            })
    }

    /// Nil where no two exams that are still to come share a room and a time.
    private static func clashes(_ period: ExamPeriod, _ dates: [ExamDate], _ now: Instant) -> OfficeItem? {
        let own = dates.filter { $0.period == period.id && !$0.isBegun(at: now) }
        let count = ExamClash.all(in: own).count
        if count == 0 { return nil }
        return OfficeItem(
            section: .waiting, order: 1, href: ExamOfficeRoutes.period(period.id), title: { _ in period.name },
            state: { strings in strings("exams.clash-count", n: count) })
    }

    private static func waiting(_ held: ExamPeriodStore.Held) -> OfficeItem {
        OfficeItem(
            section: .waiting, order: held.date.starts.milliseconds,
            href: ExamOfficeRoutes.date(held.date.id, of: held.date.period), title: { _ in held.course.subject },
            contentLanguage: held.course.language,
            detail: { strings in ExamWords.place(held.date.fields, strings) },
            state: { strings in ExamPeriodPage.crowd(held, strings) })
    }
}
