/// The plan of points in `course.yaml`.
struct WrittenPlan: Sendable, Equatable {
    struct Part: Sendable, Equatable {
        /// Of the file; nil where it is not known.
        let line: Int?
        let key: String
        let kind: PointsKind
        let sort: PointsSort
        /// Nil where its sort is what it is called.
        let title: String?
        let most: Points
        /// The most points in one week; nil for a part that is counted once.
        let weekly: Points?
        let least: Points
        /// In points of 100, for Romanian marks; nil for as much as `most`.
        let weight: Points?
        /// Whether a student who is excused has the points of one who is present.
        let countsExcused: Bool
        /// Nil where points are entered by hand.
        let test: Test?

        /// The most points in one cell.
        var cellMost: Points { weekly ?? most }
    }

    /// The test from which points come.
    struct Test: Sendable, Equatable {
        let key: String
        let flow: PointsFlow
    }

    /// The most parts that a plan may have.
    static let mostParts = 30
    /// The most points in all, where a mark is made of points out of 100.
    static let whole = Points(thousandths: 100_000)
    /// The most points of one part.
    static let mostPoints = Points(thousandths: 1_000_000)
    /// In letters.
    static let longestTitle = 60

    let parts: [Part]

    func part(_ key: String) -> Part? { parts.first { $0.key == key } }

    /// What is wrong with its tests, when the course has those with these keys.
    func mistakes(_ file: String, tests: Set<String>) -> [Mistake] {
        parts.compactMap { part in
            guard let test = part.test, !tests.contains(test.key) else { return nil }
            return Mistake(file, line: part.line, "mistake.plan-test-unknown", ["value": test.key])
        }
    }
}

/// A group of students in `course.yaml`.
struct WrittenGroup: Sendable, Equatable {
    /// Of the file; nil where it is not known.
    let line: Int?
    let name: String
    /// The user name of a teacher of the course.
    let assistant: String?
    let meetings: String?
    let room: String?
    /// The user names of its students.
    let students: [String]

    /// In letters.
    static let longestName = 40
    /// Of its other texts, in letters.
    static let longestText = 200
}
