/// The marks of a course as a table to save: a row for each student, and for each test a column with the mark that counts; it is empty
/// where there is none.
struct CourseMarksFile: Sendable {
    let marks: CourseMarks
    /// Whether two more columns for each test have the points behind the mark, and their share of what was possible in percent.
    let withPoints: Bool
    let strings: Strings

    private static let person = ["account.user-name", "enrol.name", "enrol.surname", "account.index-number"]

    var table: Spreadsheet {
        Spreadsheet(
            title: marks.taught.course.title,
            headings: Self.person.map { strings($0) } + titles.flatMap(headings) + [strings("marks.taken")],
            rows: marks.rows.map { row in
                let student = row.student
                let person: [Spreadsheet.Cell] = [
                    .text(student.userName), .text(student.name), .text(student.surname), .init(student.indexNumber),
                ]
                return person + row.marks.flatMap(cells) + [.whole(row.taken)]
            })
    }

    /// Words for the name of the file.
    var name: [String] { [marks.taught.course.code, strings("marks.title")] }

    /// The titles of the tests. One that another test before it has gets a number, so that no two columns have one name.
    private var titles: [String] {
        var taken: Set<String> = []
        let own = Set(marks.tests.map(\.title))
        return marks.tests.map { test in
            var (title, times) = (test.title, 1)
            while taken.contains(title) || times > 1 && own.contains(title) {
                times += 1
                title = test.title + " (\(times))"
            }
            taken.insert(title)
            return title
        }
    }

    private func headings(_ title: String) -> [String] {
        withPoints
            ? [title, strings("table.test-points", ["title": title]), strings("table.test-share", ["title": title])] : [title]
    }

    private func cells(_ mark: TestMark) -> [Spreadsheet.Cell] {
        let counted = Spreadsheet.Cell(thousandths: mark.counted?.mark.thousandths)
        guard withPoints else { return [counted] }
        guard let points = mark.points else { return [counted, .empty, .empty] }
        return [
            counted, .thousandths(points.earned.thousandths),
            .init(thousandths: Self.percent(points.earned, of: points.possible)),
        ]
    }

    /// In thousandths of a percent, halves up; nil where nothing was to be earned.
    private static func percent(_ earned: Points, of possible: Points) -> Int? {
        guard possible > .zero else { return nil }
        return (earned.thousandths * 200_000 + possible.thousandths) / (2 * possible.thousandths)
    }
}
