/// How many students reached an objective, as the answers to questions with its tag tell. Final tests decide; quizzes stand beside
/// them.
struct ObjectiveAttainment: Sendable {
    enum Verdict: Sendable, CaseIterable {
        case reached, nearly, notReached, notMeasured

        var key: String {
            switch self {
            case .reached: "attainment.reached"
            case .nearly: "attainment.nearly"
            case .notReached: "attainment.not-reached"
            case .notMeasured: "attainment.not-measured"
            }
        }
    }

    let objective: Objective
    let finals: ObjectiveMeasure
    let quizzes: ObjectiveMeasure

    /// Within so many percent of the students that must reach it, it is nearly reached.
    static let near = 10
    /// Fewer questions than these say little.
    static let fewQuestions = 4

    var threshold: AttainmentThreshold { AttainmentThreshold(objective) }
    /// How many students final tests asked.
    var measured: Int { finals.students.count }
    /// How many of them reached it.
    var reached: Int { finals.students.values.count { $0.reaches(threshold) } }
    /// Whether final tests asked too few questions to say much.
    var isThin: Bool { measured > 0 && finals.questions < Self.fewQuestions }

    var verdict: Verdict {
        guard measured > 0 else { return .notMeasured }
        let (part, whole) = (100 * reached, measured)
        if part >= objective.share * whole { return .reached }
        return reached > 0 && part >= (objective.share - Self.near) * whole ? .nearly : .notReached
    }

    /// How many students have a part of the points in each tenth; the last one has those with all points.
    static func tenths(_ measure: ObjectiveMeasure) -> [Int] {
        let places = measure.students.values.map { min(9, $0.perMille / 100) }
        return (0...9).map { tenth in places.count { $0 == tenth } }
    }

    /// The mean of the students' parts, in thousandths, halves up; nil where nobody was asked.
    static func mean(_ measure: ObjectiveMeasure) -> Int? {
        let count = measure.students.count
        guard count > 0 else { return nil }
        return (2 * measure.students.values.reduce(0) { $0 + $1.perMille } + count) / (2 * count)
    }

    static func all(_ objectives: [Objective], _ tests: [TaggedTest]) -> [ObjectiveAttainment] {
        let (finals, quizzes) = (ObjectiveMeasure.all(tests, of: .final), ObjectiveMeasure.all(tests, of: .quiz))
        return objectives.map {
            ObjectiveAttainment(
                objective: $0, finals: finals[$0.id] ?? ObjectiveMeasure(), quizzes: quizzes[$0.id] ?? ObjectiveMeasure())
        }
    }
}
