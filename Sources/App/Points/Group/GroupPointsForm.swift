/// What a page of points posts: its cells and what its week was, which page it is, and the button that was pressed.
struct GroupPointsForm: Sendable {
    let typed: [TypedPoint]
    let texts: TaskTextForm
    let query: GroupPointsQuery
    /// The key of the part in which everyone else is entered as present; nil for another button.
    let fill: String?

    /// More cells than a page has.
    static let most = 20_000

    /// - Parameter fields: in the order of the page.
    /// - Throws: `Problem.tooLarge`
    init(_ fields: [(name: String, value: String)]) throws {
        let entries = fields.compactMap { TypedPoint(name: $0.name, value: $0.value) }
        guard entries.count <= Self.most else { throw Problem.tooLarge }
        typed = entries
        let first = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        query = GroupPointsQuery(group: first["group"], week: first["week"], part: first["part"], exam: first[PointRoster.name])
        texts = try TaskTextForm(first, week: query.week.flatMap { Int($0) })
        fill = first["fill"]
    }

    /// What the button beside the cells adds.
    var filling: PointSheetStore.Filling? {
        guard let fill, let week = query.week.flatMap({ Int($0) }) else { return nil }
        let group: ID<CourseGroup>? = if case .one(let id) = query.asked { id } else { nil }
        return PointSheetStore.Filling(key: fill, week: week, group: group)
    }
}
