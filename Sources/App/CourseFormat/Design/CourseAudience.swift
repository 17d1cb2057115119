import Database

/// For whom a course is.
enum CourseAudience: String, CaseIterable, Sendable, DatabaseValue {
    case none = "no-audience"
    case lowerDivision = "lower-division"
    case upperDivision = "upper-division"
    case undergraduate
    case graduate

    var key: String {
        switch self {
        case .none: "design.audience-no-audience"
        case .lowerDivision: "design.audience-lower-division"
        case .upperDivision: "design.audience-upper-division"
        case .undergraduate: "design.audience-undergraduate"
        case .graduate: "design.audience-graduate"
        }
    }
}
