/// Where the tests and lessons of a course of an import come to lie.
struct ImportedPlace {
    let overwrites: ImportOverwrites
    let key: String
    /// The folder of the course, by its name.
    let folder: String
    var course: ID<Course>?
    /// By their paths.
    var topics: [[String]: ID<Topic>] = [:]
    /// Whether the course is left as it is in the browser: then the topics are those of the browser as well.
    var isLeft = false

    init(overwrites: ImportOverwrites, draft: InstitutionFolder.CourseDraft) {
        self.overwrites = overwrites
        key = draft.key
        folder = draft.folder
    }

    mutating func take(_ stored: StoredCourseRows.StoredCourse) {
        course = stored.id
        topics = stored.topics.ids
    }

    /// The same, as the store of tests takes it.
    func forTests(_ course: ID<Course>) -> ImportAssessmentRows.Place {
        .init(course: course, courseKey: key, topics: topics, overwrites: overwrites, keepsTopics: isLeft)
    }
}
