/// What one student has in every part of a plan, and what it comes to.
struct StudentPoints: Sendable, Equatable {
    /// What a student has in a test from which points come.
    enum TestPoints: Sendable, Equatable {
        /// No attempt that counts has ended.
        case none
        /// There are some, which the student may not see yet: they count for nothing until then.
        case held
        case earned(TestResultPoints)
    }

    let plan: PointsPlan
    /// What was entered; a cell without an entry, or with one that was cleared, is missing.
    let values: [PointCell: PointValue]
    /// Of the parts whose points come from tests.
    let tests: [ID<PointsPart>: TestPoints]

    /// Of the parts in which something is there. Everything that follows asks for it, some of it hundreds of times.
    private let earned: [ID<PointsPart>: Points]
    let preExam: ExactPoints
    let exam: ExactPoints
    /// What is taken off.
    let penalty: Points

    init(plan: PointsPlan, values: [PointCell: PointValue], tests: [ID<PointsPart>: TestPoints]) {
        let earned = plan.parts.reduce(into: [:]) { $0[$1.id] = Self.earned(in: $1, of: plan, values, tests) }
        (self.plan, self.values, self.tests, self.earned) = (plan, values, tests, earned)
        preExam = Self.sum(plan.parts(.preExam), in: plan, earned)
        exam = Self.sum(plan.parts(.exam), in: plan, earned)
        penalty = plan.parts(.penalty).reduce(.zero) { $0 + (earned[$1.id] ?? .zero) }
    }

    /// What a student has in a part, nil where nothing is there; what is above the part's most is cut.
    func earned(in part: PointsPart) -> Points? { earned[part.id] }

    /// Whether anything is there for the student in any part.
    var isAnything: Bool { plan.parts.contains { earned(in: $0) != nil } }

    /// Whether something is there in every part of the exam; false where the plan has none.
    var isExamined: Bool {
        let parts = plan.parts(.exam)
        return !parts.isEmpty && parts.allSatisfy { earned(in: $0) != nil }
    }

    /// Before penalty points are taken off.
    var total: ExactPoints { preExam + exam }

    /// The mark is made of this: the total less the penalty points, at least nothing, at most what is possible.
    var result: ExactPoints { (total - penalty).clamped(to: plan.possible) }

    /// The parts in which the student has fewer points than pass.
    var below: [PointsPart] { plan.parts.filter { $0.kind != .penalty && (earned(in: $0) ?? .zero) < $0.least } }

    /// All else follows from these.
    static func == (left: StudentPoints, right: StudentPoints) -> Bool {
        left.plan == right.plan && left.values == right.values && left.tests == right.tests
    }

    /// What a part adds to a sum.
    func worth(of part: PointsPart, earned: Points) -> ExactPoints { Self.worth(of: part, in: plan, earned: earned) }

    private static func worth(of part: PointsPart, in plan: PointsPlan, earned: Points) -> ExactPoints {
        let worth = part.worth(in: plan.scheme)
        return worth == part.most ? ExactPoints(earned) : ExactPoints(worth: worth, earned: earned, of: part.most)
    }

    private static func sum(_ parts: [PointsPart], in plan: PointsPlan, _ earned: [ID<PointsPart>: Points]) -> ExactPoints {
        parts.reduce(.zero) { $0 + worth(of: $1, in: plan, earned: earned[$1.id] ?? .zero) }
    }

    private static func earned(
        in part: PointsPart, of plan: PointsPlan, _ values: [PointCell: PointValue], _ tests: [ID<PointsPart>: TestPoints]
    ) -> Points? {
        guard part.isByHand else {
            guard case .earned(let result) = tests[part.id] else { return nil }
            return part.points(for: result)
        }
        let values = plan.cells(of: part).compactMap { values[$0] }
        if values.isEmpty { return nil }
        return min(part.most, values.reduce(.zero) { $0 + part.points(for: $1) })
    }
}
