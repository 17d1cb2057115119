/// The plan of a course by weeks, and its events.
struct RPCPlanCalls: Sendable {
    let plans: CoursePlanStore
    let events: DesignEventStore

    static let fields: [RPCField] = [
        RPCField("title", .text), RPCField("kind", .choice(DesignEventKind.self)),
        RPCField("place", .choice(DesignEventPlace.self)), RPCField("assigned", .text), RPCField("due", .text),
        RPCField("hours", .text), RPCField("objectives", .texts), RPCField("technique", .text),
        RPCField("dimension", .choice(KnowledgeDimension.self)), RPCField("test", .text), RPCField("lesson", .text),
        RPCField("link", .text), RPCField("notes", .text),
    ]

    /// What the form says of the thing that an event is, is said of the name that was sent.
    private static func names(_ sent: RPCArguments) -> RPCNames {
        RPCNames(others: ["new": "event", "subject": sent.isSent("lesson") ? "lesson" : "test"])
    }

    func show(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let course = try arguments.id("course", of: Course.self)
        guard let sheet = try await plans.find(course, by: caller.person, at: caller.now) else { throw Problem.notFound }
        return .record([
            "course": .text(course.text), "budget-minutes": RPCValue(sheet.plan.budgetMinutes),
            "weeks": .list(sheet.plan.weeks.map { RPCValue($0) }),
            "removed": .list(
                sheet.removed.map { removed in
                    .record([
                        "event": .text(removed.event.id.text), "title": .text(removed.event.fields.title),
                        "until": .text(removed.until.iso8601),
                    ])
                }),
        ])
    }

    func event(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        RPCValue(try await found(arguments.id("event", of: DesignEvent.self), caller))
    }

    /// Changes an event, or with a course adds one.
    func save(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let formats = caller.strings.formats
        if arguments.isSent("course") {
            let course = try arguments.id("course", of: Course.self)
            let id = try arguments.newID("event", of: DesignEvent.self, at: caller.now)
            let form = Self.form(arguments, nil, formats)
            let isAdded = try await Self.names(arguments).adding {
                try await events.add(form.fields(formats), as: id, to: course, by: caller.person, at: caller.now)
            }
            guard isAdded else { throw Problem.notFound }
            return RPCValue(try await found(id, caller))
        }
        let id = try arguments.id("event", of: DesignEvent.self)
        let version = try arguments.need("version")
        let form = Self.form(arguments, try await found(id, caller), formats)
        let course = try await Self.names(arguments).changing(current: { RPCValue(try await found(id, caller)) }) {
            try await events.update(
                form.fields(formats), of: id, seen: Int(version), by: caller.person, at: caller.now)
        }
        guard course != nil else { throw Problem.notFound }
        return RPCValue(try await found(id, caller))
    }

    /// Copies an event to the same days a week later.
    func copy(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("event", of: DesignEvent.self)
        let copy = try arguments.newID("copy", of: DesignEvent.self, at: caller.now)
        let made = try await RPCNames(others: ["title": "event"]).adding {
            try await events.copy(id, as: copy, by: caller.person, at: caller.now)
        }
        guard let made else { throw Problem.notFound }
        return RPCValue(try await found(made, caller))
    }

    func remove(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("event", of: DesignEvent.self)
        guard let course = try await events.remove(id, by: caller.person, at: caller.now) else { throw Problem.notFound }
        return .record(["course": .text(course.text), "event": .text(id.text)])
    }

    func restore(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("event", of: DesignEvent.self)
        let course = try await RPCNames(others: ["new": "event"]).adding {
            try await events.restore(id, by: caller.person, at: caller.now)
        }
        guard course != nil else { throw Problem.notFound }
        return RPCValue(try await found(id, caller))
    }

    /// As the page would post it: what was not sent is as it is.
    private static func form(_ sent: RPCArguments, _ stored: DesignEvent?, _ formats: Formats) -> DesignEventForm {
        var form = stored.map { DesignEventForm($0, formats) } ?? DesignEventForm(due: nil)
        func take(_ name: String, _ field: WritableKeyPath<DesignEventForm, String?>) {
            if sent.has(name) { form[keyPath: field] = sent.text(name) }
        }
        take("title", \.title)
        take("kind", \.kind)
        take("place", \.place)
        take("assigned", \.assigned)
        take("due", \.due)
        take("hours", \.hours)
        take("technique", \.technique)
        take("dimension", \.dimension)
        take("link", \.link)
        take("notes", \.notes)
        if sent.has("objectives") { form.objectives = sent.texts("objectives") }
        guard ["test", "lesson"].contains(where: sent.has) else { return form }
        let test = sent.text("test").map { DesignEvent.Subject.test(ID(text: $0)) }
        form.subject = (test ?? sent.text("lesson").map { .lesson(ID(text: $0)) })?.text
        return form
    }

    private func found(_ id: ID<DesignEvent>, _ caller: RPCCaller) async throws -> DesignEvent {
        guard let event = try await events.find(id, by: caller.person)?.event else { throw Problem.notFound }
        return event
    }
}
