/// The people that the design of a course names.
struct RPCInstructorCalls: Sendable {
    let instructors: InstructorStore

    private static let names = RPCNames(others: ["email": "e-mail"])

    func list(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let course = try arguments.id("course", of: Course.self)
        guard let shelf = try await instructors.shelf(of: course, by: caller.person) else { throw Problem.notFound }
        return .record(["course": .text(course.text), "instructors": .list(shelf.entries.map { RPCValue($0) })])
    }

    /// Changes what is said of somebody, or with a course names somebody.
    func save(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        guard arguments.isSent("course") else { return try await change(arguments, caller) }
        let course = try arguments.id("course", of: Course.self)
        let person = arguments.text("person").map { ID<Person>(text: $0) }
        guard try await instructors.blank(for: person, in: course, by: caller.person) != nil else { throw Problem.notFound }
        let id = try arguments.newID("instructor", of: CourseInstructor.self, at: caller.now)
        let form = Self.form(arguments, nil)
        let isAdded = try await Self.names.adding {
            let fields = try form.fields(hasAccount: person != nil)
            return try await instructors.add(fields, as: id, of: person, to: course, by: caller.person, at: caller.now)
        }
        guard isAdded else { throw Problem.notFound }
        // Of somebody with an account nothing need be said.
        guard let sheet = try await instructors.find(id, by: caller.person) else {
            return .record(["instructor": .null, "person": RPCValue(person?.text)])
        }
        return RPCValue(sheet.entry)
    }

    private func change(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("instructor", of: CourseInstructor.self)
        let version = try arguments.need("version")
        guard let stored = try await found(id, caller).instructor else { throw Problem.notFound }
        let form = Self.form(arguments, stored)
        let course = try await Self.names.changing(current: { RPCValue(try await found(id, caller)) }) {
            let fields = try form.fields(hasAccount: stored.person != nil)
            return try await instructors.update(fields, of: id, seen: Int(version), by: caller.person, at: caller.now)
        }
        guard course != nil else { throw Problem.notFound }
        return RPCValue(try await found(id, caller))
    }

    func remove(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("instructor", of: CourseInstructor.self)
        guard let course = try await instructors.remove(id, by: caller.person, at: caller.now) else { throw Problem.notFound }
        return .record(["course": .text(course.text), "instructor": .text(id.text)])
    }

    /// As the page would post it: what was not sent is as it is.
    private static func form(_ sent: RPCArguments, _ stored: CourseInstructor?) -> InstructorForm {
        var form = stored.map { InstructorForm($0) } ?? InstructorForm()
        func take(_ name: String, _ field: WritableKeyPath<InstructorForm, String?>) {
            if sent.has(name) { form[keyPath: field] = sent.text(name) }
        }
        take("first-name", \.firstName)
        take("last-name", \.lastName)
        take("e-mail", \.email)
        take("phone", \.phone)
        take("office-hours", \.officeHours)
        take("web-page", \.webPage)
        take("role", \.role)
        take("office", \.office)
        return form
    }

    private func found(_ id: ID<CourseInstructor>, _ caller: RPCCaller) async throws -> InstructorStore.Entry {
        guard let sheet = try await instructors.find(id, by: caller.person) else { throw Problem.notFound }
        return sheet.entry
    }
}

extension RPCValue {
    /// Somebody who teaches a course: what is said of them for this course, and the names of their account.
    fileprivate init(_ entry: InstructorStore.Entry) {
        let (instructor, account, fields) = (entry.instructor, entry.account, entry.instructor?.fields)
        self = .record([
            "instructor": RPCValue(instructor?.id.text), "version": RPCValue((instructor?.version).map { String($0) }),
            "person": RPCValue(account?.person.text ?? instructor?.person?.text),
            "teaches-as": RPCValue(account?.teachingRole?.rawValue),
            "first-name": RPCValue(account?.firstName ?? fields?.firstName),
            "last-name": RPCValue(account?.lastName ?? fields?.lastName),
            "e-mail": RPCValue(account?.profile.email ?? fields?.email), "phone": RPCValue(fields?.phone),
            "office-hours": RPCValue(fields?.officeHours), "web-page": RPCValue(fields?.webPage),
            "role": RPCValue(fields?.role?.rawValue), "office": RPCValue(fields?.office),
        ])
    }
}
