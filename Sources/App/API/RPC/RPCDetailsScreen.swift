/// The data of a course.
struct RPCDetailsScreen: Sendable {
    let courses: CourseEditingStore

    func value(of id: ID<Course>, _ caller: RPCCaller) async throws -> RPCValue {
        guard let course = try await courses.find(id, by: caller.person)?.course else { throw Problem.notFound }
        return .screen(
            .details, of: id, version: course.fingerprint,
            [
                "number": .text(course.code), "title": .text(course.title), "language": .text(course.language.rawValue),
                "semester": .text(course.semester), "classroom": RPCValue(course.classroom), "url": RPCValue(course.url),
                "marks": .text(course.markScheme.rawValue), "ects": RPCValue(course.ects?.decimal),
            ])
    }

    func save(_ values: RPCArguments, of id: ID<Course>, _ version: String, _ caller: RPCCaller) async throws -> Bool {
        try await courses.update(
            id, CourseForm(details: values).fields(), seen: version, by: caller.person, at: caller.now)
    }
}

extension CourseForm {
    /// As a program sends it.
    init(details values: RPCArguments) {
        self.init(
            number: values.text("number"), title: values.text("title"), language: values.text("language"),
            semester: values.text("semester"), classroom: values.text("classroom"), url: values.text("url"),
            marks: values.text("marks"), ects: values.text("ects"))
    }
}

extension RPCValue {
    /// A screen with its values, and what it has beside them.
    static func screen(
        _ screen: RPCScreen, of id: ID<Course>, version: String, _ values: [String: RPCValue]?, _ more: [String: RPCValue] = [:]
    ) -> RPCValue {
        let own: [String: RPCValue] = [
            "course": .text(id.text), "screen": .text(screen.rawValue), "version": .text(version),
            "values": values.map { .record($0) } ?? .null,
        ]
        return .record(own.merging(more) { own, _ in own })
    }
}
