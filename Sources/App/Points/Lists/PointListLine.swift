/// One line of a list of points, as it is written there.
struct PointListLine: Sendable, Equatable {
    /// From 1.
    let number: Int
    /// The student number; nil where the list has none.
    let indexNumber: String?
    let userName: String?
    let week: String?
    let part: String?
    let points: String?
    /// Whether its cells cannot be told apart.
    var isBroken = false

    /// What it is about, in few words.
    var text: String {
        [indexNumber ?? userName, part, week].compactMap { $0 }.map { String($0.beginning(letters: 60)) }
            .joined(separator: " · ")
    }
}

/// What a column of a list of points holds.
enum PointListColumn: Sendable, Equatable {
    case indexNumber, userName, week, part, points
    /// Something else, such as a name.
    case other

    /// The columns of a list without a heading.
    static let usual: [PointListColumn] = [.indexNumber, .week, .part, .points]

    private static let weeks: Set = ["week", "saptamana", "saptamina", "nedelja", "sedmica"]
    private static let parts: Set = ["part", "parte", "partea", "deo", "aktivnost"]
    private static let values: Set = ["points", "puncte", "punctaj", "punctajul", "poeni", "bodovi"]

    /// The columns that a line names; nil where it is no heading.
    static func columns(_ cells: [String]) -> [PointListColumn]? {
        let named = cells.map(column)
        let isHeading = named.contains(.points) && (named.contains(.indexNumber) || named.contains(.userName))
        return isHeading ? named : nil
    }

    private static func column(_ cell: String) -> PointListColumn {
        let words = Set(SearchText.words(of: PlainLetters.latin(cell)))
        if !words.isDisjoint(with: values) { return .points }
        if !words.isDisjoint(with: weeks) { return .week }
        if !words.isDisjoint(with: parts) { return .part }
        switch ListHeading.column(cell) {
        case .indexNumber: return .indexNumber
        case .userName: return .userName
        default: return .other
        }
    }
}
