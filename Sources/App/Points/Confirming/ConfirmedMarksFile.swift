/// The marks of a course as a table to save: a row for each student, with the sums, the mark, and on demand every part's
/// points.
struct ConfirmedMarksFile: Sendable {
    let points: CoursePoints
    let withParts: Bool
    let strings: Strings

    /// Words for the name of the file.
    var name: [String] {
        [points.taught.course.code, strings("confirmed-marks.title"), points.roster?.title(strings)].compactMap(\.self)
    }

    var table: Spreadsheet {
        let parts = withParts ? points.plan.parts : []
        let sums = ["points.pre-exam", "points.exam", "points.penalty", "group-points.result"].map { strings($0) }
        let marks = [
            strings("results.mark"), strings("confirmed-marks.state"), strings("confirmed-marks.by"),
            strings("confirmed-marks.when"), strings("confirmed-marks.reason"),
        ]
        return Spreadsheet(
            title: points.taught.course.title,
            headings: ["account.index-number", "enrol.surname", "enrol.name"].map { strings($0) }
                + parts.map { PointsWords.name(of: $0, strings) } + sums + marks,
            rows: points.rows.map { row in student(row) + parts.map { part($0, row) } + sum(row) + mark(row) })
    }

    private func student(_ row: CoursePoints.Row) -> [Spreadsheet.Cell] {
        [.init(row.student.indexNumber), .text(row.student.surname), .text(row.student.name)]
    }

    private func part(_ part: PointsPart, _ row: CoursePoints.Row) -> Spreadsheet.Cell {
        .init(thousandths: row.points.earned(in: part)?.thousandths)
    }

    private func sum(_ row: CoursePoints.Row) -> [Spreadsheet.Cell] {
        let points = row.points
        return [points.preExam.rounded, points.exam.rounded, points.penalty, points.result.rounded].map {
            .thousandths($0.thousandths)
        }
    }

    private func mark(_ row: CoursePoints.Row) -> [Spreadsheet.Cell] {
        if let proposed = row.unconfirmed {
            return [cell(proposed.verdict), .text(strings("confirmed-marks.proposal")), .empty, .empty, .empty]
        }
        guard let confirmed = row.confirmed else { return Array(repeating: .empty, count: 5) }
        let state = confirmed.verdict == .withdrawn ? "points.withdrawn" : "confirmed-marks.is-confirmed"
        return [
            cell(confirmed.verdict), .text(strings(state)), .init(confirmed.maker), .moment(confirmed.madeAt),
            .init(confirmed.reason),
        ]
    }

    private func cell(_ verdict: ConfirmedMark.Verdict) -> Spreadsheet.Cell {
        switch verdict {
        case .mark(let mark): .thousandths(mark.thousandths)
        case .notPassed: .text(strings("points.not-passed"))
        case .withdrawn: .empty
        }
    }
}
