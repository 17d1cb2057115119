/// A lesson in the editor, with what its page needs.
struct LessonInEditor: Sendable {
    var lesson: TeacherLesson
    let topics: TopicTree
    let quizzes: [Assessment]
    /// The files of the course, by name.
    let files: [String: StoredFile]
    /// The keys of all lessons of the course.
    let keys: Set<String>
    /// The published lessons, by their keys.
    let lessons: [String: ID<Lesson>]
    /// The objectives of the course.
    var objectives: [CourseObjective] = []
    /// The keys of those that the lesson serves.
    var tags: [String] = []
}
