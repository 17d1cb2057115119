import Hummingbird

/// Saves what the parts of a week were. The form is on the page of the week.
struct TaskTextController: Sendable {
    let site: Site
    let texts: TaskTextStore
    let groups: GroupPointsController

    @Sendable func save(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Course>(text: try context.parameters.require("course"))
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        let form = try TaskTextForm(PostedFields(body.readableBytesView).fields)
        do {
            // A form without a week is one of no page, and no week of a plan is 0.
            guard
                try await texts.save(form.edits, week: form.week ?? 0, in: id, by: context.person, at: context.arrivedAt)
            else { throw Problem.notFound }
            return site.redirect(to: form.query.address(in: id), flash: Flash("flash.task-texts"))
        } catch let errors as FormErrors {
            return try await groups.page(request, context, form.query, typed: form, errors: errors)
        }
    }
}
