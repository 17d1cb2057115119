import Database

/// What somebody is in a course, as its description says. It gives no rights.
enum InstructorRole: String, CaseIterable, Sendable, DatabaseValue {
    case assistantProfessor = "assistant-professor"
    case associateProfessor = "associate-professor"
    case professor
    case teachingAssistant = "teaching-assistant"
    case courseAssistant = "course-assistant"
    case grader

    var key: String {
        switch self {
        case .assistantProfessor: "design.role-assistant-professor"
        case .associateProfessor: "design.role-associate-professor"
        case .professor: "design.role-professor"
        case .teachingAssistant: "design.role-teaching-assistant"
        case .courseAssistant: "design.role-course-assistant"
        case .grader: "design.role-grader"
        }
    }
}
