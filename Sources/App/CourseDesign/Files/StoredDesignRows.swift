import Database

/// Reads the design of a course back into the form of its document.
enum StoredDesignRows {
    /// - Parameter topics: of the course.
    static func draft(of id: ID<Course>, _ topics: TopicTree, _ tx: ReadTransaction) throws -> DesignDraft {
        guard let course = try CourseStore.courses(tx, where: "course.id = \(id)").first else { return DesignDraft() }
        let hours = try CourseHoursRows.find(id, tx)
        var draft = DesignDraft()
        draft.description = try description(of: course, tx)
        draft.description.bibliography = hours.bibliography
        draft.hours = hours.activities.mapValues { .init(hours: $0.hours, assessment: $0.assessment) }
        draft.policies = try CoursePolicyRows.all(of: id, tx).mapValues(\.content.written).filter { $0.value != .init() }
        draft.instructors = try instructors(of: id, tx)
        draft.meetings = try meetings(of: id, tx)
        let outcomes = try OutcomeRows.all(of: id, tx)
        draft.outcomes = outcomes.map { .init(key: $0.key, text: $0.text) }
        (draft.objectives, draft.techniques) = try objectives(of: id, topics, outcomes, tx)
        draft.events = try StoredEventRows.events(of: id, own: draft.techniques, tx)
        draft.topics = try StoredTopicRows.all(of: id, topics, tx)
        let layout = try SyllabusLayoutRows.find(id, tx)
        draft.syllabus = .init(
            readers: layout.audience, sections: layout.entries.map(\.section),
            hidden: Set(layout.entries.filter(\.isHidden).map(\.section)))
        return draft.withTechniqueKeys()
    }

    private static func description(of course: Course, _ tx: ReadTransaction) throws -> DesignDraft.Description {
        let stored = try CourseDescriptionRows.find(course, tx)
        var description = DesignDraft.Description()
        description.workingName = try CourseDesignRows.workingName(of: course.id, tx)
        description.subjectArea = stored.subjectArea
        description.audiences = Set(stored.audiences)
        description.creditHours = stored.creditHours
        description.ratio = stored.ratio.map { .init(inClass: $0.inClass, outOfClass: $0.outOfClass) }
        description.seats = stored.seats
        return description
    }

    /// Without those whose account was removed.
    private static func instructors(of course: ID<Course>, _ tx: ReadTransaction) throws -> [DesignDraft.Instructor] {
        let names: [ID<Person>: String] = try tx.rows(
            """
            SELECT id, user_name FROM person WHERE removed_at IS NULL AND id IN (
                SELECT person_id FROM course_instructor WHERE course_id = \(course)
            )
            ORDER BY id
            """
        ).reduce(into: [:]) { try $0[$1["id"]] = $1["user_name"] }
        return try InstructorRows.all(of: course, tx).compactMap { instructor in
            instructor.fields.written(instructor.person, names)
        }
    }

    static func meetings(of course: ID<Course>, _ tx: ReadTransaction) throws -> [DesignDraft.Meetings] {
        let groups: [ID<CourseGroup>: String] = try tx.rows(
            "SELECT id, name FROM course_group WHERE course_id = \(course) ORDER BY id"
        ).reduce(into: [:]) { try $0[$1["id"]] = $1["name"] }
        let plans = try MeetingRows.plans(tx, where: "meeting_plan.course_id = \(course)")
        return try MeetingRows.calendars(of: plans, tx).map { $0.written(groups) }.sorted {
            ($0.group ?? "") < ($1.group ?? "")
        }
    }

    /// The objectives, and the own techniques that they have, by their ids.
    private static func objectives(
        of course: ID<Course>, _ topics: TopicTree, _ outcomes: [ProgrammeOutcome], _ tx: ReadTransaction
    ) throws -> ([WrittenObjective], [WrittenTechnique]) {
        let (served, objectives) = try (OutcomeRows.served(in: course, tx), ObjectiveRows.all(of: course, tx))
        let assigned = try AssignedTechniqueRows.all(in: course, tx)
        let written = objectives.map { objective in
            let chosen = Set(served[objective.id] ?? [])
            var written = objective.written(topics)
            written.outcomes = Set(outcomes.filter { chosen.contains($0.id) }.map(\.key))
            written.techniques = Set((assigned[objective.id] ?? []).map(\.reference.text))
            return written
        }
        return (written, try StoredTechniqueRows.written(assigned, of: objectives, in: course, tx))
    }
}

/// Reads what topics are about back into the form of the document of a design.
enum StoredTopicRows {
    static func all(of course: ID<Course>, _ tree: TopicTree, _ tx: ReadTransaction) throws -> [[String]: WrittenTopic] {
        let (knowledge, hours) = try (TopicKnowledgeRows.all(in: course, tx), TopicHourRows.all(in: course, tx))
        let resources = try Dictionary(
            grouping: TopicResourceRows.all(in: course, tx).filter { $0.removedAt == nil }, by: \.topic)
        let (files, lessons) = try (Set(CourseFileRows.files(of: course, tx).keys), lessons(of: course, tx))
        var topics: [[String]: WrittenTopic] = [:]
        for topic in tree.inOrder {
            let own = knowledge[topic.id] ?? TopicKnowledge()
            let written = WrittenTopic(
                dimensions: own.dimensions, priority: own.priority, isPrerequisite: own.isPrerequisite,
                hours: hours[topic.id] ?? [:],
                resources: (resources[topic.id] ?? []).map { $0.written(files, lessons) })
            if written != WrittenTopic() { topics[tree.path(to: topic.id).map(\.title)] = written }
        }
        return topics
    }

    /// The keys of the lessons that readers see.
    static func lessons(of course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<CourseItem>: String] {
        try tx.rows(
            """
            SELECT id, lesson_key FROM lesson
            WHERE course_id = \(course) AND removed_at IS NULL AND shown_revision_id IS NOT NULL ORDER BY id
            """
        ).reduce(into: [:]) { try $0[$1["id"]] = $1["lesson_key"] }
    }
}

extension TopicResource {
    /// One that leads to what readers do not see leads nowhere.
    func written(_ files: Set<String>, _ lessons: [ID<CourseItem>: String]) -> WrittenResource {
        let place: WrittenResource.Place =
            switch self.place {
            case .link(let url): .link(url)
            case .file(let name): files.contains(name) ? .file(name) : .nowhere
            case .lesson(let id): lessons[id].map { .lesson($0) } ?? .nowhere
            case .nowhere: .nowhere
            }
        return WrittenResource(title: title, description: description, kind: kind, place: place)
    }
}
