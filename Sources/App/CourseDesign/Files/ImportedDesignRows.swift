import Database

/// Imports the designs of courses: one that nobody has changed in the browser follows its folder.
struct ImportedDesignRows: CourseImportPart {
    let files: FileFolder
    let step = CourseImportStep.design

    func keepFiles(of course: InstitutionFolder.CourseDraft) throws {
        for media in course.design.map({ Array($0.files.values) }) ?? [] { try files.keep(media.path, digest: media.digest) }
    }

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        try tx.rows(
            """
            SELECT course.course_key FROM course WHERE course.id IN (SELECT course_design.course_id FROM course_design)
            ORDER BY course.course_key
            """
        ).map { .design(of: try $0["course_key"]) }
    }

    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        guard let document = course.design else { return [] }
        let comparison = try DesignComparison(
            document, place, from: .init(run), hasTopic: course.document.hasTopic, tx.reading)
        if comparison.isSame { return [] }
        let edited = comparison.editedAt.map {
            ImportChange.Edited(at: $0, texts: comparison.texts)
        }
        if let edited, !run.overwrites.contains(.design(of: place.key)) {
            return [.left(.design, "\(course.folder)/\(DesignDocument.name)", edited.at, edited.texts)]
        }
        try DesignImportRows(comparison, document, in: place, at: run.now, tx.reading).write(tx)
        let isNew = comparison.before == DesignDraft()
        return [ImportChange(verb: isNew ? .added : .changed, subject: .design, name: place.key, edited: edited)]
    }

    /// A design is not removed by a folder that has none.
    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] { [] }
}

/// The design of a folder beside the one that is stored.
struct DesignComparison: Sendable {
    /// As it is stored, as far as a folder can say it.
    let before: DesignDraft
    /// As it is to be, with days of the calendar.
    let after: DesignDraft
    /// The topics of the course.
    let topics: TopicTree
    /// Whose own techniques are of which nothing else is said.
    let usualOwner: String?
    /// The files whose content is to be stored.
    let changedFiles: [String]
    private let missing: Bool
    private let designEditedAt: Instant?
    private let courseEditedAt: Instant?

    /// What a design says of people that counts.
    struct Source: Sendable {
        /// Whether the instructors are those of the document.
        let namesInstructors: Bool
        /// Whether techniques belong to the owners that it names. Otherwise those that are new belong to the maker.
        let namesOwners: Bool
        /// The user name of whoever imports; nil for an import of the whole institution.
        let maker: String?
    }

    /// - Parameter hasTopic: whether the course has a topic with a path, for the document.
    /// - Throws: `ImportMistakes` where the course has no such meeting or group.
    init(
        _ document: DesignDocument, _ place: ImportedPlace, from source: Source, hasTopic: ([String]) -> Bool,
        _ tx: ReadTransaction
    ) throws {
        topics = try CourseStore.topics(of: place.course, tx)
        var before = try StoredDesignRows.draft(of: place.course, topics, tx)
        let lessons = Set(try StoredTopicRows.lessons(of: place.course, tx).values)
        let groups = try tx.rows("SELECT name FROM course_group WHERE course_id = \(place.course) ORDER BY id").map {
            SearchText.fold(try $0["name"])
        }
        before.topics = before.topics.filter { hasTopic($0.key) }
        var after = document.draft.settled(before)
        after.meetings = try after.meetings.map { try $0.checked(document, Set(groups)) }
        after.topics = after.topics.mapValues { $0.without(lessonsBut: lessons) }
        let tests = Set(try StoredEventRows.tests(of: place.course, tx).values)
        after.events = after.events.map { $0.without(testsBut: tests, lessonsBut: lessons) }
        if !source.namesInstructors { after.instructors = before.instructors }
        if !source.namesOwners { after = after.withOwners { _ in nil } }
        usualOwner = try StoredTechniqueRows.usualOwner(in: place.course, tx)
        after = after.withOwners(before, usual: usualOwner, maker: source.maker)
        (self.before, self.after) = (before, after)
        let stored = try CourseFileRows.files(of: place.course, tx)
        changedFiles = document.files.keys.sorted().filter { stored[$0]?.digest != document.files[$0]?.digest }
        missing = after.paths.contains { place.topics[$0] == nil }
        designEditedAt = try tx.first("SELECT edited_at FROM course_design WHERE course_id = \(place.course)")?["edited_at"]
        courseEditedAt = try tx.first("SELECT edited_at FROM course WHERE id = \(place.course)")?["edited_at"]
    }

