/// What a part of the plan was in a week, in `course.yaml`.
struct WrittenTaskText: Sendable, Equatable {
    /// Of the file; nil where it is not known.
    let line: Int?
    /// The key of a weekly part of the plan.
    let part: String
    /// From 1.
    let week: Int
    /// One line.
    let text: String

    /// In letters.
    static let longest = 200
}

extension CourseDocument {
    /// What is wrong with the weeks of its texts, when the semester has so many.
    func textMistakes(_ file: String, weeks: Int) -> [Mistake] {
        taskTexts.filter { $0.week > weeks }.map {
            Mistake(file, line: $0.line, "mistake.points-week", ["value": String($0.week), "weeks": String(weeks)])
        }
    }
}
