/// What the form of a week has of its texts.
struct TaskTextForm: Sendable {
    let edits: [TaskTextEdit]
    /// Nil where the form is none of a week.
    let week: Int?

    /// More parts than a plan has.
    private static let most = 200

    /// - Parameter values: of the form's fields, by their names.
    /// - Throws: `Problem.tooLarge`
    init(_ values: [String: String], week: Int?) throws {
        let parts = values.keys.filter { $0.hasPrefix(TaskTextFields.text) }.map {
            String($0.dropFirst(TaskTextFields.text.count))
        }.sorted()
        guard parts.count <= Self.most else { throw Problem.tooLarge }
        edits = parts.map { key in
            let (text, seen) = (TaskTextFields.text + key, TaskTextFields.seen + key)
            return TaskTextEdit(key: key, typed: values[text] ?? "", seen: values[seen].flatMap { Int($0) } ?? 0)
        }
        self.week = week
    }
}
