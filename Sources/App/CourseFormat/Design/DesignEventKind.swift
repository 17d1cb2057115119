import Database

/// What an event of a course's plan is for.
enum DesignEventKind: String, CaseIterable, Sendable, DatabaseValue {
    case teaching, assessment

    var key: String {
        switch self {
        case .teaching: "course-plan.kind-teaching"
        case .assessment: "course-plan.kind-assessment"
        }
    }
}

/// Whether the work of an event is done in class or outside of it.
enum DesignEventPlace: String, CaseIterable, Sendable, DatabaseValue {
    case inClass = "in-class"
    case outOfClass = "out-of-class"

    var key: String {
        switch self {
        case .inClass: "course-plan.place-in-class"
        case .outOfClass: "course-plan.place-out-of-class"
        }
    }
}
