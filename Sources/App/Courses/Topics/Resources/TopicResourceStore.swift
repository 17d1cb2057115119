import Database

/// The resources of the topics of a course, for its teachers.
struct TopicResourceStore: Sendable {
    let database: Database

    /// What the page of a resource shows.
    struct Sheet: Sendable {
        let taught: TeacherCourse
        let topic: Topic
        /// Nil for one that is being added.
        let resource: TopicResource?
        let targets: TopicResourceTargets
    }

    /// For a new resource of a topic.
    /// - Returns: nil when the topic is not this person's; likewise in all functions below.
    /// - Throws: the error of the database.
    func sheet(for topic: ID<Topic>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in
            guard let shelf = try TopicEditingStore.shelf(around: topic, by: viewer, tx), let topic = shelf.topics.topic(topic)
            else { return nil }
            return try Sheet(
                taught: shelf.taught, topic: topic, resource: nil, targets: .init(of: shelf.taught.course.id, tx))
        }
    }

    /// Of a resource that is not deleted.
    func sheet(of id: ID<TopicResource>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in
            guard let (shelf, resource) = try Self.found(id, by: viewer, tx), resource.removedAt == nil,
                let topic = shelf.topics.topic(resource.topic)
            else { return nil }
            return try Sheet(
                taught: shelf.taught, topic: topic, resource: resource, targets: .init(of: shelf.taught.course.id, tx))
        }
    }

    /// Adds a resource behind those of a topic. The id was made when the form was shown, so that pressing twice adds one. Whoever
    /// went back, and sends something else with the same id, is told that it is there already.
    /// - Throws: `FormErrors`
    func add(
        _ id: ID<TopicResource>, _ edit: TopicResourceEdit, to topic: ID<Topic>, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard let shelf = try TopicEditingStore.shelf(around: topic, by: viewer, tx.reading) else { return false }
            let course = shelf.taught.course.id
            if let owner = try TopicResourceRows.course(of: id, tx.reading) {
                guard owner == course else { return false }
                guard shelf.resources.first(where: { $0.id == id }).map(TopicResourceEdit.init) == edit else {
                    throw FormErrors(items: [.init(field: "title", key: "design.added")])
                }
                return true
            }
            try Self.requireRoom(shelf)
            try Self.requireThere(edit, instead: nil, in: course, tx.reading)
            let resource = TopicResource(
                id: id, topic: topic, title: edit.title, description: edit.description, kind: edit.kind, place: edit.place)
            try TopicResourceRows.insert(resource, in: course, tx)
            try EditedRows.mark(course: course, at: now, tx)
            return true
        }
    }

    /// Changes a resource. What changes nothing is saved without a new version.
    /// - Parameter seen: the version that the form showed.
    /// - Returns: its topic.
    /// - Throws: `FormErrors`
    func update(
        _ id: ID<TopicResource>, to edit: TopicResourceEdit, seen: Int?, by viewer: Viewer, at now: Instant
    ) async throws -> ID<Topic>? {
        try await database.write { tx -> ID<Topic>? in
            guard let (shelf, resource) = try Self.found(id, by: viewer, tx.reading), resource.removedAt == nil else {
                return nil
            }
            let stored = TopicResourceEdit(resource)
            if stored == edit { return resource.topic }
            if seen != resource.version {
                throw FormErrors(items: [.init(field: stored.difference(to: edit), key: "teach.changed")])
            }
            try Self.requireThere(edit, instead: stored, in: shelf.taught.course.id, tx.reading)
            try TopicResourceRows.update(id, edit, tx)
            try EditedRows.mark(course: shelf.taught.course.id, at: now, tx)
            return resource.topic
        }
    }

    /// Moves a resource one place up, or one down, among those of its topic. The first does not move up.
    func move(_ id: ID<TopicResource>, isUp: Bool, in topic: ID<Topic>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard let (shelf, resource) = try Self.found(id, by: viewer, tx.reading), resource.topic == topic,
                resource.removedAt == nil
            else { return false }
            let all = shelf.resources.filter { $0.topic == topic }
            let shown = all.filter { $0.removedAt == nil }.map(\.id)
            guard let place = shown.firstIndex(of: id), let other = shown.at(isUp ? place - 1 : place + 1) else { return true }
            var order = all.map(\.id)
            guard let here = order.firstIndex(of: id), let there = order.firstIndex(of: other) else { return true }
            order.swapAt(here, there)
            for (position, id) in order.enumerated() { try TopicResourceRows.move(id, to: position, tx) }
            try EditedRows.mark(course: shelf.taught.course.id, at: now, tx)
            return true
        }
    }

    /// Deletes a resource, which can be restored for thirty days. Deleting it again changes nothing.
    /// - Returns: its topic.
    func remove(_ id: ID<TopicResource>, by viewer: Viewer, at now: Instant) async throws -> ID<Topic>? {
        try await database.write { tx -> ID<Topic>? in
            guard let (shelf, resource) = try Self.found(id, by: viewer, tx.reading) else { return nil }
            guard resource.removedAt == nil else { return resource.topic }
            try TopicResourceRows.remove(id, at: now, tx)
            try EditedRows.mark(course: shelf.taught.course.id, at: now, tx)
            return resource.topic
        }
    }

    /// Restores a deleted resource at its place. One that is there stays as it is.
    /// - Returns: its topic; nil also when it was deleted too long ago.
    /// - Throws: `FormErrors`
    func restore(_ id: ID<TopicResource>, by viewer: Viewer, at now: Instant) async throws -> ID<Topic>? {
        try await database.write { tx -> ID<Topic>? in
            guard let (shelf, resource) = try Self.found(id, by: viewer, tx.reading) else { return nil }
            guard let until = resource.restorableUntil else { return resource.topic }
            guard until > now else { return nil }
            try Self.requireRoom(shelf)
            try TopicResourceRows.remove(id, at: nil, tx)
            try EditedRows.mark(course: shelf.taught.course.id, at: now, tx)
            return resource.topic
        }
    }

    /// The topic of a resource, deleted or not.
    func topic(of id: ID<TopicResource>, by viewer: Viewer) async throws -> ID<Topic>? {
        try await database.read { tx in try Self.found(id, by: viewer, tx)?.resource.topic }
    }

    private static func found(
        _ id: ID<TopicResource>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (shelf: TopicEditingStore.Shelf, resource: TopicResource)? {
        guard let course = try TopicResourceRows.course(of: id, tx),
            let shelf = try TopicEditingStore.shelf(of: course, by: viewer, tx),
            let resource = shelf.resources.first(where: { $0.id == id })
        else { return nil }
        return (shelf, resource)
    }

    private static func requireRoom(_ shelf: TopicEditingStore.Shelf) throws {
        guard shelf.resources.count(where: { $0.removedAt == nil }) < WrittenDesign.mostResources else {
            throw FormErrors(
                items: [.init(field: "resources", key: "resource.too-many", values: ["n": String(WrittenDesign.mostResources)])])
        }
    }

    /// What was chosen before may stay, even where the file or the lesson was deleted since.
    private static func requireThere(
        _ edit: TopicResourceEdit, instead of: TopicResourceEdit?, in course: ID<Course>, _ tx: ReadTransaction
    ) throws {
        if let of, of.place == edit.place { return }
        guard try TopicResourceTargets(of: course, tx).has(edit.place) else {
            throw FormErrors(items: [.init(field: "target", key: "resource.target-gone")])
        }
    }
}

extension TopicResourceEdit {
    /// The first field in which another one differs.
    fileprivate func difference(to other: TopicResourceEdit) -> String {
        if title != other.title { return "title" }
        if description != other.description { return "description" }
        if kind != other.kind { return "kind" }
        if case .link = other.place { return "url" }
        return "target"
    }
}
