import Database

/// Changes the topics of a course, for its teachers.
struct TopicEditingStore: Sendable {
    let database: Database
    /// Finds what belongs to topics in each feature.
    let items: [any CourseItemRows]

    struct Shelf: Sendable {
        let taught: TeacherCourse
        let topics: TopicTree
        let uses: [ID<Topic>: TopicUse]
        /// What belongs to topics, with titles, for a page that asks about one of them.
        var items: [CourseItem] = []
        var knowledge: [ID<Topic>: TopicKnowledge] = [:]
        /// In the order of each topic, deleted ones among them.
        var resources: [TopicResource] = []
        var targets = TopicResourceTargets()
    }

    /// All topics of a course; nil when it is not this person's.
    func shelf(of course: ID<Course>, by viewer: Viewer) async throws -> Shelf? {
        try await database.read { tx in try Self.shelf(of: course, by: viewer, tx) }
    }

    /// The topics of the course that a topic is of, with what belongs to them; nil when it is not this person's.
    func shelf(around topic: ID<Topic>, by viewer: Viewer, at now: Instant) async throws -> Shelf? {
        try await database.read { tx in
            guard var shelf = try Self.shelf(around: topic, by: viewer, tx) else { return nil }
            shelf.items = try items.flatMap { try $0.items(in: shelf.taught, at: now, tx) }
            return shelf
        }
    }

    /// Adds a topic at the end of those with the same parent. Gives false when the course is not this person's.
    /// - Throws: `FormErrors`
    func add(_ title: String, below parent: ID<Topic>?, to course: ID<Course>, by viewer: Viewer, at now: Instant) async throws
        -> Bool
    {
        try await add(title, below: parent, saying: nil, to: course, by: viewer, at: now) != nil
    }

    /// The same, and says more of the topic, both or nothing.
    /// - Returns: the topic; nil when the course is not this person's.
    /// - Throws: `FormErrors`
    func add(
        _ title: String, below parent: ID<Topic>?, saying edit: TopicEdit?, to course: ID<Course>, by viewer: Viewer,
        at now: Instant
    ) async throws -> ID<Topic>? {
        try await database.write { tx -> ID<Topic>? in
            guard let topics = try Self.shelf(of: course, by: viewer, tx.reading)?.topics else { return nil }
            if let parent, topics.topic(parent) == nil { throw FormErrors(items: [.init(field: "below", key: "teach.choose")]) }
            try Self.requireFree(title, below: parent, in: topics)
            let id = ID<Topic>(at: now)
            try TopicWriteRows.insert(title, below: parent, at: Self.next(below: parent, in: topics), in: course, as: id, tx)
            try EditedRows.mark(course: course, at: now, tx)
            if let edit { _ = try Self.update(id, to: edit, by: viewer, at: now, tx) }
            return id
        }
    }

    /// Renames and moves a topic, and says what it is about. What is stored already changes nothing. Gives the course, nil when
    /// it is not this person's.
    /// - Throws: `FormErrors`
    func update(_ id: ID<Topic>, to edit: TopicEdit, by viewer: Viewer, at now: Instant) async throws -> ID<Course>? {
        try await database.write { tx in try Self.update(id, to: edit, by: viewer, at: now, tx) }
    }

    private static func update(
        _ id: ID<Topic>, to edit: TopicEdit, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<Course>? {
        guard let shelf = try shelf(around: id, by: viewer, tx.reading), let topic = shelf.topics.topic(id) else { return nil }
        let topics = shelf.topics
        let knowledge = shelf.knowledge[id] ?? TopicKnowledge()
        let present = topics.place(of: topic)
        let place = edit.isMoved ? edit.place : present
        if edit.title == topic.title, place == present, (edit.knowledge ?? knowledge) == knowledge {
            return shelf.taught.course.id
        }
        if let seen = edit.seen, seen != topic.fingerprint(knowledge) {
            throw FormErrors(items: [.init(field: "title", key: "teach.changed")])
        }
        guard let place, topics.places(for: topic).contains(place) || place == present, let parent = topics.parent(at: place)
        else { throw FormErrors(items: [.init(field: "place", key: "teach.choose")]) }
        try requireFree(edit.title, below: parent, except: id, in: topics)
        try EditedRows.mark(course: shelf.taught.course.id, at: now, tx)
        try tx.execute("UPDATE topic SET title = \(edit.title), parent_id = \(parent) WHERE id = \(id)")
        for (position, sibling) in topics.siblings(of: topic, at: place, below: parent).enumerated() {
            try TopicWriteRows.move(sibling, to: position, tx)
        }
        if let changed = edit.knowledge, changed != knowledge { try TopicKnowledgeRows.write(changed, of: id, tx) }
        return shelf.taught.course.id
    }

    /// Deletes a topic to which nothing belongs. Gives the course; nil when it is not this person's.
    /// - Throws: `FormErrors`
    func remove(_ id: ID<Topic>, by viewer: Viewer, at now: Instant) async throws -> ID<Course>? {
        try await database.write { tx in
            guard let shelf = try Self.shelf(around: id, by: viewer, tx.reading) else { return nil }
            guard shelf.topics.children(of: id).isEmpty, shelf.uses[id]?.isReferred != true else {
                throw FormErrors(items: [.init(field: "removal", key: "teach.topic-used")])
            }
            try TopicWriteRows.delete(id, tx)
            try EditedRows.mark(course: shelf.taught.course.id, at: now, tx)
            return shelf.taught.course.id
        }
    }

    static func shelf(of course: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Shelf? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
        return try Shelf(
            taught: taught, topics: CourseStore.topics(of: course, tx), uses: TopicRows.uses(in: course, tx),
            knowledge: TopicKnowledgeRows.all(in: course, tx), resources: TopicResourceRows.all(in: course, tx))
    }

    static func shelf(around topic: ID<Topic>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Shelf? {
        let row = try tx.first("SELECT course_id FROM topic WHERE id = \(topic)")
        return try row.flatMap { try shelf(of: $0["course_id"], by: viewer, tx) }
    }

    private static func next(below parent: ID<Topic>?, in topics: TopicTree) -> Int {
        (topics.children(of: parent).last?.position ?? -1) + 1
    }

    private static func requireFree(
        _ title: String, below parent: ID<Topic>?, except topic: ID<Topic>? = nil, in topics: TopicTree
    ) throws {
        guard topics.isFree(title, below: parent, except: topic) else {
            throw FormErrors(items: [.init(field: "title", key: "teach.topic-twice")])
        }
    }
}