    var isSame: Bool { before == after && changedFiles.isEmpty }

    /// When something was changed in the browser that the folder has otherwise; nil where nothing was. What is said of topics is
    /// changed with the course.
    var editedAt: Instant? {
        let areTopicsSame = before.topics == after.topics && changedFiles.isEmpty
        let own = before.withoutTopics == after.withoutTopics ? nil : designEditedAt
        let ofTopics = areTopicsSame && !missing ? nil : courseEditedAt
        return [own, ofTopics].compactMap(\.self).max()
    }

    var texts: EditedTexts {
        let known = topics.inOrder.map { topics.path(to: $0.id).map(\.title) }
        let text = DesignFileText(order: known + after.paths.subtracting(known).sorted { $0.lexicographicallyPrecedes($1) })
        return EditedTexts(here: text.text(before), folder: text.text(after), state: nil)
    }
}

extension DesignComparison.Source {
    /// A folder without people says nothing of them, and what is new belongs to whoever imports it.
    fileprivate init(_ run: ImportRun) {
        self.init(
            namesInstructors: !run.keepsPeople, namesOwners: !run.keepsPeople,
            maker: run.keepsPeople ? run.professor?.userName : nil)
    }
}

extension DesignDraft {
    /// The paths of all topics that it names.
    fileprivate var paths: Set<[String]> { objectives.reduce(into: Set(topics.keys)) { $0.formUnion($1.topics) } }

    fileprivate var withoutTopics: DesignDraft {
        var draft = self
        draft.topics = [:]
        return draft
    }
}

extension WrittenTopic {
    /// Resources that lead to other lessons lead nowhere.
    fileprivate func without(lessonsBut known: Set<String>) -> WrittenTopic {
        var topic = self
        topic.resources = resources.map { resource in
            guard case .lesson(let key) = resource.place, !known.contains(key) else { return resource }
            return WrittenResource(title: resource.title, description: resource.description, kind: resource.kind)
        }
        return topic
    }
}

extension WrittenEvent {
    /// One that is another test or another lesson is none.
    fileprivate func without(testsBut tests: Set<String>, lessonsBut lessons: Set<String>) -> WrittenEvent {
        var event = self
        switch subject {
        case .test(let key) where !tests.contains(key): event.subject = nil
        case .lesson(let key) where !lessons.contains(key): event.subject = nil
        case .test, .lesson, nil: break
        }
        return event
    }
}

extension DesignDraft.Meetings {
    /// With the changes in the order of their days. Nothing is said of a relative day that comes to lie beside the meetings.
    /// - Parameter groups: folded names.
    /// - Throws: `ImportMistakes` for a group that the course does not have, and for a day without a meeting.
    fileprivate func checked(_ document: DesignDocument, _ groups: Set<String>) throws -> Self {
        if let group, !groups.contains(SearchText.fold(group)) {
            throw ImportMistakes(mistakes: [Mistake(document.file, line: nil, "mistake.design-group", ["value": group])])
        }
        let fields = MeetingPlan.Fields(self)
        let written = document.draft.meetings.first { $0.group == group }
        let wrong = written?.changes.first { change in
            if case .absolute(let day) = change.day { !fields.meets(on: day) } else { false }
        }
        if let wrong {
            throw ImportMistakes(mistakes: [
                Mistake(document.file, line: nil, "mistake.design-no-meeting", ["value": wrong.day.day.iso])
            ])
        }
        var meetings = self
        meetings.changes = changes.filter { fields.meets(on: $0.day.day) }.sorted { $0.day.day < $1.day.day }
        return meetings
    }
}

extension ImportChange.Subject {
    static let design = Self("design", word: "import.design")
}
