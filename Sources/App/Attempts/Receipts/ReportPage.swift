/// A report as a page of its own: with its style in it, and without script, pictures and other pages.
struct ReportPage: Page {
    static let template = "Attempts/report"

    let frame: Frame
    let report: Report
}
