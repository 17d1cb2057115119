import Foundation

/// A student at a test, with all attempts.
struct MarkedStudentResource: Encodable, Sendable {
    struct Marked: Encodable, Sendable {
        let id: String
        let times: AttemptTimes
        let numbers: Numbers

        func encode(to encoder: any Encoder) throws {
            try times.encode(to: encoder)
            try numbers.encode(to: encoder)
            var container = encoder.container(keyedBy: MarkedKey.self)
            try container.encode(id, forKey: .id)
        }

        private enum MarkedKey: CodingKey { case id }
    }

    struct Numbers: Encodable, Sendable {
        /// "running", "ended" or "annulled".
        let state: String
        /// Whether the mark that counts follows from it; absent while it is in progress.
        let counts: Bool?
        let isEndedByTeacher: Bool
        /// How many questions it has.
        let questions: Int
        /// How many are answered; absent after the end.
        let answered: Int?
        /// Minutes that teachers gave.
        let addedMinutes: Int
        /// Nothing of what follows while it is in progress, and neither mark nor points of what is annulled.
        let mark: MarkResource?
        let earned: Decimal?
        let possible: Decimal?
        let correct: Int?
        let partly: Int?
        let incorrect: Int?
        let unanswered: Int?
        /// Why it is annulled, as the teacher wrote it.
        let annulledBecause: String?
    }

    let student: AttemptingStudentResource
    /// Of the last attempt: "none", "absent", "running", "ended" or "annulled".
    let state: String
    /// The oldest first.
    let attempts: [Marked]

    /// - Parameter entries: all of one student, at least one.
    init?(_ entries: [MonitoredEntry], in test: Assessment, _ strings: Strings, at now: Instant) {
        guard let last = entries.last else { return nil }
        let counting = Set(test.policy.counts.counting(entries.compactMap(\.attempt).valid).map(\.id))
        student = AttemptingStudentResource(last.student)
        state = last.state(at: now).rawValue
        attempts = entries.compactMap { entry in
            entry.attempt.map { attempt in
                let counts = attempt.isInProgress ? nil : counting.contains(attempt.id)
                return Marked(
                    id: attempt.id.text, times: AttemptTimes(attempt, at: now),
                    numbers: Numbers(entry, attempt, counts: counts, in: test, strings, at: now))
            }
        }
    }
}

extension MarkedStudentResource.Numbers {
    init(
        _ entry: MonitoredEntry, _ attempt: Attempt, counts: Bool?, in test: Assessment, _ strings: Strings, at now: Instant
    ) {
        let submission = attempt.submission
        // What is annulled has no mark.
        let (result, outcome) = (attempt.isAnnulled ? nil : submission, submission?.outcome)
        state = entry.state(at: now).rawValue
        self.counts = counts
        (isEndedByTeacher, questions) = (entry.isEndedByTeacher, entry.questions)
        answered = attempt.isInProgress ? entry.progress?.answered ?? 0 : nil
        addedMinutes = entry.added.minutesRoundedUp
        mark = result.map {
            MarkResource($0.mark, possible: $0.outcome.possible, isFinal: test.kind == .final, strings)
        }
        (earned, possible) = (result?.outcome.earned.decimal, result?.outcome.possible.decimal)
        (correct, partly) = (outcome?.correct, outcome?.partly)
        (incorrect, unanswered) = (outcome?.incorrect, outcome?.unanswered)
        annulledBecause = entry.annulment?.reason
    }
}

/// A student as teachers of the course know them.
struct AttemptingStudentResource: Encodable, Sendable {
    let id: String
    let userName: String
    let name: String
    let surname: String
    let indexNumber: String?

    init(_ student: MonitoredEntry.Student) {
        (id, userName, name, surname) = (student.id.text, student.userName, student.name, student.surname)
        indexNumber = student.indexNumber
    }

    init(_ student: Person) {
        (id, userName, name, surname) = (student.id.text, student.userName, student.name, student.surname)
        indexNumber = student.indexNumber
    }
}
