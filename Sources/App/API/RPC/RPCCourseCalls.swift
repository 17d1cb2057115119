/// The courses that somebody may change, and the screens with which a design begins.
struct RPCCourseCalls: Sendable {
    let site: Site
    let courses: CourseEditingStore
    let screens: RPCScreens

    func list(_ caller: RPCCaller) async throws -> RPCValue {
        .list(
            try await courses.all(by: caller.person).map { entry in
                let course = entry.taught.course
                return .record([
                    "course": .text(course.id.text), "number": .text(course.code), "title": .text(course.title),
                    "language": .text(course.language.rawValue), "semester": .text(course.semester),
                    "archived": .flag(entry.taught.isArchived), "role": RPCValue(entry.taught.role?.rawValue),
                    "students": .number(entry.students),
                ])
            })
    }

    /// Adds a course; adding one again changes nothing.
    func add(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        var form = CourseForm(details: arguments)
        form.language = form.language ?? site.institution.language.rawValue
        if form.marks == nil { form.marks = try await courses.usualScheme().rawValue }
        let sent = form
        let id = try arguments.newID("course", of: Course.self, at: caller.now)
        let isAdded = try await RPCNames().adding {
            try await courses.create(sent.fields(), as: id, by: caller.person, at: caller.now)
        }
        guard isAdded else { throw Problem.notFound }
        return try await screens.details.value(of: id, caller)
    }

    func show(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("course", of: Course.self)
        return try await value(arguments.screen(), of: id, group: arguments.text("group"), caller)
    }

    /// Saves a screen as a whole: what is not sent is empty.
    func save(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let (id, screen) = (try arguments.id("course", of: Course.self), try arguments.screen())
        let (group, version) = (arguments.text("group"), try arguments.need("version"))
        func present() async throws -> RPCValue { try await value(screen, of: id, group: group, caller) }
        let isThere = try await screen.names.changing(current: { try await present() }) {
            // Meetings can be taken away as well, with all that was changed about them.
            if screen == .schedule, !arguments.isSent("values") {
                return try await screens.schedule.remove(id, group: group, version, caller)
            }
            let values = try arguments.object("values", screen.fields)
            switch screen {
            case .name: return try await screens.name.save(values, of: id, version, caller)
            case .details: return try await screens.details.save(values, of: id, version, caller)
            case .description: return try await screens.description.save(values, of: id, version, caller)
            case .schedule: return try await screens.schedule.save(values, of: id, group: group, version, caller)
            case .policy: return try await screens.policy.save(values, of: id, version, caller)
            }
        }
        guard isThere else { throw Problem.notFound }
        return try await present()
    }

    private func value(_ screen: RPCScreen, of id: ID<Course>, group: String?, _ caller: RPCCaller) async throws -> RPCValue {
        switch screen {
        case .name: try await screens.name.value(of: id, caller)
        case .details: try await screens.details.value(of: id, caller)
        case .description: try await screens.description.value(of: id, caller)
        case .schedule: try await screens.schedule.value(of: id, group: group, caller)
        case .policy: try await screens.policy.value(of: id, caller)
        }
    }
}

extension RPCArguments {
    fileprivate func screen() throws -> RPCScreen {
        guard let screen = RPCScreen(rawValue: try need("screen")) else { throw Problem.notFound }
        return screen
    }

    /// The id that a program gives to something new; another one where it gives none.
    /// - Throws: `Problem` for what is no id.
    func newID<Thing>(_ name: String, of type: Thing.Type, at now: Instant) throws -> ID<Thing> {
        guard let text = text(name) else { return ID(at: now) }
        guard let id = ID<Thing>(posted: text) else {
            throw Problem.invalid(FormErrors(items: [.init(field: pointer + "/" + name, key: "refusal.no-id")]))
        }
        return id
    }
}
