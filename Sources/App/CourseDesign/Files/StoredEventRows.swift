import Database

/// Reads the events of a plan back into the form of the document of a design.
enum StoredEventRows {
    /// In the order of the document.
    /// - Parameter own: the own techniques that the document writes.
    static func events(
        of course: ID<Course>, own: [WrittenTechnique], _ tx: ReadTransaction
    ) throws -> [WrittenEvent] {
        let events = try DesignEventRows.all(of: course, tx)
        if events.isEmpty { return [] }
        let (tests, lessons) = try (tests(of: course, tx), StoredTopicRows.lessons(of: course, tx))
        let keys = try ObjectiveRows.all(of: course, tx).reduce(into: [:]) { $0[$1.id] = $1.key }
        let techniques = Set(own.map(\.key))
        return WrittenEvent.sorted(events.map { $0.written(keys, techniques, tests, lessons) })
    }

    /// The keys of the tests that are published.
    static func tests(of course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Assessment>: String] {
        try tx.rows(
            "SELECT id, assessment_key FROM assessment WHERE course_id = \(course) AND removed_at IS NULL ORDER BY id"
        ).reduce(into: [:]) { try $0[$1["id"]] = $1["assessment_key"] }
    }
}

/// Makes the stored events of a course those of its folder. One is found by its key.
struct DesignEventImportRows {
    let before: DesignDraft
    let after: DesignDraft
    let course: ID<Course>
    /// The ids of own techniques by their keys.
    let techniques: [String: ID<OwnTechnique>]
    let now: Instant

    func write(_ tx: WriteTransaction) throws {
        let areTechniquesSame = before.techniques == after.techniques
        if areTechniquesSame, before.events == after.events { return }
        let objectives = try ObjectiveRows.all(of: course, tx.reading)
        let tests = try StoredEventRows.tests(of: course, tx.reading)
        let lessons = try StoredTopicRows.lessons(of: course, tx.reading)
        var stored = Dictionary(
            try DesignEventRows.found(in: course, tx.reading).map { ($0.event.key, $0) }, uniquingKeysWith: { first, _ in first })
        let old = Dictionary(before.events.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for written in after.events {
            let known = stored.removeValue(forKey: written.key)
            let isOwn = written.technique.map { techniques[$0] != nil } ?? false
            if known != nil, old[written.key] == written, areTechniquesSame || !isOwn { continue }
            let keys = Dictionary(
                objectives.compactMap { objective in objective.key.map { ($0, objective.id) } },
                uniquingKeysWith: { first, _ in first })
            var fields = DesignEvent.Fields(
                written, objectives: keys, techniques: techniques, tests: tests, lessons: lessons)
            if let known {
                // What no file can say stays: an objective without a key, and an own technique that no objective has.
                let unnamed = Set(objectives.filter { $0.key == nil }.map(\.id))
                fields.objectives.formUnion(known.event.fields.objectives.intersection(unnamed))
                let own = known.event.fields.technique
                if fields.technique == nil, own?.ownID != nil, old[written.key]?.technique == nil { fields.technique = own }
                if known.removedAt != nil { try DesignEventWriteRows.remove(known.event.id, at: nil, tx) }
            }
            let event = DesignEvent(
                id: known?.event.id ?? ID<DesignEvent>(at: now), key: written.key, fields: fields,
                version: (known?.event.version ?? 0) + 1)
            if known == nil {
                try DesignEventWriteRows.insert(event, in: course, by: nil, tx)
            } else {
                try DesignEventWriteRows.update(event, by: nil, tx)
            }
        }
        for gone in stored.values where gone.removedAt == nil { try DesignEventWriteRows.remove(gone.event.id, at: now, tx) }
    }
}

extension DesignEvent {
    /// One that is a test or a lesson that readers do not see is none. Own techniques are called by their ids; one that the
    /// document does not write is none.
    fileprivate func written(
        _ objectives: [ID<Objective>: String], _ own: Set<String>, _ tests: [ID<Assessment>: String],
        _ lessons: [ID<CourseItem>: String]
    ) -> WrittenEvent {
        let subject: WrittenEvent.Subject? =
            switch fields.subject {
            case .test(let id): tests[id].map { .test($0) }
            case .lesson(let id): lessons[id].map { .lesson($0) }
            case nil: nil
            }
        return WrittenEvent(
            key: key, title: fields.title, kind: fields.kind, place: fields.place,
            assigned: fields.assigned == fields.due ? nil : .absolute(fields.assigned), due: .absolute(fields.due),
            hours: fields.hours, objectives: Set(fields.objectives.compactMap { objectives[$0] }),
            technique: fields.technique.flatMap { $0.ownID == nil || own.contains($0.text) ? $0.text : nil },
            dimension: fields.dimension, subject: subject, link: fields.link, notes: fields.notes)
    }
}

extension DesignEvent.Fields {
    fileprivate init(
        _ written: WrittenEvent, objectives: [String: ID<Objective>], techniques: [String: ID<OwnTechnique>],
        tests: [ID<Assessment>: String], lessons: [ID<CourseItem>: String]
    ) {
        self.init(
            title: written.title, kind: written.kind, place: written.place, assigned: (written.assigned ?? written.due).day,
            due: written.due.day, hours: written.hours, objectives: Set(written.objectives.compactMap { objectives[$0] }),
            technique: written.technique.map { key in techniques[key].map { .own($0) } ?? .curated(key) },
            dimension: written.dimension, link: written.link, notes: written.notes)
        switch written.subject {
        case .test(let key): subject = tests.first { $0.value == key }.map { .test($0.key) }
        case .lesson(let key): subject = lessons.first { $0.value == key }.map { .lesson($0.key) }
        case nil: break
        }
    }
}
