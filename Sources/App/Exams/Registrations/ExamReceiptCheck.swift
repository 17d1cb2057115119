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
