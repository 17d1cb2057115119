import Hummingbird

/// The condition, the topics and the criteria of an objective, for those who teach its course.
struct ObjectivePartController: Sendable {
    let pages: ObjectivePageLoader

    private var site: Site { pages.site }

    @Sendable func condition(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await pages.sheet(context)
        return try await condition(request, context, sheet, ObjectiveConditionForm(sheet.objective), nil)
    }

    @Sendable func saveCondition(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ObjectiveConditionForm.self, context: context)
        let objective = try await pages.sheet(context).objective
        // One of the teacher's own may still be without its text.
        if FormWay(form.go) == .back, form.isSame(as: ObjectiveConditionForm(objective)) {
            return site.redirect(to: DesignRoutes.edit(objective.id))
        }
        do {
            return try await pages.save(form.edit(), of: .condition, seen: form.seen, way: form.go, context)
        } catch let errors as FormErrors {
            return try await condition(request, context, pages.sheet(context), form, errors)
        }
    }

    @Sendable func contents(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await pages.sheet(context)
        return try await contents(request, context, sheet, ObjectiveContentsForm(sheet.objective), nil)
    }

    @Sendable func saveContents(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ObjectiveContentsForm.self, context: context)
        let edit = form.edit(try await pages.sheet(context).topics)
        do {
            return try await pages.save(edit, of: .contents, seen: form.seen, way: form.go, context)
        } catch let errors as FormErrors {
            return try await contents(request, context, pages.sheet(context), form, errors)
        }
    }

    @Sendable func criteria(_ request: Request, context: StaffContext) async throws -> Response {
        let sheet = try await pages.sheet(context)
        return try await criteria(request, context, sheet, ObjectiveCriteriaForm(sheet.objective), nil)
    }

    @Sendable func saveCriteria(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ObjectiveCriteriaForm.self, context: context)
        do {
            return try await pages.save(form.edit(), of: .criteria, seen: form.seen, way: form.go, context)
        } catch let errors as FormErrors {
            return try await criteria(request, context, pages.sheet(context), form, errors)
        }
    }

    private func condition(
        _ request: Request, _ context: StaffContext, _ sheet: ObjectivePartStore.Sheet, _ form: ObjectiveConditionForm,
        _ errors: FormErrors?
    ) async throws -> Response {
        let strings = site.strings(context)
        let page = ObjectiveConditionPage(
            frame: try await pages.frame(request, context, sheet, .condition, errors), strings: strings,
            courseStrings: site.strings(sheet.taught.course.language),
            head: pages.head(sheet, .condition, seen: form.seen, errors, context), form: form,
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func contents(
        _ request: Request, _ context: StaffContext, _ sheet: ObjectivePartStore.Sheet, _ form: ObjectiveContentsForm,
        _ errors: FormErrors?
    ) async throws -> Response {
        let strings = site.strings(context)
        let page = ObjectiveContentsPage(
            frame: try await pages.frame(request, context, sheet, .contents, errors), strings: strings,
            head: pages.head(sheet, .contents, seen: form.seen, errors, context), sheet: sheet, form: form,
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func criteria(
        _ request: Request, _ context: StaffContext, _ sheet: ObjectivePartStore.Sheet, _ form: ObjectiveCriteriaForm,
        _ errors: FormErrors?
    ) async throws -> Response {
        let strings = site.strings(context)
        let page = ObjectiveCriteriaPage(
            frame: try await pages.frame(request, context, sheet, .criteria, errors), strings: strings,
            head: pages.head(sheet, .criteria, seen: form.seen, errors, context), form: form,
            help: FieldHelp(strings, for: context.person), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
