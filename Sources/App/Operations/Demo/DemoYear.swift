import Database
import Foundation

/// Adds a year of activity to the demo, through the usual stores and with past times: attempts at the closed finals, one
/// unfinished quiz, and read lessons. Not part of the import format.
struct DemoYear {
    let database: Database
    let attempts: AttemptStore
    let answers: AnswerStore

    /// The student with the unfinished quiz.
    static let halfDone = Demo.accounts[0]

    init(database: Database, snapshots: AttemptSnapshotRows) {
        self.database = database
        attempts = AttemptStore(database: database, snapshots: snapshots)
        answers = AnswerStore(database: database, snapshots: snapshots)
    }

    func play(at now: Instant) async throws {
        let tests = AssessmentStore(database: database, revisions: attempts.snapshots.revisions)
        for (index, person) in try await students().enumerated() {
            let entries = try tests.shelves(for: person, at: now).flatMap(\.entries)
            for assessment in entries.map(\.assessment) {
                guard let schedule = assessment.schedule, schedule.closes <= now else { continue }
                var generator = SeededGenerator(seed: Int64(index), stream: assessment.number)
                // A few students have no attempt.
                guard generator.chance(0.93) else { continue }
                let start = schedule.opens + .seconds(Int(generator.next() % 600))
                try await take(assessment, person, skill: 0.35 + 0.6 * generator.share(), from: start, &generator)
            }
            let quizzes = entries.map(\.assessment).filter { $0.kind == .quiz && $0.policy.startsAtOnce }
            guard person.userName == Self.halfDone, let quiz = quizzes.first else { continue }
            var generator = SeededGenerator(seed: 7, stream: quiz.number)
            try await answer(quiz, person, skill: 0.7, share: 0.5, from: now + .minutes(-20), &generator)
            try await read(person, at: now)
        }
    }

    /// In every course the first two lessons are read; in the first course the third is begun.
    private func read(_ person: Viewer, at now: Instant) async throws {
        let readings = ReadingStore(database: database)
        let shelves = try await CourseLessonsStore(database: database).shelves(for: person)
        for (course, shelf) in shelves.enumerated() {
            let lessons = shelf.progress.steps.map(\.lesson)
            for (index, lesson) in lessons.prefix(2).enumerated() {
                try await readings.open(lesson, by: person.id, at: now + .days(-20 + 6 * index))
                try await readings.finish(lesson, by: person.id, at: now + .days(-20 + 6 * index) + .minutes(9))
            }
            guard course == 0, lessons.count > 2 else { continue }
            try await readings.open(lessons[2], by: person.id, at: now + .days(-1))
        }
    }

    private func students() async throws -> [Viewer] {
        try await PersonStore(database: database).all().filter { $0.roles.contains(.student) && !$0.isPutAway }.map {
            Viewer(
                id: $0.id, userName: $0.userName, fullName: $0.fullName, roles: [.student], language: nil,
                session: ID(text: "demo"))
        }
    }

    /// A complete attempt; in some the time runs out.
    private func take(
        _ test: Assessment, _ person: Viewer, skill: Double, from start: Instant, _ generator: inout SeededGenerator
    ) async throws {
        guard let snapshot = try await answer(test, person, skill: skill, share: 0.97, from: start, &generator) else { return }
        let end = start + .seconds(60 * 12 + Int(generator.next() % 900))
        if let deadline = snapshot.attempt.deadline, end > deadline || generator.chance(0.05) {
            try await attempts.endExpired(at: deadline + .minutes(1))
        } else {
            try await attempts.submit(snapshot.attempt.id, of: person.id, at: end)
        }
    }

    /// Starts an attempt and answers a share of its questions; nil when the person may not take the test.
    @discardableResult
    private func answer(
        _ test: Assessment, _ person: Viewer, skill: Double, share: Double, from start: Instant,
        _ generator: inout SeededGenerator
    ) async throws -> AttemptSnapshot? {
        let seed = Int64(bitPattern: generator.next())
        let begun = try await attempts.start(test.id, for: person, code: test.policy.code?.text, seed: seed, at: start)
        guard case .begun(let id) = begun, let snapshot = try await attempts.snapshot(id, of: person.id, at: start) else {
            return nil
        }
        for (index, question) in snapshot.questions.enumerated() where generator.chance(share) {
            let answer = question.demoAnswer(isRight: generator.chance(skill), &generator)
            _ = try await answers.save(
                AnswerChange(answer: .set(answer), isFlagged: nil, page: nil), to: question.id, in: id, of: person.id,
                arrivedAt: start + .seconds(30 + 40 * index + Int(generator.next() % 30)))
        }
        return snapshot
    }
}

extension SeededGenerator {
    /// A random number between 0 and 1.
    fileprivate mutating func share() -> Double { Double(next() % 1000) / 1000 }

    fileprivate mutating func chance(_ share: Double) -> Bool { self.share() < share }
}

extension Question {
    /// A plausible answer.
    fileprivate func demoAnswer(isRight: Bool, _ generator: inout SeededGenerator) -> Answer {
        switch content {
        case .choice(let choice):
            if isRight { return .options(choice.right) }
            let count = choice.isMultiple ? 2 : 1
            let tempting = choice.options.filter { choice.isMultiple || !$0.isRight }
            return .options(Set(generator.shuffled(tempting).prefix(count).map(\.position)))
        case .number(let number):
            let value = number.accepted.first?.value ?? 0
            return .typed("\(isRight ? value : value + Decimal(Int(generator.next() % 7) + 1))")
        case .text(let text): return .typed(isRight ? text.accepted.first ?? "?" : "nu știu")
        }
    }
}
