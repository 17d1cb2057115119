/// A test with questions that are tagged with objectives, and the attempts at it that count.
struct TaggedTest: Sendable {
    let assessment: Assessment
    /// The objectives of each question that has some.
    let tags: [ID<Question>: [ID<Objective>]]
    /// Of each student who studies the course the attempts that count, with their tagged questions alone.
    let attempts: [ID<Person>: [AnsweredAttempt]]
    /// The texts of these attempts.
    let revisions: [AssessmentRevision]
}

/// What students earned on the questions of one objective, in all tests of a kind.
struct ObjectiveMeasure: Sendable {
    /// A test that asked students about the objective.
    struct Part: Sendable {
        let assessment: Assessment
        /// How many of its questions were asked.
        let questions: Int
        let students: Int
        let points: DrawnPoints
    }

    /// Those who were asked.
    var students: [ID<Person>: CountedPoints] = [:]
    /// In the order of the course.
    var parts: [Part] = []

    var questions: Int { parts.reduce(0) { $0 + $1.questions } }

    /// What tests of a kind tell of each objective.
    static func all(_ tests: [TaggedTest], of kind: AssessmentKind) -> [ID<Objective>: ObjectiveMeasure] {
        var measures: [ID<Objective>: ObjectiveMeasure] = [:]
        for test in tests where test.assessment.kind == kind {
            for (objective, earned) in TestMeasure(test).objectives {
                measures[objective, default: ObjectiveMeasure()].add(earned, in: test, about: objective)
            }
        }
        return measures
    }

    private mutating func add(_ earned: TestMeasure.Earned, in test: TaggedTest, about objective: ID<Objective>) {
        students.merge(earned.students) { $0 + $1 }
        let points = test.revisions.map { revision in
            DrawnPoints(revision) { test.tags[$0]?.contains(objective) == true }
        }
        guard let first = points.first else { return }
        parts.append(
            Part(
                assessment: test.assessment, questions: earned.questions.count, students: earned.students.count,
                points: points.dropFirst().reduce(first) { $0.joined($1) }))
    }
}

/// What one test tells of its objectives.
private struct TestMeasure {
    struct Earned {
        var students: [ID<Person>: CountedPoints] = [:]
        var questions: Set<ID<Question>> = []

        var isEmpty: Bool { students.isEmpty && questions.isEmpty }
    }

    private(set) var objectives: [ID<Objective>: Earned] = [:]

    init(_ test: TaggedTest) {
        let tagged = test.tags.sorted { $0.key.text < $1.key.text }
        let order = Set(tagged.flatMap(\.value)).sorted { $0.text < $1.text }
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        // Of each question, by its place, the places of its objectives: there are many answers, and few questions.
        let objectivePlaces = tagged.map { $0.value.compactMap { places[$0] } }
        let questionPlaces = Dictionary(tagged.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        var worths = AnswerWorths()
        var earned = order.map { _ in Earned() }
        var isAsked = tagged.map { _ in false }
        for (person, attempts) in test.attempts {
            var counted = order.map { _ in CountedPoints() }
            for attempt in attempts {
                for question in attempt.questions {
                    guard let place = questionPlaces[question.id] else { continue }
                    isAsked[place] = true
                    let worth = worths.worth(of: attempt.answers[question.id], to: question, in: attempt.attempt.revision)
                    for objective in objectivePlaces[place] {
                        counted[objective].add(worth.earned, of: question.points, attempts: attempts.count)
                    }
                }
            }
            for (objective, points) in counted.enumerated() where points.isMeasured {
                earned[objective].students[person] = points
            }
        }
        for (place, question) in tagged.enumerated() where isAsked[place] {
            for objective in objectivePlaces[place] { earned[objective].questions.insert(question.key) }
        }
        for (place, objective) in order.enumerated() where !earned[place].isEmpty { objectives[objective] = earned[place] }
    }
}
