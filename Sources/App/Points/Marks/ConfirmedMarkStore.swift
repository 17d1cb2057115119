import Database

/// Confirms and changes marks, for the professors of a course and for administrators; assistants may not.
struct ConfirmedMarkStore: Sendable {
    /// What follows from a confirmed mark, in its transaction: its course, and who confirmed it.
    typealias Consequence = @Sendable (ConfirmedMark, ID<Course>, ID<Person>, WriteTransaction) throws -> Void

    let database: Database
    /// Supplied by the features above.
    var consequence: Consequence = { _, _, _, _ in }

    /// What the page proposed for a student.
    struct Proposal: Sendable, Equatable {
        let person: ID<Person>
        let verdict: ConfirmedMark.Verdict
    }

    enum Outcome: Sendable, Equatable {
        case confirmed(ConfirmedMark)
        /// It was confirmed already, or nothing is proposed any more: this is what holds.
        case unchanged(ConfirmedMark?)
        /// The points have changed since the page was shown: another mark is proposed now.
        case moved(PointsMark)
        /// The student neither studies the course nor has points in it.
        case notThere
    }

    /// Confirms what is proposed for students, as the page showed it.
    /// - Returns: what became of each, in their order; nil when this person may not confirm marks of the course, when it is
    ///   archived, and when it has no plan.
    /// - Throws: the error of the database; then nothing is confirmed.
    func confirm(
        _ proposals: [Proposal], in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> [Outcome]? {
        try await database.write { tx in
            guard let points = try CoursePointsStore.find(course, by: viewer, tx.reading), points.taught.isPlanOpen else {
                return nil
            }
            let rows = Dictionary(points.rows.map { ($0.student.id, $0) }, uniquingKeysWith: { first, _ in first })
            var done = Set<ID<Person>>()
            return try proposals.map { proposal in
                guard let row = rows[proposal.person] else { return .notThere }
                guard let mark = row.unconfirmed, done.insert(proposal.person).inserted else { return .unchanged(row.confirmed) }
                guard mark.verdict == proposal.verdict else { return .moved(mark) }
                // After a withdrawal a mark is a change, and has a reason: see `change`.
                guard row.confirmed == nil else { return .unchanged(row.confirmed) }
                let confirmed = ConfirmedMark(
                    person: proposal.person, sequence: 1, verdict: mark.verdict, scheme: mark.mark.scheme,
                    points: row.points.result.shown, maker: viewer.fullName, madeAt: now, reason: nil)
                try ConfirmedMarkRows.append(confirmed, in: course, by: viewer.id, tx)
                try consequence(confirmed, course, viewer.id, tx)
                return .confirmed(confirmed)
            }
        }
    }

    /// Changes a confirmed mark, or withdraws it, for a reason that the student reads; also in an archived course, as the marks
    /// of its tests are changed.
    /// - Parameters:
    ///   - verdict: the new one.
    ///   - seen: the number of the one that the page showed.
    ///   - reason: one line; white space around it is left out.
    /// - Returns: nil when this person may not confirm marks of the course, and where nothing was confirmed for the student.
    /// - Throws: `FormErrors` when somebody else has changed it since, or it is so already, or the mark is none of the scheme's,
    ///   or there is no reason.
    func change(
        to verdict: ConfirmedMark.Verdict, for person: ID<Person>, in course: ID<Course>, seen: Int, because reason: String,
        by viewer: Viewer, at now: Instant
    ) async throws -> ConfirmedMark? {
        try await database.write { tx in
            guard let (taught, plan, row) = try CoursePointsStore.find(person, in: course, by: viewer, tx.reading),
                taught.isManaged, let last = row.confirmed
            else { return nil }
            var errors = FormErrors()
            if last.sequence != seen { errors.add("verdict", "points.mark-changed") }
            if last.verdict == verdict, last.scheme == plan.scheme { errors.add("verdict", "points.mark-same") }
            if case .mark(let mark) = verdict, !plan.scheme.canEnter(mark) { errors.add("verdict", "points.mark-invalid") }
            let because = TypedText.line(reason)
            if because == nil { errors.add("reason", "confirmed-marks.reason-missing") }
            try errors.check()
            let mark = ConfirmedMark(
                person: person, sequence: last.sequence + 1, verdict: verdict, scheme: plan.scheme,
                points: row.points.result.shown, maker: viewer.fullName, madeAt: now, reason: because)
            try ConfirmedMarkRows.append(mark, in: course, by: viewer.id, tx)
            try consequence(mark, course, viewer.id, tx)
            return mark
        }
    }
}
