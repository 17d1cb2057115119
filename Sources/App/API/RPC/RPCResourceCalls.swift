/// The resources of topics.
struct RPCResourceCalls: Sendable {
    let resources: TopicResourceStore

    /// What the list of a topic complains about is said of its topic, and what leads to a file or a lesson by the name that was
    /// sent.
    private static func names(_ sent: RPCArguments) -> RPCNames {
        RPCNames(others: ["resources": "topic", "target": sent.isSent("lesson") ? "lesson" : "file"])
    }

    /// Changes a resource, or with a topic adds one behind those of the topic.
    func save(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        guard arguments.isSent("topic") else { return try await change(arguments, caller) }
        let id = try arguments.newID("resource", of: TopicResource.self, at: caller.now)
        let topic = try arguments.id("topic", of: Topic.self)
        let form = Self.form(arguments, nil)
        let isAdded = try await Self.names(arguments).adding {
            try await resources.add(id, form.edit(), to: topic, by: caller.person, at: caller.now)
        }
        guard isAdded else { throw Problem.notFound }
        return RPCValue(try await found(id, caller).resource)
    }

    private func change(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("resource", of: TopicResource.self)
        let version = try arguments.need("version")
        let form = Self.form(arguments, try await found(id, caller).resource)
        let topic = try await Self.names(arguments).changing(current: { RPCValue(try await found(id, caller).resource) }) {
            try await resources.update(id, to: form.edit(), seen: Int(version), by: caller.person, at: caller.now)
        }
        guard topic != nil else { throw Problem.notFound }
        return RPCValue(try await found(id, caller).resource)
    }

    func move(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("resource", of: TopicResource.self)
        let isUp = arguments.text("direction") == RPCDirection.up.rawValue
        let (topic, resource) = try await found(id, caller)
        let isThere = try await resources.move(id, isUp: isUp, in: topic, by: caller.person, at: caller.now)
        guard isThere else { throw Problem.notFound }
        return RPCValue(resource)
    }

    func remove(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("resource", of: TopicResource.self)
        guard let topic = try await resources.remove(id, by: caller.person, at: caller.now) else { throw Problem.notFound }
        return .record(["topic": .text(topic.text), "resource": .text(id.text)])
    }

    func restore(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("resource", of: TopicResource.self)
        let topic = try await RPCNames(others: ["resources": "resource"]).adding {
            try await resources.restore(id, by: caller.person, at: caller.now)
        }
        guard topic != nil else { throw Problem.notFound }
        return RPCValue(try await found(id, caller).resource)
    }

    /// As the page would post it: what was not sent is as it is. A place that was sent takes the place of another one.
    private static func form(_ sent: RPCArguments, _ stored: TopicResource?) -> TopicResourceForm {
        var form = stored.map { TopicResourceForm($0) } ?? TopicResourceForm()
        if sent.has("title") { form.title = sent.text("title") }
        if sent.has("kind") { form.kind = sent.text("kind") }
        if sent.has("description") { form.description = sent.text("description") }
        guard ["url", "file", "lesson"].contains(where: sent.has) else { return form }
        let file = sent.text("file").map { TopicResource.Place.file($0) }
        let lesson = sent.text("lesson").map { TopicResource.Place.lesson(ID(text: $0)) }
        (form.url, form.target) = (sent.text("url"), (file ?? lesson)?.text)
        return form
    }

    private func found(
        _ id: ID<TopicResource>, _ caller: RPCCaller
    ) async throws -> (topic: ID<Topic>, resource: TopicResource) {
        guard let sheet = try await resources.sheet(of: id, by: caller.person), let resource = sheet.resource else {
            throw Problem.notFound
        }
        return (sheet.topic.id, resource)
    }
}

extension RPCValue {
    init(_ resource: TopicResource) {
        var fields: [String: RPCValue] = [
            "resource": .text(resource.id.text), "topic": .text(resource.topic.text), "version": .text(String(resource.version)),
            "title": .text(resource.title), "description": RPCValue(resource.description), "kind": .text(resource.kind.rawValue),
        ]
        switch resource.place {
        case .link(let url): fields["url"] = .text(url)
        case .file(let name): fields["file"] = .text(name)
        case .lesson(let id): fields["lesson"] = .text(id.text)
        case .nowhere: break
        }
        self = .record(fields)
    }
}
