/// A report as a complete HTML file: its style is included, and it needs no script, pictures or other pages.
struct ReportPage: Page {
    static let template = "Receipts/report"

    let frame: Frame
    let report: Report
}
