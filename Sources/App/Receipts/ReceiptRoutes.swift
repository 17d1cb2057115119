import Hummingbird

/// The addresses of receipts, which are public, and of the results that students save or send.
enum ReceiptRoutes {
    static let receipts = "/receipts"

    static func receipt(_ code: ReceiptCode) -> String { AttemptRoutes.receipt(code) }
    static func sharing(of id: ID<Attempt>) -> String { AttemptRoutes.sharing(of: id) }
    static func reportPage(of id: ID<Attempt>) -> String { AttemptRoutes.reportPage(of: id) }
    static func reportText(of id: ID<Attempt>) -> String { "/attempts/\(id)/report.txt" }

    static func mount(
        on routes: SiteRoutes, exams: ExamReceiptController, receipts: ReceiptController, sharing: SharingController,
        reports: ReportController
    ) {
        routes.everybody.get("receipts", use: receipts.index)
        routes.everybody.get("receipts/:code") { request, context in
            if let exam = try await exams.show(request, context: context) { return exam }
            return try await receipts.show(request, context: context)
        }
        let signedIn = routes.signedIn
        signedIn.get("attempts/:attempt/sharing", use: sharing.show)
        signedIn.get("attempts/:attempt/report.html", use: reports.page)
        signedIn.get("attempts/:attempt/report.txt", use: reports.text)
    }
}
