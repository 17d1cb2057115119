/// Makes the sections of a syllabus from what it is made of.
struct SyllabusParts: Sendable {
    let source: SyllabusSource
    /// In the language of the reader.
    let strings: Strings
    /// In the language of the course.
    let courseStrings: Strings

    func section(_ kind: SyllabusSection) -> Syllabus.Section {
        var section = Syllabus.Section(kind: kind, title: strings(kind.key))
        switch kind {
        case .details: section.facts = details
        case .description:
            section.facts = description
            section.texts = source.course.overview.map { [.init(markdown: $0)] } ?? []
        case .people: section.lines = source.people.map(line)
        case .meetings: section.lines = source.meetings.map(line)
        case .objectives:
            section.isNumbered = true
            let sentence = ObjectiveSentence(courseStrings)
            section.lines = source.objectives.compactMap { objective in
                sentence.sentence(of: objective, source.topics).map { .init(title: $0) }
            }
        case .contents: section.lines = source.topics.inOrder.flatMap(lines)
        case .policies: section.texts = source.policies.map(text).filter { $0.detail != nil || $0.markdown != nil }
        case .plan:
            section.lines = SyllabusPlan(source: source, strings: strings, courseStrings: courseStrings).lines
        }
        return section
    }

    private var details: [Syllabus.Fact] {
        let course = source.course
        return [
            fact("course.number", course.code), fact("course.semester", course.semester),
            fact("course.ects", course.ects?.text(strings)), fact("course.classroom", course.classroom),
            fact("course.url", course.url, href: course.url),
        ].compactMap { $0 }
    }

    private var description: [Syllabus.Fact] {
        let (description, formats) = (source.description, strings.formats)
        let hours = [description.hoursInClass, description.hoursOutOfClass].compactMap { $0 }.map(formats.number)
        let ratio = hours.isEmpty ? nil : hours.joined(separator: " : ")
        let audiences = description.audiences.map { strings($0.key) }
        return [
            fact("syllabus.subject-area", description.subjectArea),
            audiences.isEmpty
                ? nil : Syllabus.Fact(label: strings("syllabus.audience"), value: formats.list(audiences)),
            fact("syllabus.credit-hours", description.creditHours.map(formats.number)),
            fact("syllabus.time-ratio", ratio), fact("syllabus.seats", description.seats.map(formats.number)),
        ].compactMap { $0 }
    }

    private func fact(_ key: String, _ value: String?, href: String? = nil) -> Syllabus.Fact? {
        value.map { Syllabus.Fact(label: strings(key), value: $0, href: href, isContent: true) }
    }

    /// Who does not belong to the course reads no address and no telephone number.
    private func line(_ person: SyllabusSource.Person) -> Syllabus.Line {
        let role: String? =
            switch person.role {
            case .teaching(.professor): strings("course.professor")
            case .teaching(.assistant): strings("course.assistant")
            case .instructor(let role): strings(role.key)
            case nil: nil
            }
        let email = source.isInside ? person.email : nil
        let phone = source.isInside ? person.phone : nil
        let details: [Syllabus.Detail?] = [
            role.map { .init(text: $0) }, email.map { .init(text: $0, href: MailLink.href($0)) },
            phone.map { .init(text: $0, href: PhoneNumber.href($0)) },
            person.office.map { .init(text: strings("profile.office") + ": " + $0) },
            person.officeHours.map { .init(text: strings("profile.office-hours") + ": " + $0) },
            person.webPage.map { .init(text: $0, href: $0) },
        ]
        return .init(title: person.name, details: details.compactMap { $0 })
    }

    private func line(_ meetings: SyllabusSource.Meetings) -> Syllabus.Line {
        let sentence = MeetingWords(strings).sentence(meetings.fields)
        guard let group = meetings.group else { return .init(title: sentence) }
        return .init(title: group, details: [.init(text: sentence)])
    }

    private static let deepest = 4

    /// A topic, and below it its resources.
    private func lines(_ topic: Topic) -> [Syllabus.Line] {
        let depth = min(Self.deepest, source.topics.depth(of: topic))
        let knowledge = source.knowledge[topic.id]?.sentence(strings)
        let resources = source.resources.filter { $0.topic == topic.id }.map { resource in
            Syllabus.Line(
                depth: min(Self.deepest, depth + 1), title: resource.title, href: href(of: resource.place),
                note: resource.description, details: [.init(text: strings(resource.kind.key))])
        }
        return [.init(depth: depth, title: topic.title, details: knowledge.map { [.init(text: $0)] } ?? [])] + resources
    }

    /// Nil for what this reader cannot open.
    private func href(of place: TopicResource.Place) -> String? {
        switch place {
        case .nowhere: return nil
        case .link(let url): return url
        case .file(let name):
            return source.files[name].map { SyllabusRoutes.file($0.digest, named: name, of: source.course.id) }
        case .lesson(let id):
            let lesson = ID<Lesson>(text: id.text)
            return source.lessons.contains(lesson) ? LessonRoutes.lesson(lesson) : nil
        }
    }

    private func text(_ policy: SyllabusSource.Policy) -> Syllabus.Text {
        // A procedure of one's own is what the text says.
        let procedure = policy.procedure == .custom && policy.body != nil ? nil : policy.procedure
        return .init(title: strings(policy.kind.key), detail: procedure.map { strings($0.key) }, markdown: policy.body)
    }
}
