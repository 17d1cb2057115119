/// The topics of a course, with what each is about.
struct RPCContentCalls: Sendable {
    let topics: TopicEditingStore

    private static let names = RPCNames(others: ["removal": "topic"])

    func list(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let shelf = try await shelf(of: arguments.id("course", of: Course.self), caller)
        return .record([
            "course": .text(shelf.taught.course.id.text),
            "topics": .list(shelf.topics.inOrder.map { RPCValue($0, shelf) }),
        ])
    }

    func show(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        try await value(of: arguments.id("topic", of: Topic.self), caller)
    }

    /// Changes a topic, or with a course adds one at the end of those with the same parent.
    func save(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        guard arguments.isSent("topic") else { return try await add(arguments, caller) }
        let id = try arguments.id("topic", of: Topic.self)
        let version = try arguments.need("version")
        let (shelf, topic) = try await found(id, caller)
        let form = form(arguments, of: topic, shelf, seen: version)
        let course = try await Self.names.changing(current: { try await value(of: id, caller) }) {
            try await topics.update(id, to: form.edit(), by: caller.person, at: caller.now)
        }
        guard course != nil else { throw Problem.notFound }
        return try await value(of: id, caller)
    }

    func remove(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("topic", of: Topic.self)
        let course = try await Self.names.adding {
            try await topics.remove(id, by: caller.person, at: caller.now)
        }
        guard let course else { throw Problem.notFound }
        return .record(["course": .text(course.text), "topic": .text(id.text)])
    }

    private func add(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let course = try arguments.id("course", of: Course.self)
        let sent = TopicForm(title: arguments.text("title"), below: arguments.text("below"))
        let isAdded = try await Self.names.adding {
            try await topics.add(
                sent.checkedTitle(), below: sent.parent, to: course, by: caller.person, at: caller.now)
        }
        guard isAdded else { throw Problem.notFound }
        let shelf = try await shelf(of: course, caller)
        // No other topic with the same parent has the title.
        let title = try? sent.checkedTitle()
        guard let topic = shelf.topics.children(of: sent.parent).last(where: { $0.title == title }) else {
            throw Problem.notFound
        }
        let isSaid = ["dimensions", "priority", "prerequisite", "place"].contains(where: arguments.isSent)
        guard isSaid else { return RPCValue(topic, shelf) }
        let knowledge = shelf.knowledge[topic.id] ?? TopicKnowledge()
        let form = form(arguments, of: topic, shelf, seen: topic.fingerprint(knowledge))
        let saved = try await Self.names.changing(current: { try await value(of: topic.id, caller) }) {
            try await topics.update(topic.id, to: form.edit(), by: caller.person, at: caller.now)
        }
        guard saved != nil else { throw Problem.notFound }
        return try await value(of: topic.id, caller)
    }

    /// As the page would post it: what was not sent is as it is.
    private func form(
        _ sent: RPCArguments, of topic: Topic, _ shelf: TopicEditingStore.Shelf, seen: String
    ) -> TopicForm {
        let (knowledge, place) = (shelf.knowledge[topic.id] ?? TopicKnowledge(), shelf.topics.place(of: topic))
        var form = TopicForm().filled(topic, knowledge, place: place)
        form.seen = seen
        if sent.has("title") { form.title = sent.text("title") }
        if sent.isSent("place") { form.place = sent.text("place") }
        if sent.has("dimensions") { form.dimensions = sent.texts("dimensions") }
        if sent.has("priority") { form.priority = sent.text("priority") ?? TopicPriority.goodToKnow.rawValue }
        if sent.has("prerequisite") { form.prerequisite = sent.flag("prerequisite") == true ? "1" : nil }
        return form
    }

    private func shelf(of course: ID<Course>, _ caller: RPCCaller) async throws -> TopicEditingStore.Shelf {
        guard let shelf = try await topics.shelf(of: course, by: caller.person) else { throw Problem.notFound }
        return shelf
    }

    private func found(
        _ id: ID<Topic>, _ caller: RPCCaller
    ) async throws -> (shelf: TopicEditingStore.Shelf, topic: Topic) {
        guard let shelf = try await topics.shelf(around: id, by: caller.person, at: caller.now),
            let topic = shelf.topics.topic(id)
        else { throw Problem.notFound }
        return (shelf, topic)
    }

    private func value(of id: ID<Topic>, _ caller: RPCCaller) async throws -> RPCValue {
        let (shelf, topic) = try await found(id, caller)
        return RPCValue(topic, shelf)
    }
}

extension RPCValue {
    /// A topic with its resources.
    fileprivate init(_ topic: Topic, _ shelf: TopicEditingStore.Shelf) {
        let knowledge = shelf.knowledge[topic.id] ?? TopicKnowledge()
        let resources = shelf.resources.filter { $0.topic == topic.id }
        self = .record([
            "topic": .text(topic.id.text), "course": .text(shelf.taught.course.id.text),
            "version": .text(topic.fingerprint(knowledge)), "title": .text(topic.title),
            "below": RPCValue(topic.parent?.text), "place": .text(shelf.topics.place(of: topic).text),
            "path": .text(TopicPath.text(shelf.topics.path(to: topic.id).map(\.title))),
            "dimensions": .texts(KnowledgeDimension.allCases.filter(knowledge.dimensions.contains).map(\.rawValue)),
            "priority": .text(knowledge.priority.rawValue), "prerequisite": .flag(knowledge.isPrerequisite),
            "resources": .list(resources.filter { $0.removedAt == nil }.map { RPCValue($0) }),
            "removed-resources": .list(resources.filter { $0.removedAt != nil }.map { RPCValue($0) }),
        ])
    }
}
