import Hummingbird

/// The list of a programme's outcomes, which is checked before it is saved, for those who teach the course.
struct OutcomesController: Sendable {
    let site: Site
    let outcomes: OutcomeStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let shelf = try await shelf(context)
        return try page(request, context, shelf, .init(text: OutcomeDocument.text(of: shelf.outcomes)))
    }

    @Sendable func check(_ request: Request, context: StaffContext) async throws -> Response {
        let shelf = try await shelf(context)
        var typed = OutcomeDocument.text(of: shelf.outcomes)
        do {
            let document: OutcomeDocument
            if request.headers.isMultipart {
                document = try await file(request, context)
            } else {
                let text = try await fields(request, context)["list"] ?? ""
                typed = text
                document = try await FileThreads.run { try OutcomeDocument(text) }
            }
            let plan = OutcomePlan(document, shelf.outcomes, served: shelf.served, at: context.arrivedAt)
            return try page(request, context, shelf, .init(text: document.text, plan: plan))
        } catch let errors as FormErrors {
            return try page(request, context, shelf, .init(text: typed, errors: errors))
        }
    }

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let shelf = try await shelf(context)
        let fields = try await fields(request, context)
        let (text, course) = (fields["list"] ?? "", shelf.taught.course.id)
        do {
            let document = try await FileThreads.run { try OutcomeDocument(text) }
            let saved = try await outcomes.save(
                document, of: course, checked: fields["checked"], by: context.person, at: context.arrivedAt)
            guard let (plan, isSaved) = saved else { throw Problem.notFound }
            guard isSaved else {
                let current = try await self.shelf(context)
                return try page(request, context, current, .init(text: document.text, plan: plan, isChanged: true))
            }
            return site.redirect(to: DesignRoutes.outcomes(of: course), flash: Flash("flash.outcomes-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, shelf, .init(text: text, errors: errors))
        }
    }

    private func file(_ request: Request, _ context: StaffContext) async throws -> OutcomeDocument {
        let (sent, file) = try await MultipartForm.readSmall(
            request, context, longest: OutcomeDocument.longest, reader: ListFile.reader)
        guard sent.tooLong.isEmpty else {
            throw FormErrors(
                items: [.init(field: "file", key: "outcome.list-too-long", values: ["n": String(WrittenDesign.mostOutcomes)])])
        }
        guard let file else { throw FormErrors(items: [.init(field: "file", key: "enrol.file-missing")]) }
        return try await FileThreads.run { try OutcomeDocument(file: file.bytes) }
    }

    private func fields(_ request: Request, _ context: StaffContext) async throws -> [String: String] {
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        return Dictionary(
            try PostedFields(body.readableBytesView).fields.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    private func shelf(_ context: StaffContext) async throws -> OutcomeStore.Shelf {
        let id = ID<Course>(text: try context.parameters.require("course"))
        guard let shelf = try await outcomes.shelf(of: id, by: context.person) else { throw Problem.notFound }
        return shelf
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ shelf: OutcomeStore.Shelf, _ shown: OutcomesPage.Shown
    ) throws -> Response {
        let (strings, course) = (site.strings(context), shelf.taught.course)
        let frame = site.frame(
            request, context, heading: strings("outcome.all"),
            back: .init(href: TeachRoutes.design(of: course.id), text: strings("design.title")),
            title: strings("outcome.all") + " · " + course.code
        ).at(DesignRoutes.outcomes(of: course.id), if: request.method == .post).in(course, at: .design, strings)
        let page = OutcomesPage(
            frame: frame, strings: strings, courseStrings: site.strings(course.language), shelf: shelf, shown: shown)
        return try site.respond(page, context, status: .showing(shown.errors))
    }
}
