// What is stored of a design, in the form of its document, and back.

extension CoursePolicy.Content {
    var written: DesignDraft.Policy { .init(procedure: procedure, text: body, isHidden: isHidden) }

    init(_ written: DesignDraft.Policy) {
        self.init(procedure: written.procedure, body: written.text, isHidden: written.isHidden)
    }
}

extension CourseInstructor.Fields {
    /// Nil for somebody whose account has no name here.
    func written(_ person: ID<Person>?, _ names: [ID<Person>: String]) -> DesignDraft.Instructor? {
        var who = DesignDraft.Instructor.Who.named(first: firstName ?? "", last: lastName ?? "", email: email)
        if let person {
            guard let name = names[person] else { return nil }
            who = .account(name)
        }
        return .init(
            who: who, role: role, phone: phone, officeHours: officeHours, webPage: webPage, office: office)
    }

    init(_ written: DesignDraft.Instructor) {
        self.init(
            phone: written.phone, officeHours: written.officeHours, webPage: written.webPage, role: written.role,
            office: written.office)
        if case .named(let first, let last, let email) = written.who { (firstName, lastName, self.email) = (first, last, email) }
    }
}

extension MeetingPlan.Fields {
    init(_ written: DesignDraft.Meetings) {
        self.init(
            firstDay: written.firstDay.day, lastDay: written.lastDay.day, startsAt: written.startsAt, endsAt: written.endsAt,
            repeats: written.repeats, every: written.every, weekdays: Set(written.weekdays.map(\.number)))
    }
}

extension MeetingCalendar {
    /// With what holds of changes: meetings that take place as planned are not named.
    func written(_ groups: [ID<CourseGroup>: String]) -> DesignDraft.Meetings {
        let fields = plan.fields
        return .init(
            group: plan.group.flatMap { groups[$0] }, firstDay: .absolute(fields.firstDay), lastDay: .absolute(fields.lastDay),
            startsAt: fields.startsAt, endsAt: fields.endsAt, repeats: fields.repeats, every: fields.every,
            weekdays: Set(fields.weekdays.compactMap(WrittenWeekday.init(number:))),
            changes: changes.filter { $0.content.kind != .restored }.map { change in
                let move = change.content.target.map { target in
                    DesignDraft.Change.Move(
                        day: .absolute(target.day), startsAt: target.startsAt, endsAt: target.endsAt, room: target.room)
                }
                return .init(day: .absolute(change.day), move: move, note: change.content.note)
            })
    }
}

extension MeetingChange.Content {
    init(_ written: DesignDraft.Change) {
        let target = written.move.map { move in
            MeetingChange.Target(day: move.day.day, startsAt: move.startsAt, endsAt: move.endsAt, room: move.room)
        }
        self.init(kind: target == nil ? .cancelled : .moved, target: target, note: written.note)
    }
}

extension Objective {
    /// Without the outcomes that it serves.
    func written(_ tree: TopicTree) -> WrittenObjective {
        var written = WrittenObjective()
        written.key = key
        written.performance = performance.map { performance in
            switch performance.word {
            case .listed(let key): .init(category: performance.category, word: .listed(key))
            case .own(let text): .init(category: performance.category, word: .own(text))
            }
        }
        written.condition = condition.map { .init(kind: $0.kind, text: $0.text, isHidden: $0.isHidden) }
        written.criteria = criteria.filter { $0.value != Criterion() }.mapValues {
            .init(text: $0.text, isOn: $0.isOn, isHidden: $0.isHidden)
        }
        written.topics = Set(topics.map { tree.path(to: $0).map(\.title) })
        written.sentence = ownSentence
        written.share = share
        return written
    }

    /// - Parameter topics: the ids of topics by their paths.
    init(_ written: WrittenObjective, as id: ID<Objective>, version: Int, _ topics: [[String]: ID<Topic>]) {
        self.init(id: id, key: written.key, version: version)
        performance = written.performance.map { performance in
            switch performance.word {
            case .listed(let key): .init(category: performance.category, word: .listed(key))
            case .own(let text): .init(category: performance.category, word: .own(text))
            }
        }
        condition = written.condition.map { .init(kind: $0.kind, text: $0.text, isHidden: $0.isHidden) }
        criteria = written.criteria.mapValues { .init(text: $0.text, isOn: $0.isOn, isHidden: $0.isHidden) }
        self.topics = written.topics.compactMap { topics[$0] }.sorted { $0.text < $1.text }
        ownSentence = written.sentence
        share = written.share
    }
}
