/// The attainment of objectives as a table to save: a row for each student who studies the course, and columns for each objective.
/// What was not measured is empty.
struct AttainmentFile: Sendable {
    let course: Course
    let students: [MarkedStudent]
    let attainments: [Numbered]
    /// Whether more columns have the points behind the shares, and what practice quizzes tell.
    let withPoints: Bool
    let strings: Strings

    /// An objective with its number in the course, from 1.
    struct Numbered: Sendable {
        let number: Int
        let attainment: ObjectiveAttainment

        /// Its key; its number while it has none.
        var name: String { attainment.objective.key ?? String(number) }
    }

    private static let person = ["account.user-name", "enrol.name", "enrol.surname", "account.index-number"]

    var table: Spreadsheet {
        Spreadsheet(
            title: course.title, headings: Self.person.map { strings($0) } + attainments.flatMap(headings),
            rows: students.map { student in
                let person: [Spreadsheet.Cell] = [
                    .text(student.userName), .text(student.name), .text(student.surname), .init(student.indexNumber),
                ]
                return person + attainments.flatMap { cells(of: student.id, $0.attainment) }
            })
    }

    /// Words for the name of the file.
    var name: [String] {
        let own = attainments.count == 1 ? attainments.first?.attainment.objective.key : nil
        return [course.code, strings("attainment.title"), own].compactMap { $0 }
    }

    private func headings(_ numbered: Numbered) -> [String] {
        let keys = ["attainment.file-share", "attainment.file-reached"]
        let more = [
            "attainment.file-earned", "attainment.file-possible", "attainment.file-quizzes",
            "attainment.file-quizzes-earned", "attainment.file-quizzes-possible",
        ]
        return (withPoints ? keys + more : keys).map { strings($0, ["objective": numbered.name]) }
    }

    private func cells(of student: ID<Person>, _ attainment: ObjectiveAttainment) -> [Spreadsheet.Cell] {
        let (finals, quizzes) = (attainment.finals.students[student], attainment.quizzes.students[student])
        let reached = finals.map { Spreadsheet.Cell.whole($0.reaches(attainment.threshold) ? 1 : 0) } ?? .empty
        let cells = [Self.percent(finals), reached]
        return withPoints ? cells + Self.points(finals) + [Self.percent(quizzes)] + Self.points(quizzes) : cells
    }

    private static func percent(_ points: CountedPoints?) -> Spreadsheet.Cell {
        .init(thousandths: points.map { $0.perMille * 100 })
    }

    private static func points(_ points: CountedPoints?) -> [Spreadsheet.Cell] {
        [.init(thousandths: points?.earned.thousandths), .init(thousandths: points?.possible.thousandths)]
    }
}
