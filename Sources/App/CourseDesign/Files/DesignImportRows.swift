import Database

/// Makes the stored design of a course that of its folder.
struct DesignImportRows {
    let before: DesignDraft
    let after: DesignDraft
    let document: DesignDocument
    let changedFiles: [String]
    let course: ID<Course>
    let tree: TopicTree
    let now: Instant
    /// The ids of topics, by their paths.
    private var topics: [[String]: ID<Topic>]
    /// The ids of those whom the design names, by their user names.
    private let people: [String: ID<Person>]
    private let usualOwner: String?

    init(
        _ comparison: DesignComparison, _ document: DesignDocument, in place: ImportedPlace, at now: Instant,
        _ tx: ReadTransaction
    ) throws {
        (before, after, tree) = (comparison.before, comparison.after, comparison.topics)
        (self.document, changedFiles, self.now) = (document, comparison.changedFiles, now)
        (course, topics) = (place.course, place.topics)
        usualOwner = comparison.usualOwner
        let teachers = comparison.after.instructors.compactMap { instructor -> String? in
            if case .account(let name) = instructor.who { name } else { nil }
        }
        let names = Set(teachers + comparison.after.techniques.compactMap(\.owner) + [usualOwner].compactMap(\.self))
        let there = SQL.list(names.sorted().map { $0 as any DatabaseValue })
        people = try tx.rows("SELECT id, user_name FROM person WHERE user_name IN (\(there)) ORDER BY id").reduce(into: [:]) {
            try $0[$1["user_name"]] = $1["id"]
        }
    }

    func write(_ tx: WriteTransaction) throws {
        var own = self
        let paths = after.objectives.reduce(into: Set(after.topics.keys)) { $0.formUnion($1.topics) }
        own.topics = try TopicWriteRows.completed(
            topics, with: paths.sorted { $0.lexicographicallyPrecedes($1) }, in: course, at: now, tx)
        try CourseDesignRows.insert(course, tx)
        try own.writeDescription(tx)
        try own.writePolicies(tx)
        try own.writeInstructors(tx)
        try DesignMeetingRows(before: before.meetings, after: after.meetings, course: course, now: now).write(tx)
        let outcomes = try own.writeOutcomes(tx)
        let techniques = try DesignTechniqueRows(
            after: after.techniques, course: course, usualOwner: usualOwner, people: people, file: document.file, now: now
        ).write(tx)
        try DesignObjectiveRows(
            before: before, after: after, course: course, topics: own.topics, outcomes: outcomes, techniques: techniques,
            now: now
        ).write(tx)
        try DesignEventImportRows(before: before, after: after, course: course, techniques: techniques, now: now).write(tx)
        try own.keepFiles(tx)
        try DesignTopicRows(before: before.topics, after: after.topics, course: course, topics: own.topics, now: now).write(tx)
        try CourseDesignRows.follow(course, tx)
    }

    private func writeDescription(_ tx: WriteTransaction) throws {
        let (old, new) = (before.description, after.description)
        if old != new {
            let ratio = new.ratio.map { CourseDescription.Ratio(inClass: $0.inClass, outOfClass: $0.outOfClass) }
            try CourseDescriptionRows.write(
                CourseDescription(
                    subjectArea: new.subjectArea, audiences: CourseAudience.allCases.filter(new.audiences.contains),
                    creditHours: new.creditHours, ratio: ratio, seats: new.seats),
                of: course, by: nil, tx)
            try CourseDesignRows.setWorkingName(new.workingName, of: course, tx)
        }
        if old.bibliography != new.bibliography || before.hours != after.hours {
            let hours = after.hours.mapValues { ActivityHours(hours: $0.hours, assessment: $0.assessment) }
            try CourseHoursRows.write(CourseHours(activities: hours, bibliography: new.bibliography), of: course, tx)
        }
        if before.syllabus != after.syllabus {
            let entries = after.syllabus.sections.map { section in
                SyllabusLayout.Entry(section: section, isHidden: after.syllabus.hidden.contains(section))
            }
            try SyllabusLayoutRows.write(SyllabusLayout(entries, audience: after.syllabus.readers), of: course, tx)
        }
    }

    private func writePolicies(_ tx: WriteTransaction) throws {
        for kind in CoursePolicyKind.allCases where before.policies[kind] != after.policies[kind] {
            try CoursePolicyRows.write(
                CoursePolicy.Content(after.policies[kind] ?? DesignDraft.Policy()), as: kind, of: course, by: nil, tx)
        }
    }

    private func writeInstructors(_ tx: WriteTransaction) throws {
        if before.instructors == after.instructors { return }
        var stored = try InstructorRows.all(of: course, tx.reading)
        var order: [ID<CourseInstructor>] = []
        for written in after.instructors {
            let (person, fields) = (try person(written), CourseInstructor.Fields(written))
            let match = stored.firstIndex { known in
                person.map { known.person == $0 }
                    ?? (known.person == nil && known.fields.firstName == fields.firstName
                        && known.fields.lastName == fields.lastName)
            }
            if let match {
                let known = stored.remove(at: match)
                if known.fields != fields { try InstructorRows.update(fields, of: known.id, by: nil, tx) }
                order.append(known.id)
            } else {
                let instructor = CourseInstructor(
                    id: ID<CourseInstructor>(at: now), person: person, fields: fields, version: 1)
                try InstructorRows.insert(instructor, in: course, by: nil, tx)
                order.append(instructor.id)
            }
        }
        for gone in stored { try InstructorRows.delete(gone.id, tx) }
        for (position, id) in order.enumerated() { try InstructorRows.move(id, to: position, tx) }
    }

    /// Nil for somebody without an account.
    /// - Throws: `ImportMistakes` for an account that is not there.
    private func person(_ instructor: DesignDraft.Instructor) throws -> ID<Person>? {
        guard case .account(let name) = instructor.who else { return nil }
        if let person = people[name] { return person }
        throw ImportMistakes(mistakes: [Mistake(document.file, line: nil, "mistake.unknown-person", ["value": name])])
    }

    /// The ids of all outcomes, by their keys.
    private func writeOutcomes(_ tx: WriteTransaction) throws -> [String: ID<ProgrammeOutcome>] {
        let stored = try OutcomeRows.all(of: course, tx.reading)
        let keys = Set(after.outcomes.map(\.key))
        for outcome in stored where !keys.contains(outcome.key) { try OutcomeRows.delete(outcome.id, tx) }
        var ids: [String: ID<ProgrammeOutcome>] = [:]
        for (position, written) in after.outcomes.enumerated() {
            let known = stored.first { $0.key == written.key }?.id
            let outcome = ProgrammeOutcome(id: known ?? ID<ProgrammeOutcome>(at: now), key: written.key, text: written.text)
            if known == nil {
                try OutcomeRows.insert(outcome, at: position, in: course, tx)
            } else {
                try OutcomeRows.update(outcome, at: position, tx)
            }
            ids[written.key] = outcome.id
        }
        return ids
    }

    private func keepFiles(_ tx: WriteTransaction) throws {
        for name in changedFiles {
            guard let media = document.files[name] else { continue }
            let file = StoredFile(
                digest: media.digest, contentType: media.contentType, size: media.size, width: media.width,
                height: media.height)
            try CourseFileRows.keep(file, named: name, in: course, by: nil, at: now, tx)
        }
    }
}
