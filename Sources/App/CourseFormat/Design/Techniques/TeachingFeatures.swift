import Database

/// Where a technique of teaching takes place.
enum TeachingMode: String, CaseIterable, Sendable, DatabaseValue {
    case inPerson = "in-person"
    case online
    case hybrid

    var key: String {
        switch self {
        case .inPerson: "technique.mode-in-person"
        case .online: "technique.mode-online"
        case .hybrid: "technique.mode-hybrid"
        }
    }
}

/// How many meetings a technique of teaching takes.
enum TeachingSessions: String, CaseIterable, Sendable, DatabaseValue {
    case single, multiple, both

    var key: String {
        switch self {
        case .single: "technique.sessions-single"
        case .multiple: "technique.sessions-multiple"
        case .both: "technique.sessions-both"
        }
    }
}

/// What students mostly do in a technique of teaching.
enum TeachingFocus: String, CaseIterable, Sendable, DatabaseValue {
    case reading, writing, discussing, presenting

    var key: String {
        switch self {
        case .reading: "technique.focus-reading"
        case .writing: "technique.focus-writing"
        case .discussing: "technique.focus-discussing"
        case .presenting: "technique.focus-presenting"
        }
    }
}
