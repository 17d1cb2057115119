import Database

/// What the hours of a course are spent on, as the sheet of the subject names it.
enum CourseActivity: String, CaseIterable, Sendable, DatabaseValue {
    case lecture, seminar, laboratory, project, practice
    case individualStudy = "individual-study"

    var key: String {
        switch self {
        case .lecture: "design.activity-lecture"
        case .seminar: "design.activity-seminar"
        case .laboratory: "design.activity-laboratory"
        case .project: "design.activity-project"
        case .practice: "design.activity-practice"
        case .individualStudy: "design.activity-individual-study"
        }
    }
}
