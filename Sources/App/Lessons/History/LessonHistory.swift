/// A text that a lesson had, and what became of it.
struct PastText: Sendable, Equatable {
    /// When readers began or ceased to see it, and by whom; by nobody for an import.
    struct Showing: Sendable, Equatable {
        let at: Instant
        let person: String?
        let isEnd: Bool
    }

    let id: ID<LessonRevision>
    /// Counts the revisions of a lesson from 1.
    let number: Int
    let text: WrittenText
    let madeAt: Instant
    /// Nil for an import.
    let author: String?
    /// The first one first.
    let showings: [Showing]
}

/// A publication as it was written down; nothing in the place of the revision is a withdrawal.
struct Publication: Sendable, Equatable {
    let revision: ID<LessonRevision>?
    let at: Instant
    let person: String?
}

/// Everything that was ever published or kept of a lesson.
struct LessonHistory: Sendable, Equatable {
    let lesson: TeacherLesson
    /// The newest first.
    let texts: [PastText]

    /// When each revision began and ceased to be shown; another one in its place is not told as its end.
    static func showings(_ publications: [Publication]) -> [ID<LessonRevision>: [PastText.Showing]] {
        var showings: [ID<LessonRevision>: [PastText.Showing]] = [:]
        var shown: ID<LessonRevision>?
        for publication in publications {
            if let revision = publication.revision ?? shown {
                showings[revision, default: []].append(
                    .init(at: publication.at, person: publication.person, isEnd: publication.revision == nil))
            }
            shown = publication.revision
        }
        return showings
    }
}
