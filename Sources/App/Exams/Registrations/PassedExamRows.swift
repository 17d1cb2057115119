import Database

/// Ends the registrations of somebody who has passed: for exams that have not begun.
struct PassedExamRows: Sendable {
    let desk: ExamDesk

    /// Called in the transaction that confirms a mark.
    /// - Parameter maker: who confirmed it.
    func follow(_ mark: ConfirmedMark, in course: ID<Course>, by maker: ID<Person>?, _ tx: WriteTransaction) throws {
        guard mark.isPass == true else { return }
        let bookings = ExamBookingRows(desk: desk, maker: maker, now: mark.madeAt, tx: tx)
        let own = try ExamRegistrationRows.current(of: mark.person, tx.reading).filter { $0.course == course }
        for registration in own {
            // What happened to one may have moved another one up.
            guard let present = try ExamRegistrationRows.find(registration.id, tx.reading), let seat = present.state.date,
                let date = try ExamDateRows.find(seat, tx.reading)
            else { continue }
            if date.isBegun(at: mark.madeAt) {
                try leaveList(present, bookings)
            } else {
                try bookings.end(present, as: .passed, because: nil)
            }
        }
    }

    /// Somebody who sat the exam keeps the seat that was had there, and waits for no other date.
    private func leaveList(_ registration: ExamRegistration, _ bookings: ExamBookingRows) throws {
        if registration.state.waiting != nil, registration.state.seat != nil { try bookings.leaveList(registration) }
    }
}
