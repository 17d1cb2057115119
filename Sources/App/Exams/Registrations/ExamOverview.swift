/// What a student may register for, and is registered for.
struct ExamOverview: Sendable {
    struct Choice: Sendable {
        let date: ExamDate
        let crowd: ExamCrowd
    }

    struct Subject: Sendable {
        let course: Course
        let standing: ExamStanding
        /// Why the student may not register; nil for somebody who may.
        let refusal: ExamRefusal?
        /// What registering costs at present; nil for nothing.
        let fee: ExamFee?
        /// The first first.
        let choices: [Choice]
        /// The one that holds.
        let registration: ExamRegistration?
        /// The place in the waiting list, from 1.
        let rank: Int?

        /// What the place in the waiting list comes to at a moment.
        func waiting(at now: Instant) -> ExamWaiting {
            registration.map { ExamWaiting($0.state, at: now) { choice($0)?.date } } ?? .none
        }

        func choice(_ date: ID<ExamDate>?) -> Choice? { choices.first { $0.date.id == date } }
    }

    struct Part: Sendable {
        let period: ExamPeriod
        /// In the institution's order of the courses.
        let subjects: [Subject]
        /// What registering late costs; nil where the price list has nothing for that.
        var lateFee: ExamFee?
    }

    /// An earlier registration, or one that has ended.
    struct Past: Sendable {
        let registration: ExamRegistration
        let course: Course
        let period: String
        /// The date for which the student waited in vain; nil where that is not so.
        var waitedFor: ExamDate?
    }

    /// The first to open first: periods that are open, will be, or have exams of this student before them.
    let parts: [Part]
    /// The newest first.
    let past: [Past]
}
