import Database

/// The marks of a course as they are confirmed, for its teachers.
struct ConfirmedMarkSheetStore: Sendable {
    let database: Database
    var rosters = PointRosters.none

    struct Found: Sendable {
        let taught: TeacherCourse
        /// Nil for a course without a plan of points.
        let points: CoursePoints?
    }

    /// - Parameter roster: the id of the roster whose students are listed; nil for everyone.
    /// - Returns: nil when this person may not change the course, and where it has no such roster.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, among roster: String? = nil, by viewer: Viewer) async throws -> Found? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            let points = try CoursePointsStore.find(course, by: viewer, tx)
            guard let id = roster else { return Found(taught: taught, points: points) }
            guard let roster = try rosters.find(id, course, tx) else { return nil }
            return Found(taught: taught, points: points?.among(roster))
        }
    }
}

extension ConfirmedMark.Verdict {
    /// As a form has it.
    var posted: String {
        switch self {
        case .mark(let mark): String(mark.thousandths)
        case .notPassed: ConfirmedMark.Kind.notPassed.rawValue
        case .withdrawn: ConfirmedMark.Kind.withdrawn.rawValue
        }
    }

    /// Reads what a form has; nil for anything else.
    init?(posted text: String, _ scheme: MarkScheme) {
        switch text {
        case ConfirmedMark.Kind.notPassed.rawValue: self = .notPassed
        case ConfirmedMark.Kind.withdrawn.rawValue: self = .withdrawn
        default:
            guard let thousandths = Int(text) else { return nil }
            self = .mark(Mark(scheme: scheme, thousandths: thousandths))
        }
    }
}

extension CoursePoints {
    /// The students for whom a mark is proposed that may be confirmed without a reason: none was confirmed before.
    var proposed: [Row] { rows.filter { $0.confirmed == nil && $0.unconfirmed != nil } }
}
