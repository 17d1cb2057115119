import Hummingbird

/// The check of a registration's receipt, for anyone who has its code.
struct ExamReceiptController: Sendable {
    let site: Site
    let receipts: ExamReceiptStore

    /// Nil for a code that no registration has: it may be another receipt's.
    func show(_ request: Request, context: VisitorContext) async throws -> Response? {
        guard let code = ReceiptCode(typed: try context.parameters.require("code")),
            let check = try await receipts.check(code)
        else { return nil }
        let strings = site.strings(context.language)
        let frame = site.frame(
            request, context, heading: strings("receipt.title"), back: wayBack(check, request, context))
        let page = ExamReceiptPage(
            frame: frame, code: code, check: check, area: site.area(request, context), strings: strings)
        return try site.respond(page, context)
    }

    /// Whose registration it is came from the confirmation, anybody else who is signed in from a main page.
    private func wayBack(_ check: ExamReceiptCheck, _ request: Request, _ context: VisitorContext) -> Frame.Link? {
        guard let viewer = context.viewer else { return nil }
        guard case .genuine(let found) = check, found.registration.person == viewer.id else {
            return site.wayBack(request, context)
        }
        return .init(
            href: ExamRoutes.confirmation(found.registration.id), text: site.strings(context)("exams.confirmation"))
    }
}
