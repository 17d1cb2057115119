/// An objective of a course, for whatever names it by its key.
struct CourseObjective: Sendable, Equatable {
    let id: ID<CourseObjective>
    let key: String
    /// In the language of the course; nil before it has a word.
    let sentence: String?
}
