import Database

/// What a person may be; a person can hold several.
enum Role: String, CaseIterable, Comparable, Sendable, DatabaseValue {
    case student
    case teacher
    /// Reads the results of all surveys.
    case qualityOffice = "quality-office"
    /// Keeps charges, payments and the registration for exams. It sees no answers of tests and no surveys.
    case office
    case administrator

    private var rank: Int {
        switch self {
        case .student: 0
        case .teacher: 1
        case .qualityOffice: 2
        case .office: 3
        case .administrator: 4
        }
    }

    static func < (left: Role, right: Role) -> Bool {
        left.rank < right.rank
    }
}

extension Set<Role> {
    /// Whether the area Teach is open to them.
    var isStaff: Bool { contains(.teacher) || contains(.administrator) }
}
