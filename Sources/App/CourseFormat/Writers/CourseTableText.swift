/// `points.csv` and `marks.csv` as FORMAT.md describes them.
enum CourseTableText {
    static func points(_ entries: [PointsDocument.Entry]) -> String {
        text(
            PointsDocument.columns + [PointsDocument.dayColumn],
            entries.map {
                [$0.userName, $0.week == 0 ? "" : String($0.week), $0.part, $0.value.written, $0.day?.iso ?? ""]
            })
    }

    static func marks(_ entries: [MarksDocument.Entry]) -> String {
        text(
            MarksDocument.columns + [MarksDocument.pointsColumn, MarksDocument.dayColumn],
            entries.map { [$0.userName, $0.markText, $0.points?.written ?? "", $0.day?.iso ?? ""] })
    }

    private static func text(_ columns: [String], _ rows: [[String]]) -> String {
        ([columns] + rows).map { $0.map(SeparatedText.cell).joined(separator: ",") + "\n" }.joined()
    }
}

extension PointValue {
    /// As files have it.
    var written: String {
        switch self {
        case .points(let points): points.written
        case .attendance(let attendance): attendance.rawValue
        }
    }
}

extension MarksDocument.Entry {
    fileprivate var markText: String {
        mark.map { Points(thousandths: $0.thousandths).written } ?? MarksDocument.notPassed
    }
}
