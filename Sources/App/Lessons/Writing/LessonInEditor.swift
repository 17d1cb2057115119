/// A lesson on the desk of those who write it, with what its page needs.
struct LessonInEditor: Sendable {
    var lesson: TeacherLesson
    let topics: TopicTree
    let quizzes: [Assessment]
    /// Of the course, by their names.
    let files: [String: StoredFile]
    /// The keys of all lessons of the course.
    let keys: Set<String>
    /// The lessons that readers see, by their keys.
    let lessons: [String: ID<Lesson>]
}
