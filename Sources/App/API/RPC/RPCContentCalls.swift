/// The topics of a course, with what each is about.
struct RPCContentCalls: Sendable {
    let topics: TopicEditingStore

    /// A topic is moved by its place, or by the topic that it is to stand below.
    private static func names(_ sent: RPCArguments) -> RPCNames {
        RPCNames(others: ["removal": "topic", "place": sent.isSent("place") ? "place" : "below"])
    }

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
        let course = try await Self.names(arguments).changing(current: { try await value(of: id, caller) }) {
            try await topics.update(id, to: form.edit(), by: caller.person, at: caller.now)
        }
        guard course != nil else { throw Problem.notFound }
        return try await value(of: id, caller)
    }

    func remove(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("topic", of: Topic.self)
        let course = try await Self.names(arguments).adding {
            try await topics.remove(id, by: caller.person, at: caller.now)
        }
        guard let course else { throw Problem.notFound }
        return .record(["course": .text(course.text), "topic": .text(id.text)])
    }

    /// Adds a topic with all that is said of it, in one change.
    private func add(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let course = try arguments.id("course", of: Course.self)
        let isSaid = ["dimensions", "priority", "prerequisite", "place"].contains(where: arguments.isSent)
        var form = Self.form(arguments, TopicForm(placed: ""))
        form.priority = form.priority ?? TopicPriority.goodToKnow.rawValue
        // A place that was not sent is the end of those with the same parent.
        form.place = form.place ?? form.placed
        let sent = form
        let id = try await Self.names(arguments).adding {
            try await topics.add(
                sent.checkedTitle(), below: sent.parent, saying: isSaid ? sent.edit() : nil, to: course, by: caller.person,
                at: caller.now)
        }
        guard let id else { throw Problem.notFound }
        return try await value(of: id, caller)
    }

    /// As the page would post it: what was not sent is as it is.
    private func form(
        _ sent: RPCArguments, of topic: Topic, _ shelf: TopicEditingStore.Shelf, seen: String
    ) -> TopicForm {
        let (knowledge, place) = (shelf.knowledge[topic.id] ?? TopicKnowledge(), shelf.topics.place(of: topic))
        var form = Self.form(sent, TopicForm().filled(topic, knowledge, place: place))
        form.seen = seen
        if sent.has("below"), !sent.isSent("place"), form.parent != topic.parent {
            form.place = shelf.topics.end(below: form.parent, but: topic).text
        }
        return form
    }

    private static func form(_ sent: RPCArguments, _ before: TopicForm) -> TopicForm {
        var form = before
        form.below = sent.text("below")
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

extension TopicTree {
    /// The place behind all others with a parent.
    fileprivate func end(below parent: ID<Topic>?, but topic: Topic) -> TopicPlace {
        if let last = children(of: parent).last(where: { $0.id != topic.id }) { return .after(last.id) }
        return parent.map { .below($0) } ?? .first
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
