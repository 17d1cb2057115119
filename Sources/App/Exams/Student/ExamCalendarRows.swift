import Database

/// Exams in somebody's calendar: those with a seat, and those that the office has cancelled, until they would be over.
struct ExamCalendarRows: CalendarRows {
    func events(for visit: CalendarVisit, _ tx: ReadTransaction) throws -> [CalendarEvent] {
        let registrations = try ExamRegistrationRows.all(tx, where: "registration.person_id = \(visit.viewer.id)")
        if registrations.isEmpty { return [] }
        let courses = try ExamRegistrationStore.courses(Set(registrations.map(\.course)), tx)
        let dates = Set(registrations.flatMap { $0.events.map(\.date) }).sorted { $0.text < $1.text }
        let there = SQL.list(dates.map { $0 as any DatabaseValue })
        let histories = try Dictionary(grouping: ExamDateRows.versions(tx, where: "exam_date.id IN (\(there))"), by: \.id)
            .mapValues { $0.map(\.version) }
        return registrations.compactMap { registration in
            courses.first { $0.id == registration.course }.flatMap { Self.event(registration, $0, histories, visit) }
        }
    }

    /// Nil for one that is over, that the student withdrew, or that has no seat.
    static func event(
        _ registration: ExamRegistration, _ course: Course, _ histories: [ID<ExamDate>: [ExamDate.Version]],
        _ visit: CalendarVisit
    ) -> CalendarEvent? {
        let state = registration.state
        let cancelled = state.ending == .cancelled ? registration.lastSeat : nil
        guard let held = state.seat ?? cancelled, let date = histories[held]?.last?.fields, date.ends > visit.now else {
            return nil
        }
        let event = CalendarEvent(
            registration, of: course, on: date, revision: registration.revision(histories), origin: visit.origin, visit.strings)
        return cancelled == nil ? event : event.cancelled(visit.strings)
    }
}

extension ExamRegistration {
    /// The date of the seat that it had before what happened last; nil where it only waited.
    fileprivate var lastSeat: ID<ExamDate>? { ExamState(events.dropLast().map { ($0.kind, $0.date) }).seat }
}
