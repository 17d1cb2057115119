/// The objectives of a course: their list and order, and each with its parts.
struct RPCObjectiveCalls: Sendable {
    let site: Site
    let objectives: ObjectiveStore
    let parts: ObjectivePartStore

    // MARK: - The list

    func list(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let shelf = try await shelf(arguments.id("course", of: Course.self), caller)
        let sentence = ObjectiveSentence(site.strings(shelf.taught.course.language))
        return .record([
            "course": .text(shelf.taught.course.id.text),
            "objectives": .list(
                shelf.objectives.map { objective in
                    .record([
                        "objective": .text(objective.id.text), "version": .text(String(objective.version)),
                        "key": RPCValue(objective.key), "text": RPCValue(sentence.sentence(of: objective, shelf.topics)),
                        "missing": .texts(ObjectivePart.allCases.filter { !$0.isThere(in: objective) }.map(\.name)),
                    ])
                }),
            "removed": .list(
                shelf.removed.map { removed in
                    .record([
                        "objective": .text(removed.objective.id.text), "until": .text(removed.until.iso8601),
                        "text": RPCValue(sentence.sentence(of: removed.objective, shelf.topics)),
                    ])
                }),
        ])
    }

    func move(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("objective", of: Objective.self)
        guard let course = try await objectives.course(of: id, by: caller.person) else { throw Problem.notFound }
        let isUp = arguments.text("direction") == RPCDirection.up.rawValue
        let isThere = try await objectives.move(id, isUp: isUp, in: course, by: caller.person, at: caller.now)
        guard isThere else { throw Problem.notFound }
        let order = try await shelf(course, caller).objectives.map(\.id.text)
        return .record(["course": .text(course.text), "objectives": .texts(order)])
    }

    func copy(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("objective", of: Objective.self)
        let copy = try arguments.newID("copy", of: Objective.self, at: caller.now)
        let made = try await RPCNames(others: ["new": "objective"]).adding {
            try await objectives.copy(id, as: copy, by: caller.person, at: caller.now)
        }
        guard let made else { throw Problem.notFound }
        return try await value(of: made, caller)
    }

    func remove(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("objective", of: Objective.self)
        guard let course = try await objectives.remove(id, by: caller.person, at: caller.now) else { throw Problem.notFound }
        return .record(["course": .text(course.text), "objective": .text(id.text)])
    }

    func restore(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("objective", of: Objective.self)
        let course = try await RPCNames(others: ["new": "objective"]).adding {
            try await objectives.restore(id, by: caller.person, at: caller.now)
        }
        guard course != nil else { throw Problem.notFound }
        return try await value(of: id, caller)
    }

    // MARK: - One of them

    func show(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        try await value(of: arguments.id("objective", of: Objective.self), caller)
    }

    /// Changes an objective, or with a course adds one, in one change. An objective that the caller has begun and said nothing of
    /// is taken before another one is made, as on the page.
    func save(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        guard arguments.isSent("course") else {
            let id = try arguments.id("objective", of: Objective.self)
            return try await change(id, seen: Int(arguments.need("version")) ?? 0, arguments, caller)
        }
        let course = try arguments.id("course", of: Course.self)
        let topics = try await shelf(course, caller).topics
        let begun = arguments.isSent("objective") ? nil : try await objectives.blank(in: course, by: caller.person)
        let id = try begun ?? arguments.newID("objective", of: Objective.self, at: caller.now)
        // One that is there stays as it is in what was not sent.
        let before = try await parts.find(id, by: caller.person)?.objective ?? Objective(id: id, version: 1)
        let seen = arguments.text("version").map { Int($0) ?? 0 }
        let isAdded = try await RPCObjectiveFields.names.changing(current: { try await value(of: id, caller) }) {
            let edits = try edits(arguments, of: before, topics)
            return try await parts.add(
                id, .whole(edits), seen: seen, to: course, by: caller.person, at: caller.now)
        }
        guard isAdded else { throw Problem.notFound }
        return try await value(of: id, caller)
    }

    private func change(
        _ id: ID<Objective>, seen: Int, _ arguments: RPCArguments, _ caller: RPCCaller
    ) async throws -> RPCValue {
        let sheet = try await sheet(id, caller)
        let isSaved = try await RPCObjectiveFields.names.changing(current: { try await value(of: id, caller) }) {
            let edits = try edits(arguments, of: sheet.objective, sheet.topics)
            return try await parts.save(.whole(edits), of: id, seen: seen, by: caller.person, at: caller.now)
        }
        guard isSaved else { throw Problem.notFound }
        return try await value(of: id, caller)
    }

    /// - Throws: `FormErrors`
    private func edits(_ sent: RPCArguments, of before: Objective, _ tree: TopicTree) throws -> [ObjectiveEdit] {
        var edits = try RPCObjectiveFields.edits(sent, of: before, tree)
        if ["sentence", "key", "share"].contains(where: sent.isSent) {
            let sentence = sent.text("sentence")
            let form = ObjectiveForm(
                sentence: sentence, shown: sentence == nil ? Fingerprint.of([nil]) : nil, key: sent.text("key"),
                share: sent.text("share") ?? String(before.share))
            edits.append(try form.edit())
        }
        if sent.has("sentence"), TypedText.line(sent.text("sentence")) == nil { edits.append(.generation) }
        return edits
    }

    /// The sentence that parts would give. Nothing is saved.
    func sentence(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let shelf = try await shelf(arguments.id("course", of: Course.self), caller)
        let blank = Objective(id: ID(at: caller.now), version: 1)
        let objective = try await RPCObjectiveFields.names.adding {
            try RPCObjectiveFields.edits(arguments, of: blank, shelf.topics).reduce(blank) {
                $1.applied(to: $0) { _ in nil }
            }
        }
        let sentence = ObjectiveSentence(site.strings(shelf.taught.course.language))
        return .record(["sentence": RPCValue(sentence.generated(objective, shelf.topics))])
    }

    private func shelf(_ course: ID<Course>, _ caller: RPCCaller) async throws -> ObjectiveStore.Shelf {
        guard let shelf = try await objectives.shelf(of: course, by: caller.person, at: caller.now) else {
            throw Problem.notFound
        }
        return shelf
    }

    private func sheet(_ id: ID<Objective>, _ caller: RPCCaller) async throws -> ObjectivePartStore.Sheet {
        guard let sheet = try await parts.find(id, by: caller.person) else { throw Problem.notFound }
        return sheet
    }

    private func value(of id: ID<Objective>, _ caller: RPCCaller) async throws -> RPCValue {
        let sheet = try await sheet(id, caller)
        let sentence = ObjectiveSentence(site.strings(sheet.taught.course.language))
        return RPCValue(sheet, sentence)
    }
}
