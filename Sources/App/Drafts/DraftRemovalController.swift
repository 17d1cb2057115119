import Hummingbird

/// Putting a thing away, and back. The page that asks before is each kind's own: it says what hangs on the thing.
struct DraftRemovalController<Loader: DraftLoader>: Sendable {
    let loader: Loader

    @Sendable func create(_ request: Request, context: StaffContext) async throws -> Response {
        guard let thing = try await loader.drafts.remove(loader.id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return loader.site.redirect(to: loader.listHref(thing), flash: flash(Loader.words.removed, thing, context))
    }

    @Sendable func delete(_ request: Request, context: StaffContext) async throws -> Response {
        guard let thing = try await loader.drafts.restore(loader.id(context), by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return loader.site.redirect(to: loader.rowHref(thing), flash: flash(Loader.words.putBack, thing, context))
    }

    private func flash(_ key: String, _ thing: Loader.Thing, _ context: StaffContext) -> Flash {
        Flash(key, ["title": loader.title(thing, loader.site.strings(context))])
    }
}
