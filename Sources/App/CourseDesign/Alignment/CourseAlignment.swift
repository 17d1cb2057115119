/// How the objectives of a course are served: an objective times what serves it, and what serves none.
struct CourseAlignment: Sendable {
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
        topics = source.topics.uncovered(by: Set(source.objectives.flatMap(\.topics)), exceptBelow: source.prerequisites)
        lessons = source.lessons.filter(\.objectives.isEmpty)
        tests = Self.untagged(source.questions)
        unmeasured = lines.flatMap { line -> [Unmeasured] in
            let id = line.objective.id
            let measures = CriterionMeasures(
                questions: source.questions.filter { $0.objectives.contains(id) }.map(\.kind),
                minutes: source.techniques(.assessment, of: id).map(\.traits.minutes))
            return measures.missing(in: line.objective).map { Unmeasured(objective: line.objective, criterion: $0) }
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
        case .assessment: return source.techniques(.assessment, of: id).count
        case .teaching: return source.techniques(.teaching, of: id).count
        case .events: return source.events.count { $0.objectives.contains(id) }
        }
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

extension TopicTree {
    /// The outermost topics of which nothing is in an objective. A topic is covered by an objective that names it, one of its
    /// subtopics, or a topic around it; one that students bring along needs none.
    /// - Parameter named: the topics that objectives name.
    func uncovered(by named: Set<ID<Topic>>, exceptBelow prerequisites: Set<ID<Topic>>) -> [Topic] {
        let covered = named.reduce(into: named) { $0.formUnion(path(to: $1).map(\.id)) }
        func gaps(below parent: ID<Topic>?) -> [Topic] {
            children(of: parent).flatMap { topic -> [Topic] in
                if named.contains(topic.id) || prerequisites.contains(topic.id) { return [] }
                return covered.contains(topic.id) ? gaps(below: topic.id) : [topic]
            }
        }
        return gaps(below: nil)
    }
}
