import Database

/// What a token opens to a program. It never opens more than its person's roles do at that moment.
enum TokenScope: String, CaseIterable, Comparable, Sendable, DatabaseValue {
    /// Courses, tests, attempts, results and lessons of the person who learns.
    case learnRead = "learn.read"
    /// Taking tests and reading lessons.
    case learnWrite = "learn.write"
    /// The design of courses that the person teaches.
    case designRead = "design.read"
    /// Changing it.
    case designWrite = "design.write"

    static func < (left: TokenScope, right: TokenScope) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .learnRead: 0
        case .learnWrite: 1
        case .designRead: 6
        case .designWrite: 7
        }
    }

    /// Whether people with these roles may give it to a token, and a token may use it. What learners have is open to
    /// everybody: each page behind it decides by its own rules.
    func isOpen(to roles: Set<Role>) -> Bool {
        switch self {
        case .learnRead, .learnWrite: true
        case .designRead, .designWrite: roles.isStaff
        }
    }

    /// The scopes that are open to these roles.
    static func open(to roles: Set<Role>) -> Set<TokenScope> { Set(allCases.filter { $0.isOpen(to: roles) }) }

    /// The key of its name.
    var key: String {
        switch self {
        case .learnRead: "tokens.scope-learn-read"
        case .learnWrite: "tokens.scope-learn-write"
        case .designRead: "tokens.scope-design-read"
        case .designWrite: "tokens.scope-design-write"
        }
    }
}
