import Database

/// What a course has a rule about, in the order in which the page has them.
enum CoursePolicyKind: String, CaseIterable, Sendable, DatabaseValue {
    case grading, attendance, participation, conduct
    case missedExams = "missed-exams"
    case missedAssignments = "missed-assignments"

    var key: String {
        switch self {
        case .grading: "design.policy-grading"
        case .attendance: "design.policy-attendance"
        case .participation: "design.policy-participation"
        case .conduct: "design.policy-conduct"
        case .missedExams: "design.policy-missed-exams"
        case .missedAssignments: "design.policy-missed-assignments"
        }
    }
}

/// How a course is marked; a custom procedure is a text of its own.
enum GradingProcedure: String, CaseIterable, Sendable, DatabaseValue {
    case competencyBased = "competency-based"
    case standardized, custom

    var key: String {
        switch self {
        case .competencyBased: "design.grading-competency-based"
        case .standardized: "design.grading-standardized"
        case .custom: "design.grading-custom"
        }
    }
}
