import Database

/// Ends the registrations of somebody who has passed, who is removed from the course, who is no student any more, or whose
/// account is disabled or removed: for exams that have not begun.
struct EndedExamRows: Sendable {
    let desk: ExamDesk

    /// Called in the transaction that confirms a mark.
    /// - Parameter maker: who confirmed it.
    func follow(_ mark: ConfirmedMark, in course: ID<Course>, by maker: ID<Person>?, _ tx: WriteTransaction) throws {
        guard mark.isPass == true else { return }
        try end(mark.person, course, as: .passed, by: maker, at: mark.madeAt, tx)
    }

    /// Called in the transaction that removes a student from a course.
    /// - Parameter maker: who removes the student.
    func leave(
        _ course: ID<Course>, _ person: ID<Person>, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try end(person, course, as: .unenrolled, by: maker, at: now, tx)
    }

    /// Called in the transaction that disables or removes an account. Enabling it again brings nothing back.
    /// - Parameter maker: who does it; nil for an import.
    func close(_ person: ID<Person>, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction) throws {
        try end(person, nil, as: .accountEnded, by: maker, at: now, tx)
    }

    /// Called in the transaction in which somebody loses the role of students. Getting it again brings nothing back.
    /// - Parameter maker: who takes it.
    func endRole(of person: ID<Person>, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction) throws {
        try end(person, nil, as: .roleEnded, by: maker, at: now, tx)
    }

    /// - Parameter course: nil for all courses.
    func end(
        _ person: ID<Person>, _ course: ID<Course>?, as kind: ExamRegistration.Kind, by maker: ID<Person>?, at now: Instant,
        _ tx: WriteTransaction
    ) throws {
        let bookings = ExamBookingRows(desk: desk, maker: maker, now: now, tx: tx)
        let own = try ExamRegistrationRows.current(of: person, tx.reading).filter { course == nil || $0.course == course }
        for registration in own {
            // What happened to one may have moved another one up.
            guard let present = try ExamRegistrationRows.find(registration.id, tx.reading), let seat = present.state.date,
                let date = try ExamDateRows.find(seat, tx.reading)
            else { continue }
            if date.isBegun(at: now) {
                try leaveList(present, bookings)
            } else {
                try bookings.end(present, as: kind, because: nil)
            }
        }
    }

    /// Somebody who sat the exam keeps the seat that was had there, and waits for no other date.
    private func leaveList(_ registration: ExamRegistration, _ bookings: ExamBookingRows) throws {
        if registration.state.waiting != nil, registration.state.seat != nil { try bookings.leaveList(registration) }
    }
}
