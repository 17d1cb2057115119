import Database

/// The result of checking the receipt of a registration.
enum ExamReceiptCheck: Sendable {
    case genuine(Confirmed)
    /// What is stored gives another code.
    case changed
    /// It was issued under a key that the server does not have.
    case otherKey

    /// What the receipt confirms. The student is no part of it.
    struct Confirmed: Sendable {
        let registration: ExamRegistration
        /// The one that the receipt was issued for.
        let event: ExamRegistration.Event
        let course: Course
        let period: String
        /// What was registered then.
        let then: ExamDate.Version
        /// What the date is at present.
        let present: ExamDate

        /// Whether the student still has the seat that the receipt was issued for.
        var holds: Bool { registration.state.seat == event.date }
    }
}

extension ExamReceiptRows {
    /// Nil where no registration has the code.
    func check(_ code: ReceiptCode, _ tx: ReadTransaction) throws -> ExamReceiptCheck? {
        switch try find(code, tx) {
        case nil: return nil
        case .changed: return .changed
        case .otherKey: return .otherKey
        case .genuine(let registration, let event):
            let history = try ExamDateRows.history(of: event.date, tx)
            guard let present = try ExamDateRows.find(event.date, tx),
                let course = try CourseStore.courses(tx, where: "course.id = \(registration.course)").first,
                let period = try ExamPeriodRows.find(registration.period, tx)
            else { return .changed }
            let then = history.last { $0.madeAt <= event.madeAt } ?? present.version
            return .genuine(
                .init(
                    registration: registration, event: event, course: course, period: period.name, then: then,
                    present: present))
        }
    }
}
