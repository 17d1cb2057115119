/// An attempt in one's own data: what was answered and when, and nothing about what is right.
struct PersonalAttempt: PersonalItem, Equatable {
    let id: ID<Attempt>
    let test: ID<Assessment>
    let subject: PersonalSubject
    let kind: AssessmentKind
    let ordinal: Int
    /// The number of the test's revision, from 1.
    let revision: Int
    let startedAt: Instant
    let deadline: Instant?
    let deadlineChanges: [DeadlineChange]
    /// What teachers did with the attempt.
    let interventions: [Intervention]
    /// That it was annulled and restored, the oldest first.
    let annulments: [Annulment]
    let answers: [LoggedLine]
    /// Numbers of the questions flagged for later.
    let flagged: [Int]
    /// Numbers of the questions whose answers were checked during the attempt.
    let checked: [Int]
    let pages: [OpenedPage]
    /// How it ended; nil while it is in progress.
    let ending: Ending?
    let receipt: Receipt?
    /// The effects of corrections on the mark; empty while the mark may not be seen.
    let markChanges: [PersonalMarkChange]

    struct DeadlineChange: Sendable, Equatable {
        let changedAt: Instant
        let old: Instant
        let new: Instant
    }

    /// One line of the answer log.
    struct LoggedLine: Sendable, Equatable {
        let sequence: Int
        /// Its number in this attempt, from 1.
        let question: Int
        let answer: Value
        let arrivedAt: Instant
        let arrival: Arrival
        let page: String?
        let overwrote: Int?
        /// The service by which a program sent it; nil for a page.
        var service: AnswerOrigin.Program?
    }

    enum Value: Sendable, Equatable {
        /// Positions in the order of this attempt, from 1. Positions in the test document would be a hint, because many teachers
        /// write the right option first.
        case options([Int])
        case typed(String)
        /// What was typed for a number and is none.
        case unreadable(String)
        case takenBack

        /// Reads a stored answer to the question with a number.
        init(_ stored: StoredAnswer, number: Int, in snapshot: AttemptSnapshot) {
            if let text = stored.unreadable {
                self = .unreadable(text)
                return
            }
            let question = snapshot.question(number)
            switch (question?.answer(stored: stored.value), question?.content) {
            case (.options(let chosen)?, .choice(let choice)?):
                let order = snapshot.order(of: choice, number: number)
                self = .options(order.indices.filter { chosen.contains(order[$0].position) }.map { $0 + 1 })
            case (.typed(let text)?, _): self = .typed(text)
            case (.options?, _), (nil, _): self = .takenBack
            }
        }
    }

    /// A question page that has posted something during the attempt in progress. What it posted is among the answers.
    struct OpenedPage: Sendable, Equatable {
        let page: String
        let sequence: Int
    }

    struct Ending: Sendable, Equatable {
        let endedAt: Instant
        let reason: Submission.Reason
        let result: Result
    }

    enum Result: Sendable, Equatable {
        case told(Outcome, Mark)
        /// Mark and counts may not be seen yet.
        case withheld(Wait)
    }

    struct Receipt: Sendable, Equatable {
        let code: String
        let keyName: String
        let issuedAt: Instant
    }
}
