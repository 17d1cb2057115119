import Database

/// Saves and publishes the drafts of one kind of text, and removes and restores their things. Nil means that this person may not
/// change the thing.
struct DraftStore<Rows: DraftRows>: Sendable {
    typealias Thing = Rows.Thing

    let database: Database

    /// The result of a save, with the thing after it.
    enum Saving: Sendable {
        case saved(Thing)
        /// Another person saved another text meanwhile; nothing was changed. With the present text.
        case conflict(Thing, current: Thing.Text)
    }

    /// Saves an edit.
    func save(
        _ edit: DraftEdit<Thing>, of id: ID<Thing.Subject>, by viewer: Viewer, at now: Instant
    ) async throws -> Saving? {
        try await database.write { tx in
            guard let thing = try Rows.find(id, by: viewer, at: now, tx.reading) else { return nil }
            return try Self.save(edit, in: thing, by: viewer, at: now, tx)
        }
    }

    /// The same inside another store's transaction.
    static func save(
        _ edit: DraftEdit<Thing>, in thing: Thing, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws -> Saving {
        let current = try Rows.current(thing, tx.reading)
        if edit.resolution == .theirs {
            if edit.text != current { try Rows.keep(edit.text, of: thing, by: viewer.id, at: now, tx) }
            return .saved(thing)
        }
        switch edit.decision(for: thing, current: current) {
        case .unchanged: return .saved(thing)
        case .conflict: return .conflict(thing, current: current)
        case .save(let version):
            if edit.resolution == .mine {
                try Rows.keep(current, of: thing, by: thing.draft?.person ?? viewer.id, at: now, tx)
            }
            let base = try Rows.base(edit, of: thing, tx.reading)
            try Rows.write(edit.text, version: version, base: base, of: thing, by: viewer.id, at: now, tx)
            return .saved(try Rows.find(thing.id, by: viewer, at: now, tx.reading) ?? thing)
        }
    }

    /// Saves an edit and publishes it, unless the check finds a reason not to.
    /// - Throws: what `kind` throws; then nothing was changed.
    func publish<Kind: PublishedRows>(
        _ edit: DraftEdit<Thing>, of id: ID<Thing.Subject>, as kind: Kind, by viewer: Viewer, at now: Instant
    ) async throws -> DraftPublishing<Kind>? where Kind.Rows == Rows {
        try await database.write(planned: DraftPublication(kind: kind, edit: edit, id: id, viewer: viewer, now: now))
    }

    /// Removes a thing, and gives it as it was before.
    func remove(_ id: ID<Thing.Subject>, by viewer: Viewer, at now: Instant) async throws -> Thing? {
        try await set(now, id, by: viewer, at: now)
    }

    /// Restores a thing.
    func restore(_ id: ID<Thing.Subject>, by viewer: Viewer, at now: Instant) async throws -> Thing? {
        try await set(nil, id, by: viewer, at: now)
    }

    private func set(
        _ removedAt: Instant?, _ id: ID<Thing.Subject>, by viewer: Viewer, at now: Instant
    ) async throws -> Thing? {
        try await database.write { tx in
            guard let thing = try Rows.find(id, by: viewer, at: now, tx.reading) else { return nil }
            if (thing.removedAt == nil) != (removedAt == nil) { try Rows.setRemoved(removedAt, thing, at: now, tx) }
            return thing
        }
    }
}
