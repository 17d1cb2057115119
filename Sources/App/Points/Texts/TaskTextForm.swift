/// What the form of a week's texts posts.
struct TaskTextForm: Sendable {
    let edits: [TaskTextEdit]
    /// The page to go back to.
    let query: GroupPointsQuery

    /// More parts than a plan has.
    private static let most = 200

    /// - Throws: `Problem.tooLarge`
    init(_ fields: [(name: String, value: String)]) throws {
        let values = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let parts = values.keys.filter { $0.hasPrefix(TaskTextFields.text) }.map {
            String($0.dropFirst(TaskTextFields.text.count))
        }.sorted()
        guard parts.count <= Self.most else { throw Problem.tooLarge }
        edits = parts.map { key in
            let (text, seen) = (TaskTextFields.text + key, TaskTextFields.seen + key)
            return TaskTextEdit(key: key, typed: values[text] ?? "", seen: values[seen].flatMap { Int($0) } ?? 0)
        }
        query = GroupPointsQuery(group: values["group"], week: values["week"], exam: values[PointRoster.name])
    }

    var week: Int? { query.week.flatMap { Int($0) } }
}
