/// Why somebody cannot register for an exam.
enum ExamRefusal: Error, Sendable, Equatable {
    case notEnrolled
    /// Enrolled, but without the role of students.
    case notStudent
    /// With the mark that was confirmed.
    case passed(Mark)
    /// So many points are missing before the exam in all, of so many.
    case points(missing: Points, least: Points)
    /// Parts in which points are missing.
    case parts([MissingPart])
    /// The results of these parts may not be seen yet.
    case held([PointsPart])
    /// A survey must be answered before the points are shown that decide.
    case survey(ID<Survey>)
    case debt([Money])
    /// It costs this, which is more than what the page said.
    case dearer(ExamFee)
    /// The period is open from this moment.
    case notYet(Instant)
    /// The period was open until this moment.
    case over(Instant)
    /// Nobody withdraws after this moment.
    case withdrawal(Instant)
    case full
    case dateClosed
    /// The exam has begun.
    case begun
    /// The student has registered, changed or withdrawn too many times.
    case tooOften
    /// Somebody is registered for another date already.
    case registered(ID<ExamDate>)
    /// Nothing is there that the form speaks of.
    case unknown

    struct MissingPart: Sendable, Equatable {
        let part: PointsPart
        let missing: Points
    }
}

/// How a student stands in a subject whose exam is asked for. Whether the student may register is decided by this alone.
struct ExamStanding: Sendable, Equatable {
    /// What is known of the points before the exam.
    enum PreExam: Sendable, Equatable {
        /// Nothing is demanded.
        case free
        case points(StudentPoints)
        /// A survey holds them back.
        case survey(ID<Survey>)
    }

    let isEnrolled: Bool
    /// The mark that was confirmed, if any.
    let verdict: ConfirmedMark.Verdict?
    let preExam: PreExam
    /// What is due and not paid, in each currency; nothing where neither the institution nor the period asks for it.
    let debt: [Money]
    /// How many registrations of the subject in other periods came to a seat.
    let earlier: Int
    /// Whether the person has the role of students.
    var isStudent = true

    /// Counts the next registration of the subject, from 1.
    var ordinal: Int { earlier + 1 }

    /// Why the student may not register at a moment; nil for somebody who may.
    func refusal(in period: ExamPeriod, at now: Instant) -> ExamRefusal? {
        if !isEnrolled { return .notEnrolled }
        if case .mark(let mark) = verdict, mark.isPass == true { return .passed(mark) }
        if !isStudent { return .notStudent }
        switch period.phase(at: now) {
        case .planned: return .notYet(period.fields.opens)
        case .closed: return .over(period.lastMoment)
        case .open, .late: break
        }
        if let refusal = refusal(least: period.fields.leastPoints) { return refusal }
        return debt.isEmpty ? nil : .debt(debt)
    }

    private func refusal(least: Points?) -> ExamRefusal? {
        switch preExam {
        case .free: return nil
        case .survey(let survey): return .survey(survey)
        case .points(let points):
            let below = points.below.filter { $0.kind == .preExam }
            let held = points.plan.parts(.preExam).filter { points.tests[$0.id] == .held }
            let missing = least.map { $0 - points.preExam.rounded } ?? .zero
            if !held.isEmpty, missing > .zero || below.contains(where: { held.contains($0) }) { return .held(held) }
            if !below.isEmpty {
                return .parts(below.map { .init(part: $0, missing: $0.least - (points.earned(in: $0) ?? .zero)) })
            }
            guard let least, missing > .zero else { return nil }
            return .points(missing: missing, least: least)
        }
    }
}
