import Hummingbird

/// What one kind of text supplies for being published.
protocol PublishingLoader: DraftLoader {
    associatedtype Kind: PublishedRows where Kind.Rows == Rows

    /// How the form asks to publish it.
    func kind(_ form: Form, _ context: StaffContext) -> Kind
    /// The redirect when the page showed another draft than the present one.
    func changedHref(_ id: ID<Thing.Subject>) -> String
    /// The response after a text was saved and checked for publication.
    func answer(
        _ effect: Kind.Effect, to form: Form, _ request: Request, _ context: StaffContext, _ opened: Opened
    ) throws -> Response
    /// The response when saving and publishing failed.
    func answer(
        _ problem: any Error, to form: Form, _ request: Request, _ context: StaffContext, _ opened: Opened
    ) async throws -> Response
}

extension PublishingLoader {
    func answer(
        _ problem: any Error, to form: Form, _ request: Request, _ context: StaffContext, _ opened: Opened
    ) async throws -> Response {
        throw problem
    }
}

/// Publishes drafts of one kind.
struct DraftPublicationController<Loader: PublishingLoader>: Sendable {
    let loader: Loader

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        let opened = try await loader.open(context)
        let form = try await request.decode(as: Loader.Form.self, context: context)
        let thing = loader.thing(opened)
        if form.text == nil, form.version != thing.version {
            return loader.site.redirect(to: loader.changedHref(thing.id), flash: Flash("flash.draft-changed"))
        }
        do {
            let edit = try loader.edit(form, on: opened)
            let kind = loader.kind(form, context)
            switch try await loader.drafts.publish(edit, of: thing.id, as: kind, by: context.person, at: context.arrivedAt) {
            case nil: throw Problem.notFound
            case .conflict(let thing, let current):
                return try loader.conflict(request, context, thing, current: current, mine: edit.text)
            case .saved(let effect): return try loader.answer(effect, to: form, request, context, opened)
            }
        } catch let errors as FormErrors {
            return try loader.page(request, context, opened, sent: form, errors: errors)
        } catch {
            return try await loader.answer(error, to: form, request, context, opened)
        }
    }
}
