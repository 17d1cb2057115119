/// A lesson: what stays the same while its text is revised, and what the newest revision is called.
struct Lesson: Sendable, Equatable {
    let id: ID<Lesson>
    let course: ID<Course>
    /// Its name in the import folder, by which other lessons link to it.
    let key: String
    let topic: ID<Topic>?
    /// The quiz that ends it.
    let quiz: ID<Assessment>?
    let audience: Audience
    let revision: ID<LessonRevision>
    let title: String
    let wordCount: Int

    /// How long an attentive reader takes, in whole minutes, at least one: 180 words a minute, because there is code in it.
    var minutes: Int { Self.minutes(words: wordCount) }

    static func minutes(words: Int) -> Int { max(1, (words + 90) / 180) }
}

/// Names the revisions of lessons.
enum LessonRevision {}
