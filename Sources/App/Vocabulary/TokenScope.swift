import Database

/// What a token opens to a program. It never opens more than its person's roles do at that moment.
enum TokenScope: String, CaseIterable, Comparable, Sendable, DatabaseValue {
    /// Courses, tests, attempts, results and lessons of the person who learns.
    case learnRead = "learn.read"
    /// Taking tests and reading lessons.
    case learnWrite = "learn.write"
    /// Reports, finances, exams and professors of the person who studies.
    case studentRead = "student.read"
    /// Registering for exams, and withdrawing.
    case studentWrite = "student.write"
    /// The courses that the person may change, their texts, and what students did in their tests.
    case teachRead = "teach.read"
    /// Changing these courses and their texts, and publishing them.
    case teachWrite = "teach.write"
    /// The design of courses that the person teaches.
    case designRead = "design.read"
    /// Changing it.
    case designWrite = "design.write"
    /// Importing a whole institution.
    case adminImport = "admin.import"

    static func < (left: TokenScope, right: TokenScope) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .learnRead: 0
        case .learnWrite: 1
        case .studentRead: 2
        case .studentWrite: 3
        case .teachRead: 4
        case .teachWrite: 5
        case .designRead: 6
        case .designWrite: 7
        case .adminImport: 8
        }
    }

    /// Whether people with these roles may give it to a token, and a token may use it. What learners have is open to
    /// everybody: each page behind it decides by its own rules. Reports, fees and registrations are those of students.
    func isOpen(to roles: Set<Role>) -> Bool {
        switch self {
        case .learnRead, .learnWrite: true
        case .studentRead, .studentWrite: roles.contains(.student)
        case .teachRead, .teachWrite, .designRead, .designWrite: roles.isStaff
        case .adminImport: roles.contains(.administrator)
        }
    }

    /// The scopes that are open to these roles.
    static func open(to roles: Set<Role>) -> Set<TokenScope> { Set(allCases.filter { $0.isOpen(to: roles) }) }

    /// The key of its name.
    var key: String {
        switch self {
        case .learnRead: "tokens.scope-learn-read"
        case .learnWrite: "tokens.scope-learn-write"
        case .studentRead: "tokens.scope-student-read"
        case .studentWrite: "tokens.scope-student-write"
        case .teachRead: "tokens.scope-teach-read"
        case .teachWrite: "tokens.scope-teach-write"
        case .designRead: "tokens.scope-design-read"
        case .designWrite: "tokens.scope-design-write"
        case .adminImport: "tokens.scope-admin-import"
        }
    }
}
