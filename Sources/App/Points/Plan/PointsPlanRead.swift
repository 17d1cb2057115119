import Database

/// The present plan of points of a course for everybody who reads it, without its weeks: these grow with what is entered.
struct PointsPlanRead: SharedRead {
    let course: ID<Course>

    struct Present: Sendable {
        let edition: PointsPlan.Edition
        /// In the order of the plan.
        let parts: [PointsPart]

        /// Whether points before the exam decide who may register for it.
        /// - Parameter least: what is demanded in all; nil for nothing.
        func isDeciding(least: Points?) -> Bool {
            least != nil || parts.contains { $0.kind == .preExam && $0.least > .zero }
        }
    }

    /// Nil where there never was a plan.
    func read(_ tx: ReadTransaction) throws -> Present? { try PointsPlanRows.present(of: course, tx) }

    /// Also that there is none: only courses that were found are asked about, and each of them on every page of its students.
    static func isKept(_ value: Present?) -> Bool { true }
}

/// All parts that a course ever had in its plans.
struct CoursePartsRead: SharedRead {
    let course: ID<Course>

    func read(_ tx: ReadTransaction) throws -> [ID<PointsPart>] {
        try tx.rows("SELECT id FROM points_part WHERE course_id = \(course) ORDER BY id").map { try $0["id"] }
    }
}

/// The course that has, or had, a part.
struct PartOwnerRead: SharedRead {
    let part: ID<PointsPart>

    /// Nil where there never was one with this id.
    func read(_ tx: ReadTransaction) throws -> ID<Course>? { try PointsPlanRows.owner(of: part, tx) }
}

/// The name of whoever made something.
struct MakerNameRead: SharedRead {
    let person: ID<Person>

    /// Nil for a person who is not there.
    func read(_ tx: ReadTransaction) throws -> String? {
        try tx.first("SELECT name, surname FROM person WHERE id = \(person)").flatMap(PointsMaker.name)
    }
}
