/// How many of the students of a course have opened a lesson, and how many have read it to its end.
struct ReadingCount: Sendable, Equatable {
    /// Those who have read it are among them.
    let opened: Int
    let read: Int
    /// How many study the course.
    let students: Int

    /// Nil in a course that nobody studies.
    func text(_ strings: Strings) -> String? {
        let numbers = ["opened": strings.formats.number(opened), "read": strings.formats.number(read)]
        return students == 0 ? nil : strings("readers.count", n: students, numbers)
    }
}
