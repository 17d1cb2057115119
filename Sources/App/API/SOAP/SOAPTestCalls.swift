/// The tests that a person may see, and their topics.
struct SOAPTestCalls: Sendable {
    let numbered: NumberedTestStore
    let assessments: AssessmentStore
    let topics: TopicNumberStore

    func count(_ caller: ProgramContext) throws -> SOAPValue { .int(try numbered.count(for: caller.person)) }

    func list(_ caller: ProgramContext) throws -> SOAPValue {
        let now = caller.arrivedAt
        let all = try assessments.shelves(for: caller.person, at: now).flatMap { shelf in
            shelf.entries.map { (entry: $0, topics: shelf.topics) }
        }
        let inOrder = all.sorted { $0.entry.assessment.number < $1.entry.assessment.number }
        return .list(inOrder.enumerated().map { .record(test($1.entry, at: $0 + 1, $1.topics, caller)) })
    }

    private func test(
        _ entry: AssessmentStore.Entry, at place: Int, _ topics: TopicTree, _ caller: ProgramContext
    ) -> [String: SOAPValue] {
        let (test, state) = (entry.assessment, TestState(entry, at: caller.arrivedAt))
        let topic = test.topic.map { topics.path(to: $0).map(\.title).joined(separator: " / ") }
        var fields: [String: SOAPValue] = [
            "nrTest": .int(place), "idTest": .int(test.number), "titlu": .text(test.title), "tip": .text(test.kind.rawValue),
            "nrIntrebari": .int(entry.attemptQuestions), "stare": .text(TestResource.state(state).name),
        ]
        fields["tema"] = topic.map { .text($0) }
        fields["durataMinute"] = test.schedule.map { .int($0.limit.minutesRoundedUp) }
        fields["inceput"] = test.schedule.map { .moment($0.opens) }
        fields["sfarsit"] = test.schedule.map { .moment($0.closes) }
        return fields
    }

    /// The number of questions of the attempt in progress, else of the attempt that would be begun.
    func countQuestions(_ arguments: SOAPArguments, _ caller: ProgramContext) throws -> SOAPValue {
        guard let found = try numbered.find(arguments.int("nrTest"), for: caller.person),
            let details = try assessments.find(found.test.id, for: caller.person, at: caller.arrivedAt)
        else { throw Problem.notFound }
        return .int(details.entry.attemptQuestions)
    }

    // MARK: - Topics

    /// The outermost topics of all courses.
    func topics(_ caller: ProgramContext) throws -> SOAPValue {
        .list(try courses(caller).flatMap { course in course.topics(below: nil) })
    }

    /// The topics right below one.
    func subtopics(_ arguments: SOAPArguments, _ caller: ProgramContext) throws -> SOAPValue {
        let number = try arguments.int("idTema")
        for course in try courses(caller) {
            guard let topic = course.topics.numbers.first(where: { $0.value == number })?.key else { continue }
            return .list(course.topics(below: topic))
        }
        throw Problem.notFound
    }

    private func courses(_ caller: ProgramContext) throws -> [NumberedCourse] {
        try assessments.shelves(for: caller.person, at: caller.arrivedAt).map { shelf in
            NumberedCourse(topics: try topics.find(in: shelf.course.id), tests: shelf.entries.map(\.assessment))
        }
    }
}

/// A course with its topics and tests, and the numbers of both.
private struct NumberedCourse {
    let topics: TopicNumberStore.Numbered
    let tests: [Assessment]

    /// The topics below one, each with the numbers of the tests about it or about one below it.
    func topics(below parent: ID<Topic>?) -> [SOAPValue] {
        topics.tree.children(of: parent).compactMap { topic in
            guard let number = topics.numbers[topic.id] else { return nil }
            let there = Set(topics.tree.inOrder(from: topic).map(\.id))
            let found = tests.filter { $0.topic.map(there.contains) == true }.map(\.number).sorted()
            return .record([
                "idTema": .int(number), "tema": .text(topic.title), "idTest": .list(found.map { .int($0) }),
            ])
        }
    }
}
