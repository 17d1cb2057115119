import Database
import Foundation

/// Imports the lessons of a course: settings are updated, and a changed text becomes a new revision.
struct ImportedLessonRows: CourseImportPart {
    let files: FileFolder
    let step = CourseImportStep.lessons

    func keepFiles(of course: InstitutionFolder.CourseDraft) throws {
        for media in course.lessons.flatMap(\.files.values) { try files.keep(media.path, digest: media.digest) }
    }

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        let lessons = "SELECT course_key, lesson_key AS name FROM lesson JOIN course ON course.id = lesson.course_id" as SQL
        return try tx.rows(lessons).map { .lesson(try $0["name"], of: try $0["course_key"]) }
    }

    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        try course.lessons.flatMap { try apply($0, in: place, run, tx) }
    }

    private func apply(
        _ draft: LessonDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let name = place.key + "/" + draft.key
        let digest = try draft.digest
        guard let known = try StoredLessonRows.find(draft.key, of: place.course, tx.reading) else {
            let id = ID<Lesson>(at: run.now)
            try LessonWriteRows.insert(
                draft.key, as: id, in: place.course, position: draft.position, audience: draft.audience, tx)
            try LessonWriteRows.adopt(Self.settings(draft, nil, place, at: run.now, tx), of: id, tx)
            try Self.add(draft, to: id, in: place.course, at: run.now, tx)
            return [ImportChange(verb: .added, subject: .lesson, name: name)]
        }
        let settings = try Self.settings(draft, known, place, at: run.now, tx)
        if known.digest == digest, known.settings == settings { return [] }
        let edited = try known.editedAt.map {
            try ImportChange.Edited(at: $0, texts: Self.texts(draft, known, place.course, tx))
        }
        if let edited, !run.overwrites.contains(.lesson(draft.key, of: place.key)) {
            return [.left(.lesson, draft.file, edited.at, edited.texts)]
        }
        if known.digest != digest { try Self.add(draft, to: known.id, in: place.course, at: run.now, tx) }
        try LessonWriteRows.adopt(settings, of: known.id, tx)
        return [ImportChange(verb: .changed, subject: .lesson, name: name, edited: edited)]
    }

    /// - Parameter known: nil for a new lesson.
    private static func settings(
        _ draft: LessonDraft, _ known: StoredLessonRows.StoredLesson?, _ place: ImportedPlace, at now: Instant,
        _ tx: WriteTransaction
    ) throws -> LessonWriteRows.Settings {
        var topic = place.topics[draft.topic]
        if topic == nil, place.isLeft, !draft.topic.isEmpty {
            // A topic that was renamed, moved or merged in the browser does not count as a change of the lesson.
            topic =
                try known.map(\.topic)
                ?? TopicWriteRows.completed(place.topics, with: [draft.topic], in: place.course, at: now, tx)[draft.topic]
        }
        return try LessonWriteRows.Settings(
            position: draft.position, topic: topic, objectives: draft.objectives.map(\.key),
            quiz: quiz(draft.quiz, in: place.course, tx), audience: draft.audience, isPutAway: false)
    }

    private static func texts(
        _ draft: LessonDraft, _ known: StoredLessonRows.StoredLesson, _ course: ID<Course>, _ tx: WriteTransaction
    ) throws -> EditedTexts {
        let topics = try CourseStore.topics(of: course, tx.reading)
        return EditedTexts(
            here: NumberedName.name(known.position, known.key) + ".md\n\n" + known.text(topics),
            folder: NumberedName.name(draft.position, draft.key) + ".md\n\n" + LessonFileText(draft).text,
            state: known.isPutAway ? .deleted : known.shown == nil ? .withdrawn : nil)
    }

    private static func quiz(_ key: String?, in course: ID<Course>, _ tx: WriteTransaction) throws -> ID<Assessment>? {
        guard let key else { return nil }
        let row = try tx.first("SELECT id FROM assessment WHERE course_id = \(course) AND assessment_key = \(key)")
        return try row.map { try $0["id"] }
    }

    /// Adds a revision and publishes it; its files are added to the course.
    private static func add(
        _ draft: LessonDraft, to lesson: ID<Lesson>, in course: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let files = draft.files.mapValues { file in
            StoredFile(
                digest: file.digest, contentType: file.contentType, size: file.size, width: file.width, height: file.height)
        }
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            try CourseFileRows.keep(file, named: name, in: course, by: nil, at: now, tx)
        }
        let revision = try LessonRevisionRows.add(
            .init(content: draft.content, wordCount: draft.wordCount, searchable: draft.searchable, files: files), to: lesson,
            by: nil, at: now, tx)
        try LessonPublicationRows.show(revision, of: lesson, by: nil, at: now, tx)
    }

    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let listed = Set(course.lessons.map(\.key))
        let rows = try tx.rows(
            """
            SELECT lesson.id, lesson.lesson_key, lesson.edited_at FROM lesson JOIN course ON course.id = lesson.course_id
            WHERE course.course_key = \(course.key) AND lesson.removed_at IS NULL ORDER BY lesson.lesson_key
            """)
        return try rows.compactMap { row in
            let key: String = try row["lesson_key"]
            guard !listed.contains(key) else { return nil }
            let spared = run.spared(.lesson(key, of: course.key), editedAt: try row["edited_at"])
            let isRemoved = run.removesVanished && spared == nil
            if isRemoved { try LessonWriteRows.setRemoved(run.now, row["id"], editedAt: nil, tx) }
            return run.vanished(.lesson, "\(course.key)/\(key)", isRemoved: isRemoved, spared: spared)
        }
    }
}

extension StoredLessonRows.StoredLesson {
    fileprivate var settings: LessonWriteRows.Settings {
        .init(
            position: position, topic: topic, objectives: objectives, quiz: quiz, audience: audience, isPutAway: isPutAway)
    }
}

extension ImportChange.Subject {
    static let lesson = Self("lesson", word: "import.lesson")
}
