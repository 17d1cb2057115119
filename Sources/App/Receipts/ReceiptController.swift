import Foundation
import HTTPTypes
import Hummingbird

/// Receipts, for anyone who has a code.
struct ReceiptController: Sendable {
    let site: Site
    let receipts: ReceiptStore
    /// Checks the codes of records of passed courses.
    let records: StudyRecordStore

    /// The form for a code; with a code, its check.
    @Sendable func index(_ request: Request, context: VisitorContext) async throws -> Response {
        guard let sent = request.uri.queryParameters["code"] else { return try form(request, context) }
        let typed = sent.replacingOccurrences(of: "+", with: " ").trimmingCharacters(in: .whitespaces)
        if let code = ReceiptCode(typed: typed) {
            return site.redirect(to: site.area(request, context).kept(in: ReceiptRoutes.receipt(code)))
        }
        let key = typed.isEmpty ? "receipt.code-missing" : "receipt.code-wrong"
        return try form(request, context, typed, error: key, status: .unprocessableContent)
    }

    @Sendable func show(_ request: Request, context: VisitorContext) async throws -> Response {
        let typed = try context.parameters.require("code")
        guard let code = ReceiptCode(typed: typed) else {
            return try form(request, context, typed, error: "receipt.code-wrong", status: .notFound)
        }
        guard let check = try await receipts.check(code) else { return try await record(code, request, context) }
        let strings = site.strings(context.language)
        let frame = try await site.frame(
            request, context, heading: strings("receipt.title"), back: wayBack(from: code, request, context))
        let area = site.area(request, context)
        return try site.respond(ReceiptPage(frame: frame, code: code, check: check, area: area, strings: strings), context)
    }

    /// The check of a record, or the form for a code that was issued for nothing.
    private func record(_ code: ReceiptCode, _ request: Request, _ context: VisitorContext) async throws -> Response {
        guard let check = try await records.check(code) else {
            return try form(request, context, code.text, error: "receipt.unknown", status: .notFound)
        }
        let strings = site.strings(context.language)
        let frame = site.frame(
            request, context, heading: strings("receipt.title"), back: wayBack(from: check, request, context))
        let page = RecordReceiptPage(
            frame: frame, code: code, check: check, area: site.area(request, context), strings: strings)
        return try site.respond(page, context)
    }

    /// Whose record it is came from it, anybody else who is signed in from a main page.
    private func wayBack(from check: StudyRecordCheck, _ request: Request, _ context: VisitorContext) -> Frame.Link? {
        guard let viewer = context.viewer else { return nil }
        guard case .genuine(let record, _) = check, record.person == viewer.id else { return site.wayBack(request, context) }
        return .init(href: StudyRecordRoutes.record, text: site.strings(context)("record.heading"))
    }

    /// Whoever took the test came from its results, anybody else who is signed in from a main page.
    private func wayBack(from code: ReceiptCode, _ request: Request, _ context: VisitorContext) async throws -> Frame.Link? {
        guard let viewer = context.viewer else { return nil }
        guard let own = try await receipts.attempt(of: code, by: viewer.id) else { return site.wayBack(request, context) }
        return .init(href: AttemptRoutes.results(of: own), text: site.strings(context)("results.title"))
    }

    private func form(
        _ request: Request, _ context: VisitorContext, _ typed: String = "", error: String? = nil,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let strings = site.strings(context.language)
        let page = ReceiptsPage(
            frame: site.frame(
                request, context, heading: strings("receipt.title"),
                back: context.viewer == nil ? nil : site.wayBack(request, context), title: strings("receipt.check-title")),
            typed: typed, area: AreaTab.Area(of: request),
            errors: error.map { FormErrors(items: [.init(field: "code", key: $0)]) }, strings: strings)
        return try site.respond(page, context, status: status)
    }
}
