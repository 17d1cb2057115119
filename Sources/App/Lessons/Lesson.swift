/// A lesson: what does not change from one revision of its text to the next, and the title of the newest revision.
struct Lesson: Sendable, Equatable {
    let id: ID<Lesson>
    let course: ID<Course>
    /// Its name in the import folder, which links from other lessons use.
    let key: String
    let topic: ID<Topic>?
    /// The quiz at the end of the lesson; nil also when it was removed, or was never published.
    let quiz: ID<Assessment>?
    let audience: Audience
    let revision: ID<LessonRevision>
    let title: String
    let wordCount: Int

    /// The time that an attentive reader needs, in whole minutes, at least one. 180 words a minute are assumed, because lessons
    /// contain code.
    var minutes: Int { Self.minutes(words: wordCount) }

    static func minutes(words: Int) -> Int { max(1, (words + 90) / 180) }
}

/// The type of a lesson revision's id.
enum LessonRevision {}
