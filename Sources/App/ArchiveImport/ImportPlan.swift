/// What the import of an archive would do for one person.
struct ImportPlan: Sendable, Equatable {
    struct PlannedCourse: Sendable, Equatable {
        let key: String
        let code: String
        let title: String
        let language: Language
        let topics: Int
        let lessons: [String]
        let tests: [String]
        let files: Int
        let isNew: Bool
        /// The key in the archive, where it belongs to a course that this person may not change.
        let takenKey: String?
        /// Whether the person has another course of this code.
        var hasNamesake = false
    }

    var courses: [PlannedCourse]
    let changes: [ImportChange]
    /// How many people, surveys and extra times of single people the archive contains.
    let people: Int
    let surveys: Int
    /// Whether people are left out.
    let keepsPeople: Bool
    /// Identifies all of it, with the bytes of the archive.
    let digest: String

    /// Whether it changes the database.
    var isWork: Bool { changes.contains(where: \.isWork) }
}

extension ImportPlan {
    /// - Parameters:
    ///   - folder: the folder in the archive.
    ///   - archive: the digest of the archive.
    init(_ outcome: ImportOutcome, of folder: InstitutionFolder, archive: String, keepsPeople: Bool) {
        let new = outcome.changes.filter { $0.verb == .added && $0.subject == .course }.map(\.name)
        courses = zip(outcome.folder.courses, folder.courses).map { course, written in
            PlannedCourse(course, isNew: new.contains(course.key), takenKey: course.key == written.key ? nil : written.key)
        }
        changes = outcome.changes
        (people, surveys) = (folder.people.count, folder.surveys.count)
        self.keepsPeople = keepsPeople
        digest = Self.digest(outcome, archive: archive, keepsPeople: keepsPeople)
    }

    /// The digest of what an import does.
    static func digest(_ outcome: ImportOutcome, archive: String, keepsPeople: Bool) -> String {
        let lines = outcome.changes.map { change in
            [
                "\(change.verb)", change.subject.word, change.name, change.edited.map { "\($0.at.milliseconds)" } ?? "",
                change.note.map { "\($0)" } ?? "",
            ].joined(separator: "\t")
        }
        let parts = [archive, keepsPeople ? "courses" : "people"] + outcome.folder.courses.map(\.key) + lines
        return ContentDigest(parts.joined(separator: "\n")).base64URL
    }
}

extension ImportPlan.PlannedCourse {
    fileprivate init(_ course: InstitutionFolder.CourseDraft, isNew: Bool, takenKey: String?) {
        let document = course.document
        let files =
            course.lessons.flatMap(\.files.values).map(\.digest)
            + course.assessments.flatMap(\.pictures.values).map(\.digest)
        self.init(
            key: course.key, code: document.code, title: document.title, language: document.language,
            topics: document.topics.deepCount, lessons: course.lessons.map(\.content.title),
            tests: course.assessments.map(\.content.title), files: Set(files).count, isNew: isNew, takenKey: takenKey)
    }
}
