import Hummingbird

/// Enters charges and payments from lists, which are checked first.
struct MoneyListController: Sendable {
    let site: Site
    let lists: MoneyListStore

    @Sendable func new(_ request: Request, context: MoneyContext) async throws -> Response {
        try page(request, context, Self.kind(context), .init())
    }

    @Sendable func check(_ request: Request, context: MoneyContext) async throws -> Response {
        let kind = try Self.kind(context)
        do {
            let (document, sheet) = try await document(request, context, kind)
            let plan = try await lists.plan(document, on: today(context), at: context.arrivedAt, formats(context))
            return try page(request, context, kind, .init(text: document.text, sheet: sheet, plan: plan))
        } catch let typed as TypedList {
            return try page(request, context, kind, .init(text: typed.text, sheet: typed.sheet, errors: typed.errors))
        }
    }

    @Sendable func create(_ request: Request, context: MoneyContext) async throws -> Response {
        let kind = try Self.kind(context)
        let fields = try await fields(request, context)
        let text = fields["list"] ?? ""
        do {
            let document = try await FileThreads.run { try MoneyListDocument(text, kind) }
            let (plan, isDone) = try await lists.enter(
                document, checked: fields["checked"], on: today(context), by: context.person.id, at: context.arrivedAt,
                formats(context))
            guard isDone else {
                return try page(request, context, kind, .init(text: document.text, plan: plan, isChanged: true))
            }
            context.logger.notice(
                "\(kind.rawValue) entered from a list",
                metadata: ["by": "\(context.person.userName)", "count": "\(plan.entries.count)"])
            return site.redirect(
                to: plan.unassigned > 0 ? OfficeRoutes.received : OfficePlace.start, flash: flash(plan, context))
        } catch let errors as FormErrors {
            return try page(request, context, kind, .init(text: text, errors: errors))
        }
    }

    private func flash(_ plan: MoneyListPlan, _ context: MoneyContext) -> Flash {
        Flash(
            "flash.money-entered",
            [
                "count": formats(context).number(plan.entries.count), "known": formats(context).number(plan.known),
            ])
    }

    /// A list that cannot be read, with what was in the fields of the page.
    private struct TypedList: Error {
        let text: String
        let sheet: String?
        let errors: FormErrors
    }

    /// The list of a form, or of the file in it, read where it keeps nobody waiting.
    private func document(
        _ request: Request, _ context: MoneyContext, _ kind: MoneyListKind
    ) async throws -> (MoneyListDocument, String?) {
        if !request.headers.isMultipart {
            let text = try await fields(request, context)["list"] ?? ""
            do { return (try await FileThreads.run { try MoneyListDocument(text, kind) }, nil) } catch let errors as FormErrors {
                throw TypedList(text: text, sheet: nil, errors: errors)
            }
        }
        let (sent, file) = try await MultipartForm.readSmall(
            request, context, longest: ListFile.longest, reader: ListFile.reader)
        let first = Dictionary(sent.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let sheet = TypedText.line(first["sheet"])
        do {
            guard sent.tooLong.isEmpty else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-too-long")]) }
            guard let file else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-missing")]) }
            return (try await FileThreads.run { try MoneyListDocument(file: file.bytes, sheet: sheet, kind) }, sheet)
        } catch let errors as FormErrors {
            throw TypedList(text: first["list"] ?? "", sheet: sheet, errors: errors)
        }
    }

    private func fields(_ request: Request, _ context: MoneyContext) async throws -> [String: String] {
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        return Dictionary(
            try PostedFields(body.readableBytesView).fields.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func kind(_ context: MoneyContext) throws -> MoneyListKind {
        guard let kind = MoneyListKind(rawValue: try context.parameters.require("list")) else { throw Problem.notFound }
        return kind
    }

    private func formats(_ context: MoneyContext) -> Formats { site.strings(context).formats }
    private func today(_ context: MoneyContext) -> LocalDay { formats(context).localDay(context.arrivedAt) }

    private func page(
        _ request: Request, _ context: MoneyContext, _ kind: MoneyListKind, _ shown: MoneyListPage.Shown
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: kind.title(strings),
            back: .office(strings)
        ).at(OfficeRoutes.list(kind), if: request.method == .post).inOffice(at: kind.place, for: context.person, strings)
        let page = MoneyListPage(frame: frame, strings: strings, kind: kind, shown: shown)
        return try site.respond(page, context, status: .showing(shown.errors))
    }
}
