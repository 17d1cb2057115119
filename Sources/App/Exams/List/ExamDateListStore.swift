import Database
import Foundation

/// Checks and saves lists of dates of a period.
struct ExamDateListStore: Sendable {
    let database: Database
    let desk: ExamDesk

    /// Nil where there is no such period.
    func sheet(_ period: ID<ExamPeriod>, at now: Instant) async throws -> ExamPeriodStore.Sheet? {
        try await database.read { tx in try ExamPeriodStore.find(period, at: now, tx) }
    }

    /// Saves a list that was checked, all of it or nothing.
    /// - Parameter checked: the fingerprint of the plan that was shown.
    /// - Returns: the plan as it is now, and whether it was saved; nil where there is no such period.
    func save(
        _ document: ExamDateDocument, in period: ID<ExamPeriod>, checked: String?, zone: TimeZone, by maker: ID<Person>,
        at now: Instant
    ) async throws -> (plan: ExamDatePlan, isSaved: Bool)? {
        try await database.write { tx in
            guard let sheet = try ExamPeriodStore.find(period, at: now, tx.reading) else { return nil }
            let plan = ExamDatePlan(document, sheet, at: now, zone: zone)
            guard plan.fingerprint == checked, plan.faulty.isEmpty else { return (plan, false) }
            let bookings = ExamBookingRows(desk: desk, maker: maker, now: now, tx: tx)
            for step in plan.good {
                switch step.standing {
                case .new(let course, let fields):
                    _ = try ExamDateStore.add(
                        fields, as: ID(at: now), of: course, in: period, key: step.line.key, by: maker, at: now, tx)
                case .changed(let id, let fields):
                    guard let date = try ExamDateRows.find(id, tx.reading) else { continue }
                    _ = try ExamDateStore.change(date, to: fields, because: nil, bookings)
                case .same, .broken, .noCourse, .twice, .faulty: break
                }
            }
            return (plan, true)
        }
    }
}
