import Hummingbird

/// One technique on its page, for those who teach a course.
struct TechniqueController: Sendable {
    let site: Site
    let techniques: TechniqueStore

    /// What the buttons that mark and publish post.
    enum MarkValue {
        static let add = "add"
        static let remove = "remove"
    }

    struct MarkForm: Decodable, Sendable {
        var mark: String?
        /// The version that was shown.
        var seen: String?

        /// - Throws: `Problem.unreadable`
        func isAdded() throws -> Bool {
            guard mark == MarkValue.add || mark == MarkValue.remove else { throw Problem.unreadable }
            return mark == MarkValue.add
        }
    }

    struct CopyForm: Decodable, Sendable {
        /// The id of the copy, made when the page was shown.
        var technique: String?
    }

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        try await page(request, context, nil)
    }

    @Sendable func copy(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: CopyForm.self, context: context)
        let copy = ID<OwnTechnique>(posted: form.technique) ?? ID(at: context.arrivedAt)
        do {
            let isDone = try await techniques.copy(
                reference(context), as: copy, in: site.strings(context).language, in: course(context), by: context.person)
            guard isDone else { throw Problem.notFound }
            return site.redirect(
                to: TechniqueRoutes.edit(copy, in: try course(context)), flash: Flash("flash.technique-copied"))
        } catch let errors as FormErrors {
            return try await page(request, context, errors)
        }
    }

    @Sendable func mark(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: MarkForm.self, context: context)
        guard try await techniques.course(course(context), by: context.person) != nil else { throw Problem.notFound }
        let isDone = try await techniques.mark(
            reference(context), isFavourite: form.isAdded(), in: course(context), by: context.person)
        guard isDone else { throw Problem.notFound }
        return site.redirect(to: TechniqueRoutes.technique(try reference(context), in: try course(context)))
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        let isDone = try await techniques.remove(
            own(context), in: course(context), by: context.person, at: context.arrivedAt)
        guard isDone else { throw Problem.notFound }
        return site.redirect(
            to: TechniqueRoutes.technique(try reference(context), in: try course(context)),
            flash: Flash("flash.technique-removed"))
    }

    @Sendable func restore(_ request: Request, context: StaffContext) async throws -> Response {
        do {
            let isDone = try await techniques.restore(
                own(context), in: course(context), by: context.person, at: context.arrivedAt)
            guard isDone else { throw Problem.notFound }
            return site.redirect(
                to: TechniqueRoutes.technique(try reference(context), in: try course(context)),
                flash: Flash("flash.technique-restored"))
        } catch let errors as FormErrors {
            return try await page(request, context, errors)
        }
    }

    @Sendable func publish(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: MarkForm.self, context: context)
        do {
            let isDone = try await techniques.publish(
                own(context), isPublished: form.isAdded(), seen: Int(form.seen ?? "") ?? 0, in: course(context),
                by: context.person, at: context.arrivedAt)
            guard isDone else { throw Problem.notFound }
            return site.redirect(to: TechniqueRoutes.technique(try reference(context), in: try course(context)))
        } catch let errors as FormErrors {
            return try await page(request, context, errors)
        }
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }

    private func reference(_ context: StaffContext) throws -> TechniqueReference {
        TechniqueReference(text: try context.parameters.require("technique"))
    }

    /// - Throws: `Problem.notFound` for a curated one, which nobody owns.
    private func own(_ context: StaffContext) throws -> ID<OwnTechnique> {
        guard let id = try reference(context).ownID else { throw Problem.notFound }
        return id
    }

    private func page(_ request: Request, _ context: StaffContext, _ errors: FormErrors?) async throws -> Response {
        let reference = try reference(context)
        guard let sheet = try await techniques.find(reference, in: course(context), by: context.person) else {
            throw Problem.notFound
        }
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let list = TechniqueRoutes.techniques(of: course.id, sheet.technique.traits.kind)
        let frame = site.designFrame(
            request, context, course, heading: sheet.technique.title(strings.language),
            at: TechniqueRoutes.technique(reference, in: course.id), back: .init(href: list, text: strings("technique.all")))
        let page = try TechniquePage(
            frame: frame, strings: strings, stringsOf: { site.strings($0) }, sheet: sheet, viewer: context.person,
            copy: ID(at: context.arrivedAt), at: context.arrivedAt, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
