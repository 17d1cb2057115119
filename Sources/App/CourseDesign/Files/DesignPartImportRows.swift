import Database

/// Makes the stored meetings of a course and its groups those of its folder.
struct DesignMeetingRows {
    let before: [DesignDraft.Meetings]
    let after: [DesignDraft.Meetings]
    let course: ID<Course>
    let now: Instant

    func write(_ tx: WriteTransaction) throws {
        if before == after { return }
        let groups: [String: ID<CourseGroup>] = try tx.rows(
            "SELECT id, name FROM course_group WHERE course_id = \(course) ORDER BY id"
        ).reduce(into: [:]) { try $0[SearchText.fold($1["name"])] = $1["id"] }
        func id(_ meetings: DesignDraft.Meetings) -> ID<MeetingPlan> {
            MeetingPlan.id(course, meetings.group.flatMap { groups[SearchText.fold($0)] })
        }
        let kept = Set(after.map(id))
        for old in before where !kept.contains(id(old)) { try MeetingWriteRows.delete(id(old), tx) }
        for meetings in after {
            let plan = id(meetings)
            let old = before.first { id($0) == plan }
            let fields = MeetingPlan.Fields(meetings)
            if old.map(MeetingPlan.Fields.init) != fields {
                let group = meetings.group.flatMap { groups[SearchText.fold($0)] }
                try MeetingWriteRows.write(fields, of: course, group, by: nil, tx)
            }
            if old?.changes ?? [] != meetings.changes { try writeChanges(meetings.changes, of: plan, tx) }
        }
    }

    /// What is said of a day comes behind what was said before. A day that the folder does not name is as planned again.
    private func writeChanges(_ changes: [DesignDraft.Change], of plan: ID<MeetingPlan>, _ tx: WriteTransaction) throws {
        var last: [LocalDay: MeetingChange] = [:]
        if let stored = try MeetingRows.plan(plan, tx.reading),
            let calendar = try MeetingRows.calendars(of: [stored], tx.reading).first
        {
            last = Dictionary(calendar.changes.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
        }
        let named = Set(changes.map(\.day.day))
        for (day, change) in last.sorted(by: { $0.key < $1.key })
        where !named.contains(day) && change.content.kind != .restored {
            try insert(MeetingChange.Content(kind: .restored), on: day, after: change, of: plan, tx)
        }
        for written in changes {
            let content = MeetingChange.Content(written)
            let before = last[written.day.day]
            if before?.content != content { try insert(content, on: written.day.day, after: before, of: plan, tx) }
        }
    }

    private func insert(
        _ content: MeetingChange.Content, on day: LocalDay, after last: MeetingChange?, of plan: ID<MeetingPlan>,
        _ tx: WriteTransaction
    ) throws {
        let row = try tx.first(
            "SELECT max(sequence) AS last FROM meeting_change WHERE plan_id = \(plan) AND day = \(day)")
        let sequence: Int? = try row?["last"]
        try MeetingWriteRows.insert(
            MeetingChange(
                plan: plan, day: day, sequence: (sequence ?? 0) + 1, content: content, maker: nil, madeAt: now), tx)
    }
}

/// Makes the stored objectives of a course those of its folder. One is found by its key, and those without a key by their order.
struct DesignObjectiveRows {
    let before: DesignDraft
    let after: DesignDraft
    let course: ID<Course>
    let topics: [[String]: ID<Topic>]
    let outcomes: [String: ID<ProgrammeOutcome>]
    /// The ids of own techniques by their keys.
    let techniques: [String: ID<OwnTechnique>]
    let now: Instant

