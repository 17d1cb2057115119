/// The whole design of a course, for a program that keeps its own copy.
struct RPCDesignCalls: Sendable {
    let designs: WholeDesignStore
    let rates: RequestRates

    func show(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        try await value(of: arguments.id("course", of: Course.self), caller)
    }

    /// Makes the design another one, as a whole: what is not sent is taken away.
    func save(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        // It is worked out like an import.
        if let wait = rates.count(caller.person, as: .bulk).wait { throw ServiceRefusal(.tooMany, seconds: wait) }
        let (id, version) = (try arguments.id("course", of: Course.self), try arguments.need("version"))
        let document = RPCDesignDocument.Text(try arguments.object("design"), at: arguments.pointer + "/design")
        if !document.errors.items.isEmpty { throw Problem.invalid(document.errors) }
        do {
            let saving = try await designs.save(document.text, of: id, seen: version, by: caller.person, at: caller.now)
            switch saving {
            case nil: throw Problem.notFound
            case .overtaken: throw RPCFailure(problem: .refused(.changed), current: try await value(of: id, caller))
            case .saved, .unchanged: return try await value(of: id, caller)
            }
        } catch let mistakes as ImportMistakes {
            let items = mistakes.mistakes.prefix(JSONFields.mostErrors).map { mistake in
                Self.item(mistake, at: document.pointer(to: mistake.line))
            }
            throw Problem.invalid(FormErrors(items: Array(items)))
        }
    }

    /// Where the sentence of a file speaks of other files: another one, and the value that it has.
    private static let others = [
        "mistake.file-missing": (key: "rpc.unknown-file", value: "name"),
        "mistake.unknown-person": (key: "rpc.unknown-person", value: "value"),
        "mistake.unknown-quiz": (key: "rpc.unknown-test", value: "value"),
        "mistake.unknown-topic": (key: "rpc.unknown-topic", value: "topic"),
    ]

    private static func item(_ mistake: Mistake, at place: String) -> FormErrors.Item {
        guard let other = others[mistake.key] else {
            return FormErrors.Item(field: place, key: mistake.key, values: mistake.values)
        }
        return FormErrors.Item(field: place, key: other.key, values: ["value": mistake.values[other.value] ?? ""])
    }

    private func value(of id: ID<Course>, _ caller: RPCCaller) async throws -> RPCValue {
        guard let sheet = try await designs.find(id, by: caller.person) else { throw Problem.notFound }
        let text = sheet.text
        return .record([
            "course": .text(id.text), "version": .text(WholeDesignStore.Sheet.version(of: text)),
            "design": try RPCDesignDocument.value(text),
        ])
    }
}
