/// How a student stands in each subject of the present, as the eStudent app reads it: the five lines of the semester, and of
/// each week what is entered for attendance and for tasks. What is missing, or held back by a survey, is null.
enum EStudentReports {
    /// The weeks of a semester where no plan of points says how many there are.
    private static let usualWeeks = 15

    /// - Parameter today: in the institution's time zone.
    static func document(_ reports: [StudentReport], on today: LocalDay) -> OrderedJSON {
        .list(reports.filter { isPresent($0, today) }.map(report))
    }

    /// Whether the student studies the subject now: in a semester that is current, or whose days are missing.
    private static func isPresent(_ report: StudentReport, _ today: LocalDay) -> Bool {
        guard report.isEnrolled, !report.isArchived else { return false }
        switch report.semester?.time(on: today) {
        case .current, .unknown, nil: return true
        case .planned, .past: return false
        }
    }

    private static func report(_ report: StudentReport) -> OrderedJSON {
        let figures = ReportFigures(report)
        return .object([
            ("kod", .text(report.course.code)), ("naziv", .text(report.course.title)),
            ("kazneniPoeni", .points(figures.penalty)), ("predispitneObaveze", .points(figures.preExam)),
            ("pismeniIspiti", .points(figures.exam)), ("sumaPoena", .points(figures.total)),
            ("ocena", mark(figures.verdict, report)),
            ("nedelje", .list((1...max(1, report.plan?.weeks ?? usualWeeks)).map { week($0, report) })),
        ])
    }

    /// The mark as a number. A Serbian 5 is entered nowhere, and is what not having passed is called there.
    private static func mark(_ verdict: ConfirmedMark.Verdict?, _ report: StudentReport) -> OrderedJSON {
        switch verdict {
        case .mark(let mark): .points(Points(thousandths: mark.thousandths))
        case .notPassed where report.course.markScheme == .serbian: .integer(5)
        case .notPassed, .withdrawn, nil: .null
        }
    }

    private static func week(_ number: Int, _ report: StudentReport) -> OrderedJSON {
        .object([
            ("broj", .integer(number)), ("prisustvo", sum(of: number, report) { $0.sort == .attendance }),
            ("zadaci", sum(of: number, report) { $0.sort != .attendance && $0.kind != .penalty }),
        ])
    }

    private static func sum(of week: Int, _ report: StudentReport, _ isMeant: (PointsPart) -> Bool) -> OrderedJSON {
        let parts = (report.plan?.parts ?? []).filter { $0.isWeekly && isMeant($0) }
        let entered = parts.compactMap { part in
            report.points?.values[PointCell(part: part.id, week: week)].map { worth($0, in: part) }
        }
        return entered.isEmpty ? .null : .points(entered.reduce(.zero) { $0 + $1 })
    }

    /// The points of what is entered. Presence of which only a record is kept is told as 1.
    private static func worth(_ value: PointValue, in part: PointsPart) -> Points {
        if part.cellMost == .zero, value == .attendance(.present) { return Points(thousandths: 1000) }
        return part.points(for: value)
    }
}