    func write(_ tx: WriteTransaction) throws {
        if before.objectives == after.objectives, before.techniques == after.techniques { return }
        var stored = try ObjectiveRows.found(in: course, tx.reading)
        let tree = try CourseStore.topics(of: course, tx.reading)
        for (position, written) in after.objectives.enumerated() {
            let match = stored.firstIndex { known in
                written.key == nil ? known.objective.key == nil && known.removedAt == nil : known.objective.key == written.key
            }
            let known = match.map { stored.remove(at: $0) }
            let id = known?.objective.id ?? ID<Objective>(at: now)
            let objective = Objective(written, as: id, version: (known?.objective.version ?? 0) + 1, topics)
            if let known {
                if known.removedAt != nil { try ObjectiveWriteRows.remove(id, at: nil, tx) }
                var old = known.objective.written(tree)
                (old.outcomes, old.techniques) = (written.outcomes, written.techniques)
                if old != written { try ObjectiveWriteRows.update(objective, by: nil, tx) }
                try ObjectiveWriteRows.move(id, to: position, tx)
            } else {
                try ObjectiveWriteRows.insert(objective, at: position, in: course, by: nil, tx)
            }
            try OutcomeRows.serve(written.outcomes.sorted().compactMap { outcomes[$0] }, id, tx)
            try AssignedTechniqueRows.set(references(of: written), of: id, tx)
        }
        for gone in stored where gone.removedAt == nil {
            try ObjectiveWriteRows.remove(gone.objective.id, at: now, tx)
        }
    }

    private func references(of objective: WrittenObjective) -> [(reference: TechniqueReference, kind: TechniqueKind)] {
        DesignTechniqueLines.keys(objective.techniques, own: after.techniques).compactMap { key in
            if let curated = TechniqueCatalogue.standard.technique(key) { return (.curated(key), curated.traits.kind) }
            let written = after.techniques.first { $0.key == key }
            guard let id = techniques[key], let written else { return nil }
            return (.own(id), written.content.traits.kind)
        }
    }
}

/// Makes what is stored of topics what a folder says.
struct DesignTopicRows {
    let before: [[String]: WrittenTopic]
    let after: [[String]: WrittenTopic]
    let course: ID<Course>
    let topics: [[String]: ID<Topic>]
    let now: Instant

    func write(_ tx: WriteTransaction) throws {
        let lessons = try StoredTopicRows.lessons(of: course, tx.reading)
        let files = Set(try CourseFileRows.files(of: course, tx.reading).keys)
        let resources = try TopicResourceRows.all(in: course, tx.reading).filter { $0.removedAt == nil }
        let paths = Set(before.keys).union(after.keys).sorted { $0.lexicographicallyPrecedes($1) }
        for path in paths {
            guard let topic = topics[path] else { continue }
            let (old, new) = (before[path] ?? WrittenTopic(), after[path] ?? WrittenTopic())
            if old == new { continue }
            try TopicKnowledgeRows.write(
                TopicKnowledge(dimensions: new.dimensions, priority: new.priority, isPrerequisite: new.isPrerequisite),
                of: topic, tx)
            try TopicHourRows.write(new.hours, of: topic, tx)
            var stored = resources.filter { $0.topic == topic }
            for (position, written) in new.resources.enumerated() {
                let match = stored.firstIndex { $0.title == written.title }
                let known = match.map { stored.remove(at: $0) }
                let id = known?.id ?? ID<TopicResource>(at: now)
                let edit = TopicResourceEdit(
                    title: written.title, description: written.description, kind: written.kind,
                    place: Self.place(written.place, lessons))
                if let known {
                    if known.written(files, lessons) != written { try TopicResourceRows.update(id, edit, tx) }
                } else {
                    try TopicResourceRows.insert(
                        TopicResource(
                            id: id, topic: topic, title: edit.title, description: edit.description, kind: edit.kind,
                            place: edit.place),
                        in: course, tx)
                }
                try TopicResourceRows.move(id, to: position, tx)
            }
            for gone in stored { try TopicResourceRows.remove(gone.id, at: now, tx) }
        }
    }

    private static func place(
        _ place: WrittenResource.Place, _ lessons: [ID<CourseItem>: String]
    ) -> TopicResource.Place {
        switch place {
        case .link(let url): .link(url)
        case .file(let name): .file(name)
        case .lesson(let key): lessons.first { $0.value == key }.map { .lesson($0.key) } ?? .nowhere
        case .nowhere: .nowhere
        }
    }
}
