import Hummingbird

/// Shows the draft of a lesson, a test or the like in its editor, and saves it.
struct DraftController<Loader: DraftLoader>: Sendable {
    let loader: Loader

    private var site: Site { loader.site }

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        try loader.page(request, context, try await loader.open(context))
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        try await save(request, context) { opened, form in
            let here = loader.editHref(loader.thing(opened).id)
            // The redirect leads to the text field.
            guard form.insert == nil else { return site.redirect(to: here + "#text") }
            let time = site.strings(context).formats.clock(context.arrivedAt)
            return site.redirect(to: here, flash: Flash("flash.draft-saved", ["time": time]))
        }
    }

    /// Saves what was posted. A script gets JSON, a page gets the response of `leave`.
    /// - Parameter notice: the JSON for the script; by default that of the loader.
    func save(
        _ request: Request, _ context: StaffContext, leave: (Loader.Opened, Loader.Form) throws -> Response,
        notice: ((Loader.Opened) throws -> DraftNotice)? = nil
    ) async throws -> Response {
        let opened = try await loader.open(context)
        let form = try await request.decode(as: Loader.Form.self, context: context)
        let answer = DraftAnswer(to: request, site.strings(context))
        do {
            let edit = try loader.edit(form, on: opened)
            switch try await loader.drafts.save(edit, of: loader.thing(opened).id, by: context.person, at: context.arrivedAt) {
            case nil: throw Problem.notFound
            case .conflict(let thing, let current):
                return try answer.conflict(Loader.elsewhere) {
                    try loader.conflict(request, context, thing, current: current, mine: edit.text)
                }
            case .saved(let thing):
                let saved = loader.saved(edit, thing, on: opened)
                return try answer.saved(try notice?(saved) ?? loader.notice(saved, context)) { try leave(saved, form) }
            }
        } catch let errors as FormErrors {
            return try answer.refused(errors) { try loader.page(request, context, opened, sent: form, errors: errors) }
        }
    }
}
