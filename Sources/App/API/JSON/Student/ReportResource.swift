import Foundation

/// How the person stands in a subject.
struct ReportResource: Encodable, Sendable {
    let course: String
    let code: String
    let title: String
    let language: String
    let semester: String
    let isEnrolled: Bool
    let isArchived: Bool
    /// Why nothing is shown; absent where nothing is held back.
    let waiting: WaitResource?
    let penalty: Decimal?
    let preExam: Decimal?
    let exam: Decimal?
    /// Before penalty points are taken off.
    let total: Decimal?
    /// What the mark is made of.
    let result: Decimal?
    let mark: ReportMarkResource?

    init(_ report: StudentReport, _ strings: Strings) {
        let figures = ReportFigures(report)
        (course, code, title) = (report.course.id.text, report.course.code, report.course.title)
        (language, semester) = (report.course.language.rawValue, report.course.semester)
        (isEnrolled, isArchived) = (report.isEnrolled, report.isArchived)
        waiting = report.gate.map { WaitResource(.survey($0)) }
        (penalty, preExam, exam) = (figures.penalty?.decimal, figures.preExam?.decimal, figures.exam?.decimal)
        (total, result) = (figures.total?.decimal, figures.result?.decimal)
        mark = figures.verdict.map { ReportMarkResource($0, isConfirmed: figures.isConfirmed, in: report.plan, strings) }
    }
}

/// A mark of a report.
struct ReportMarkResource: Encodable, Sendable {
    /// "confirmed" or "proposed".
    let state: String
    let text: String
    /// Absent where no mark is entered: not passed, or withdrawn.
    let value: Decimal?
    /// Absent where the scheme does not say, and for a mark that was withdrawn.
    let isPass: Bool?

    init(_ verdict: ConfirmedMark.Verdict, isConfirmed: Bool, in plan: PointsPlan?, _ strings: Strings) {
        state = isConfirmed ? "confirmed" : "proposed"
        text = ReportWords.verdict(verdict, in: plan, strings)
        switch verdict {
        case .mark(let mark): (value, isPass) = (Decimal(mark.thousandths) / 1000, mark.isPass)
        case .notPassed: (value, isPass) = (nil, false)
        case .withdrawn: (value, isPass) = (nil, nil)
        }
    }
}
