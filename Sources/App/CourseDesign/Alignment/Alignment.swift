/// How the objectives of a course are served: an objective times what serves it, and what serves none.
struct Alignment: Sendable {
    struct Line: Sendable, Equatable {
        let objective: Objective
        let counts: [AlignmentMatter: Int]

        /// Nothing is a gap.
        func count(_ matter: AlignmentMatter) -> Int { counts[matter] ?? 0 }

        var questions: Int { count(.quizzes) + count(.finals) }
    }

    /// The questions of a test that serve no objective.
    struct Untagged: Sendable, Equatable {
        let questions: [AlignmentSource.TaggedQuestion]
        /// How many questions the test has.
        let all: Int
    }

    /// A criterion that nothing measures.
    struct Unmeasured: Sendable, Equatable {
        let objective: Objective
        let criterion: ObjectiveCriterion
    }

    /// In the order of the objectives.
    let lines: [Line]
    /// The outermost topics of which nothing is in an objective. One that students bring along needs none.
    let topics: [Topic]
    let lessons: [AlignmentSource.TaggedLesson]
    /// In the order of the tests.
    let tests: [Untagged]
    let unmeasured: [Unmeasured]

    init(_ source: AlignmentSource) {
        lines = source.objectives.map { objective in
            Line(
                objective: objective,
                counts: AlignmentMatter.allCases.reduce(into: [:]) { $0[$1] = Self.count($1, of: objective, in: source) })
        }
        topics = Self.uncovered(source)
        lessons = source.lessons.filter(\.objectives.isEmpty)
        tests = Self.untagged(source.questions)
        unmeasured = lines.flatMap { line in
            [ObjectiveCriterion.accuracy, .speed].filter { criterion in
                line.objective.criteria[criterion].map { $0.isOn && $0.text != nil } == true
                    && !Self.measures(criterion, line, source.techniques)
            }.map { Unmeasured(objective: line.objective, criterion: $0) }
        }
    }

    private static func count(_ matter: AlignmentMatter, of objective: Objective, in source: AlignmentSource) -> Int {
        let id = objective.id
        switch matter {
        case .topics: return objective.topics.count
        case .lessons: return source.lessons.count { $0.objectives.contains(id) }
        case .quizzes: return source.questions.count { $0.kind == .quiz && $0.objectives.contains(id) }
        case .finals: return source.questions.count { $0.kind == .final && $0.objectives.contains(id) }
        case .items: return source.items.count { $0.objective == id }
        case .assessment: return source.techniques.count { $0.kind == .assessment && $0.objective == id }
        case .teaching: return source.techniques.count { $0.kind == .teaching && $0.objective == id }
        case .events: return source.events.count { $0.objectives.contains(id) }
        }
    }

    /// Questions measure accuracy; what has a time measures speed: a final, and a technique that says how long it takes.
    private static func measures(
        _ criterion: ObjectiveCriterion, _ line: Line, _ techniques: [AlignmentSource.AssignedTechnique]
    ) -> Bool {
        switch criterion {
        case .accuracy: line.questions > 0
        case .speed:
            line.count(.finals) > 0
                || techniques.contains {
                    $0.objective == line.objective.id && $0.kind == .assessment && $0.minutes != nil
                }
        case .quality, .quantity: true
        }
    }

    /// A topic is covered by an objective that names it, one of its subtopics, or a topic around it.
    private static func uncovered(_ source: AlignmentSource) -> [Topic] {
        let named = Set(source.objectives.flatMap(\.topics))
        let covered = named.reduce(into: named) { $0.formUnion(source.topics.path(to: $1).map(\.id)) }
        func gaps(below parent: ID<Topic>?) -> [Topic] {
            source.topics.children(of: parent).flatMap { topic -> [Topic] in
                if named.contains(topic.id) || source.prerequisites.contains(topic.id) { return [] }
                return covered.contains(topic.id) ? gaps(below: topic.id) : [topic]
            }
        }
        return gaps(below: nil)
    }

    private static func untagged(_ questions: [AlignmentSource.TaggedQuestion]) -> [Untagged] {
        var order: [ID<Assessment>] = []
        for question in questions where order.last != question.test { order.append(question.test) }
        let all = Dictionary(grouping: questions, by: \.test)
        return order.compactMap { test in
            let own = all[test] ?? []
            let gaps = own.filter(\.objectives.isEmpty)
            return gaps.isEmpty ? nil : Untagged(questions: gaps, all: own.count)
        }
    }
}
