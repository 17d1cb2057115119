/// A group of a course's students. What it does not have of its own is the course's.
struct CourseGroup: Sendable, Equatable {
    let id: ID<CourseGroup>
    /// No other group of the course has the same.
    let name: String
    /// Nil where all assistants of the course are the group's.
    let assistant: ID<Person>?
    /// With the title; nil where there is no assistant.
    let assistantName: String?
    /// When it meets, in words.
    let meetings: String?
    let room: String?

    /// Numbers in names are compared as numbers: 2 is before 10.
    static func inOrder(_ groups: [CourseGroup]) -> [CourseGroup] {
        groups.sorted { (order($0.name), $0.name, $0.id.text) < (order($1.name), $1.name, $1.id.text) }
    }

    /// Folded, with every number written with as many digits.
    private static func order(_ name: String) -> String {
        SearchText.fold(name).split(separator: " ").map { word in
            word.utf8.allSatisfy { (48...57).contains($0) }
                ? String(repeating: "0", count: max(0, 9 - word.count)) + word : String(word)
        }.joined(separator: " ")
    }
}
