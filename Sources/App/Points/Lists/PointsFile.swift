/// The points of a course as a list to save: a line for each student, part and week, as the list that is entered has them.
struct PointsFile: Sendable {
    let points: CoursePoints
    /// Whether cells without an entry have a line too, to be filled in.
    let withEmpty: Bool
    let strings: Strings

    /// Words for the name of the file.
    var name: [String] { [points.taught.course.code, strings("points.title")] }

    var table: Spreadsheet {
        Spreadsheet(
            title: points.taught.course.title,
            headings: [
                strings("account.index-number"), strings("account.user-name"), strings("extra-time.student"),
                strings("point-list.week-column"), strings("point-list.part-column"), strings("group-points.points"),
            ],
            rows: points.rows.flatMap { row in
                points.plan.typed.flatMap { part in
                    points.plan.cells(of: part).compactMap { cell in line(row, part, cell) }
                }
            })
    }

    private func line(_ row: CoursePoints.Row, _ part: PointsPart, _ cell: PointCell) -> [Spreadsheet.Cell]? {
        let value = row.entries[cell]?.value
        guard value != nil || withEmpty && row.student.isEnrolled else { return nil }
        let student = row.student
        return [
            .init(student.indexNumber), .text(student.userName), .text(student.listName),
            cell.week == 0 ? .empty : .whole(cell.week), .text(part.key), Self.cell(value),
        ]
    }

    private static func cell(_ value: PointValue?) -> Spreadsheet.Cell {
        switch value {
        case nil: .empty
        case .points(let points): .thousandths(points.thousandths)
        case .attendance(.present): .whole(1)
        case .attendance(.absent): .whole(0)
        case .attendance(.excused): .text(Attendance.excused.rawValue)
        }
    }
}
