import Hummingbird

/// Removes and restores a thing. Each kind has its own page that asks for confirmation and says what depends on the thing.
struct DraftRemovalController<Loader: DraftLoader>: Sendable {
    let loader: Loader

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        guard let thing = try await loader.drafts.remove(loader.id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return loader.site.redirect(to: loader.listHref(thing), flash: Loader.removed(title(thing, context)))
    }

    @Sendable func delete(_ request: Request, context: StaffContext) async throws -> Response {
        guard let thing = try await loader.drafts.restore(loader.id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return loader.site.redirect(to: loader.rowHref(thing), flash: Loader.putBack(title(thing, context)))
    }

    private func title(_ thing: Loader.Thing, _ context: StaffContext) -> String {
        loader.title(thing, loader.site.strings(context))
    }
}
