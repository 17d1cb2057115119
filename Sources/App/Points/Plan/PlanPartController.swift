import Hummingbird

/// Adds, changes, removes and freezes the parts of a plan of points, for the professors of a course and for administrators.
struct PlanPartController: Sendable {
    let site: Site
    let plans: PointsPlanStore

    @Sendable func new(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await openSheet(context)
        let form = PlanPartForm(
            part: ID<PointsPart>(at: context.arrivedAt).text, seen: String(sheet.plan?.edition.revision ?? 0))
        return try page(request, context, sheet, nil, form, nil)
    }

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        _ = try await sheet(context)
        let form = try await request.decode(as: PlanPartForm.self, context: context)
        guard let part = ID<PointsPart>(posted: form.part) else { throw Problem.unreadable }
        return try await save(form, request, context, nil) { .add(part, $0) }
    }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await openSheet(context)
        guard let plan = sheet.plan, let part = try plan.part(part(context)) else { throw Problem.notFound }
        return try page(request, context, sheet, part, PlanPartForm(part, plan, site.strings(context)), nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        var form = try await request.decode(as: PlanPartForm.self, context: context)
        form.part = nil
        let part = try part(context)
        return try await save(form, request, context, part) { .change(part, $0) }
    }

    @Sendable func remove(_ request: Request, context: StaffContext) async throws -> Response {
        var form = try await request.decode(as: PlanPartForm.self, context: context)
        form.note = form.removalNote
        let part = try part(context)
        do {
            return try await changed(.remove(part), form, context, Flash("flash.part-removed"))
        } catch let errors as FormErrors {
            let sheet = try await sheet(context)
            guard let plan = sheet.plan, let known = plan.part(part) else { throw Problem.notFound }
            var shown = PlanPartForm(known, plan, site.strings(context))
            shown.removalNote = form.note
            return try page(request, context, sheet, known, shown, errors.movedToRemoval)
        }
    }

    @Sendable func freeze(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: PlanPartForm.self, context: context)
        let (part, course, isFrozen) = (try part(context), try course(context), form.frozen == "1")
        if try await sheet(context).taught.isArchived {
            return site.redirect(to: TeachRoutes.plan(of: course), flash: Flash("flash.course-is-archived"))
        }
        let changed = try await plans.freeze(part, isFrozen, in: course, by: context.person, at: context.arrivedAt)
        guard changed != nil else { throw Problem.notFound }
        return site.redirect(
            to: PointsPlanRoutes.part(part, of: course), flash: Flash(isFrozen ? "flash.part-frozen" : "flash.part-flowing"))
    }

    private func course(_ context: StaffContext) throws -> ID<Course> { ID(text: try context.parameters.require("course")) }
    private func part(_ context: StaffContext) throws -> ID<PointsPart> { ID(text: try context.parameters.require("part")) }

    /// The plan of somebody who may change it.
    private func sheet(_ context: StaffContext) async throws -> PointsPlanStore.Sheet {
        guard let sheet = try await plans.find(course(context), by: context.person), sheet.taught.isManaged else {
            throw Problem.notFound
        }
        return sheet
    }

    /// The same while the course is not archived.
    private func openSheet(_ context: StaffContext) async throws -> PointsPlanStore.Sheet {
        let sheet = try await sheet(context)
        guard sheet.taught.isPlanOpen else { throw Problem.notFound }
        return sheet
    }

    private func save(
        _ form: PlanPartForm, _ request: Request, _ context: StaffContext, _ part: ID<PointsPart>?,
        as edit: (PartFields) -> PlanEdit
    ) async throws -> Response {
        let sheet = try await sheet(context)
        let known = part.flatMap { sheet.plan?.part($0) }
        if part != nil && known == nil { throw Problem.notFound }
        do {
            return try await changed(
                edit(form.fields(sheet.taught.course.markScheme)), form, context, Flash("flash.part-saved"))
        } catch let errors as FormErrors {
            let sheet = try await self.sheet(context)
            var shown = form
            // A part of this id may be there already: what is typed is another one.
            if part == nil { shown.part = ID<PointsPart>(at: context.arrivedAt).text }
            return try page(request, context, sheet, part.flatMap { sheet.plan?.part($0) } ?? known, shown, errors)
        }
    }

    private func changed(
        _ edit: PlanEdit, _ form: PlanPartForm, _ context: StaffContext, _ flash: Flash
    ) async throws -> Response {
        let course = try course(context)
        let isNew = try await plans.change(
            edit, in: course, seen: Int(form.seen ?? "") ?? 0, note: form.typedNote(),
            confirming: form.confirmed.flatMap { Int($0) }, by: context.person, at: context.arrivedAt)
        guard let isNew else { throw Problem.notFound }
        return site.redirect(to: TeachRoutes.plan(of: course), flash: isNew ? Flash("flash.plan-version") : flash)
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ sheet: PointsPlanStore.Sheet, _ part: PointsPart?, _ form: PlanPartForm,
        _ errors: FormErrors?
    ) throws -> Response {
        let (strings, course) = (site.strings(context), sheet.taught.course)
        let here = part.map { PointsPlanRoutes.part($0.id, of: course.id) } ?? PointsPlanRoutes.newPart(of: course.id)
        let frame = site.frame(
            request, context, heading: part.map { PointsWords.name(of: $0, strings) } ?? strings("points.new-part"),
            back: .init(href: TeachRoutes.plan(of: course.id), text: strings("group-points.plan"))
        ).in(course, at: .points, strings).at(here, if: errors != nil)
        let page = PlanPartPage(frame: frame, strings: strings, sheet: sheet, part: part, form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

extension FormErrors {
    /// Beside the button that removes a part.
    fileprivate var movedToRemoval: FormErrors {
        FormErrors(
            items: items.map { .init(field: $0.field == "note" ? "removal-note" : "removal", key: $0.key, values: $0.values) })
    }
}
