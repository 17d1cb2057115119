/// What a course says about one matter, such as attendance.
struct CoursePolicy: Sendable, Equatable {
    /// What a form or an import says.
    struct Content: Sendable, Equatable {
        /// Only of the grading procedure.
        var procedure: GradingProcedure?
        /// Markdown; of the grading procedure only where it is a custom one.
        var body: String?
        /// Whether students do not read it.
        var isHidden = false

        /// Whether there is anything to read.
        var isSaid: Bool { procedure != nil || body != nil }
    }

    var content = Content()
    /// 0 where nothing was ever said.
    var version = 0
}

extension CoursePolicyKind {
    /// The key of a text to begin with.
    var beginning: String {
        switch self {
        case .grading: "design.begin-grading"
        case .attendance: "design.begin-attendance"
        case .participation: "design.begin-participation"
        case .conduct: "design.begin-conduct"
        case .missedExams: "design.begin-missed-exams"
        case .missedAssignments: "design.begin-missed-assignments"
        }
    }

    /// The key of the explanation of its text.
    var help: String {
        switch self {
        case .grading: "design.policy-grading-help"
        case .attendance: "design.policy-attendance-help"
        case .participation: "design.policy-participation-help"
        case .conduct: "design.policy-conduct-help"
        case .missedExams: "design.policy-missed-exams-help"
        case .missedAssignments: "design.policy-missed-assignments-help"
        }
    }

    /// The id of the field with its text.
    var field: String { self == .grading ? "grading-text" : rawValue }
}
