import Database
import Foundation

/// Imports courses, with the parts that other features have in them.
struct ImportedCourseRows: ImportPart {
    let step = ImportStep.courses
    /// Sorted by their steps.
    private let parts: [any CourseImportPart]

    /// - Parameter parts: the parts of other features.
    init(parts: [any CourseImportPart]) {
        let own: [any CourseImportPart] = [ImportedTopicRows()]
        self.parts = (own + parts).enumerated().sorted {
            ($0.element.step.rawValue, $0.offset) < ($1.element.step.rawValue, $1.offset)
        }.map(\.element)
    }

    /// The parts that an import takes.
    private func parts(of run: ImportRun) -> [any CourseImportPart] {
        run.keepsPeople ? parts.filter { !$0.step.isOfPeople } : parts
    }

    func keepFiles(of folder: InstitutionFolder) throws {
        for course in folder.courses {
            for part in parts { try part.keepFiles(of: course) }
        }
    }

    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] {
        let courses = try tx.rows("SELECT course_key FROM course").map { row -> ImportOverwrites.Thing in
            .course(try row["course_key"])
        }
        return try courses + parts.flatMap { try $0.things(tx) }
    }

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        var changes: [ImportChange] = []
        for draft in folder.courses {
            let place = try apply(draft, of: folder, run, &changes, tx)
            for part in parts(of: run) { changes += try part.apply(draft, in: place, run, tx) }
        }
        return changes
    }

    private func apply(
        _ draft: InstitutionFolder.CourseDraft, of folder: InstitutionFolder, _ run: ImportRun,
        _ changes: inout [ImportChange], _ tx: WriteTransaction
    ) throws -> ImportedPlace {
        let before = try StoredCourseRows.find(draft.key, tx.reading)
        var draft = try placed(draft, before, run, tx.reading)
        draft.document.semester = try NamedSemesterRows.title(draft.document.semester, folder.semesters, tx.reading)
        guard let before else {
            changes += try NamedSemesterRows.added(draft.document.semester, folder.semesters, at: run.now, tx)
            let id = draft.newID.map(ID<Course>.init(text:)) ?? ID<Course>(at: run.now)
            try CourseWriteRows.insert(draft.document.fields, as: id, key: draft.key, position: draft.position, tx)
            changes.append(ImportChange(verb: .added, subject: .course, name: draft.key))
            let place = try fill(draft.taught(by: run.newTeachers(draft)), id, isNew: true, at: run.now, tx)
            // Its teachers were not chosen by a folder, so that no folder may remove them without being told to.
            if run.professor != nil, run.keepsPeople { try EditedRows.mark(course: id, at: run.now, tx) }
            return place
        }
        if run.keepsPeople { draft.document.teachers = before.document.teachers }
        let isSame = before.position == draft.position && !before.isPutAway && draft.document.isSame(as: before.document)
        let edited = before.editedAt.map { ImportChange.Edited(at: $0, texts: Self.texts(draft, before)) }
        let isLeft = !isSame && edited != nil && !run.overwrites.contains(.course(draft.key))
        if isLeft, let edited { changes.append(.left(.course, draft.file, edited.at, edited.texts)) }
        if isSame || isLeft {
            return ImportedPlace(key: draft.key, course: before.id, topics: before.topics.ids, isNew: false, isLeft: isLeft)
        }
        changes += try NamedSemesterRows.added(draft.document.semester, folder.semesters, at: run.now, tx)
        try CourseWriteRows.adopt(draft.document.fields, position: draft.position, of: before.id, tx)
        changes.append(ImportChange(verb: .changed, subject: .course, name: draft.key, edited: edited))
        return try fill(draft, before.id, isNew: false, at: run.now, tx)
    }

    /// Where only some courses are imported, the folder cannot know the order of all: a known course stays where it is, and a new one
    /// comes last.
    private func placed(
        _ draft: InstitutionFolder.CourseDraft, _ before: StoredCourseRows.StoredCourse?, _ run: ImportRun, _ tx: ReadTransaction
    ) throws -> InstitutionFolder.CourseDraft {
        guard run.isCoursesOnly else { return draft }
        var draft = draft
        let last: Int? = try tx.first("SELECT max(position) AS last FROM course")?["last"]
        draft.position = before?.position ?? (last ?? 0) + 1
        return draft
    }

    private func fill(
        _ draft: InstitutionFolder.CourseDraft, _ course: ID<Course>, isNew: Bool, at now: Instant, _ tx: WriteTransaction
    ) throws -> ImportedPlace {
        let topics = try TopicWriteRows.save(draft.document.topics, of: course, at: now, tx)
        try CourseWriteRows.setTeachers(draft.document.teachers, of: course, tx)
        return ImportedPlace(key: draft.key, course: course, topics: topics, isNew: isNew, isLeft: false)
    }

    private static func texts(
        _ draft: InstitutionFolder.CourseDraft, _ before: StoredCourseRows.StoredCourse
    ) -> EditedTexts {
        let here = NumberedName.name(before.position, before.key)
        return EditedTexts(
            here: here + "\n\n" + CourseFileText.text(before.document, enrolled: nil),
            folder: NumberedName.name(draft.position, draft.key) + "\n\n" + CourseFileText.text(draft.document, enrolled: nil),
            state: before.isPutAway ? .archived : nil)
    }

    func vanishedInside(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        try folder.courses.flatMap { course in try parts(of: run).flatMap { try $0.vanished(from: course, run, tx) } }
    }

    func vanished(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        let listed = Set(folder.courses.map(\.key))
        let rows = try tx.rows("SELECT id, course_key, edited_at FROM course WHERE removed_at IS NULL ORDER BY course_key")
        return try rows.compactMap { row in
            let key: String = try row["course_key"]
            guard !listed.contains(key) else { return nil }
            let spared = run.spared(.course(key), editedAt: try row["edited_at"])
            let isRemoved = run.removesVanished && spared == nil
            if isRemoved { try CourseWriteRows.putAway(row["id"], at: run.now, tx) }
            return run.vanished(.course, key, isRemoved: isRemoved, spared: spared)
        }
    }
}

extension ImportRun {
    /// The teachers of a new course.
    fileprivate func newTeachers(_ draft: InstitutionFolder.CourseDraft) -> [CourseDocument.Teacher] {
        let listed = keepsPeople ? [] : draft.document.teachers
        guard let professor else { return listed }
        let own = CourseDocument.Teacher(userName: professor.userName, role: .professor)
        return [own] + listed.filter { $0.userName != own.userName }
    }
}

extension InstitutionFolder.CourseDraft {
    fileprivate func taught(by teachers: [CourseDocument.Teacher]) -> InstitutionFolder.CourseDraft {
        var draft = self
        draft.document.teachers = teachers
        return draft
    }
}

extension CourseDocument {
    fileprivate var fields: CourseFields {
        CourseFields(
            code: code, title: title, language: language, semester: semester, classroom: classroom, url: url, overview: overview,
            markScheme: markScheme, ects: ects)
    }
}

extension ImportChange.Subject {
    static let course = Self("course", word: "import.course")
}
