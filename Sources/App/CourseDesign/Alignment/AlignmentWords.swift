/// What an objective and what serves it are called.
struct AlignmentWords: Sendable {
    let strings: Strings
    /// In the language of the course.
    let course: Strings
    let topics: TopicTree

    /// Nil for an objective without a word.
    func sentence(_ objective: Objective) -> String? { ObjectiveSentence(course).sentence(of: objective, topics) }

    /// What texts call it; its number where it has no key yet.
    /// - Parameter place: its place among the objectives of the course, from 0.
    func name(_ objective: Objective, at place: Int) -> String {
        objective.key ?? strings("alignment.number", ["n": strings.formats.number(place + 1)])
    }

    func lesson(_ title: String) -> String { title.isEmpty ? strings("write.untitled") : title }
}

/// The matrix as a table to save.
struct AlignmentFile: Sendable {
    let course: Course
    let alignment: CourseAlignment
    let words: AlignmentWords

    /// Words for the name of the file.
    var name: [String] { [course.code, words.strings("alignment.title")] }

    /// A row for each objective. Nothing is 0, as numbers are to be counted on.
    var table: Spreadsheet {
        let strings = words.strings
        return Spreadsheet(
            title: course.title,
            headings: [strings("objective.key"), strings("objective.sentence")]
                + AlignmentMatter.allCases.map { strings($0.key) },
            rows: alignment.lines.map { line in
                let head: [Spreadsheet.Cell] = [.init(line.objective.key), .init(words.sentence(line.objective))]
                return head + AlignmentMatter.allCases.map { .whole(line.count($0)) }
            })
    }
}
