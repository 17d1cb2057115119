/// The lines of a list that nobody is enrolled by, each with its number and the reason, as a CSV file.
struct RejectedLinesFile: Sendable {
    let document: EnrolmentListDocument
    let plan: EnrolmentPlan
    let strings: Strings

    var text: String {
        let names = document.columns.enumerated().map { at, column in
            TypedText.line(document.heading?.at(at)) ?? (column == .ignored ? "" : strings(column.key))
        }
        let rows = plan.rejected.map { step in
            let cells = document.cells[step.line.number] ?? []
            let padded = cells + Array(repeating: "", count: max(0, names.count - cells.count))
            return [String(step.line.number), EnrolmentListPage.state(step.outcome, strings)] + padded
        }
        return SpreadsheetText.csv([[strings("enrol.line-number"), strings("enrol.reason")] + names] + rows)
    }

    func name(_ code: String) -> String {
        SpreadsheetText.fileName([code, strings("enrol.rejected-file")])
    }
}
