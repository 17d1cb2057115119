/// What a column of a registrar's list holds.
enum ListColumn: String, CaseIterable, Sendable {
    case userName = "user"
    case name
    case surname
    case surnameFirst = "surname-first"
    case nameFirst = "name-first"
    case indexNumber = "index"
    case email
    case group
    case ignored

    /// Whether a list has such a column once at most.
    var isSingle: Bool { self != .ignored }
    /// Whether it holds the surname and the first name together.
    var isWhole: Bool { self == .surnameFirst || self == .nameFirst }

    /// The key of its word.
    var key: String {
        switch self {
        case .userName: "account.user-name"
        case .name: "enrol.name"
        case .surname: "enrol.surname"
        case .surnameFirst: "enrol.surname-first"
        case .nameFirst: "enrol.name-first"
        case .indexNumber: "account.index-number"
        case .email: "account.email"
        case .group: "enrol.group"
        case .ignored: "enrol.ignored"
        }
    }

    /// The columns with what occurs twice, or beside what it consists of, taken out of it.
    static func withoutRepetitions(_ columns: [ListColumn]) -> [ListColumn] {
        var seen: Set<ListColumn> = []
        let hasParts = columns.contains(.name) && columns.contains(.surname)
        return columns.map { column in
            let isDoubled = column.isSingle && !seen.insert(column.isWhole ? .surnameFirst : column).inserted
            return isDoubled || column.isWhole && hasParts ? .ignored : column
        }
    }
}
