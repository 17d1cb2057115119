/// One go at a test, as far as it is about the person: what was answered and when, never what is right.
struct PersonalAttempt: PersonalItem, Equatable {
    let id: ID<Attempt>
    let test: ID<Assessment>
    let subject: PersonalSubject
    let kind: AssessmentKind
    let ordinal: Int
    /// Which edition of the test it is about, from 1.
    let revision: Int
    let startedAt: Instant
    let deadline: Instant?
    let deadlineChanges: [DeadlineChange]
    /// What teachers did with it.
    let interventions: [Intervention]
    let answers: [LoggedLine]
    /// Numbers of the questions flagged for later.
    let flagged: [Int]
    let pages: [OpenedPage]
    /// Nil while it is in progress.
    let ending: Ending?
    let receipt: Receipt?
    /// What corrections did to the mark; none while the mark may not be seen.
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
    }

    enum Value: Sendable, Equatable {
        /// Positions in the order that this attempt shows, from 1. Those of the test document would be a hint: many teachers write
        /// the right option first.
        case options([Int])
        case typed(String)
        case takenBack

        /// Reads what the log keeps of an answer to the question of a number.
        init(stored: String, number: Int, in snapshot: AttemptSnapshot) {
            let question = snapshot.question(number)
            switch (question?.answer(stored: stored), question?.content) {
            case (.options(let chosen)?, .choice(let choice)?):
                let order = snapshot.order(of: choice, number: number)
                self = .options(order.indices.filter { chosen.contains(order[$0].position) }.map { $0 + 1 })
            case (.typed(let text)?, _): self = .typed(text)
            case (.options?, _), (nil, _): self = .takenBack
            }
        }
    }

    /// A question page that was heard from while the attempt goes on. What it said is in the answers.
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
