/// A text in the history of a lesson, with when it was published and withdrawn.
struct PastText: Sendable, Equatable {
    /// When it was published or withdrawn, and by whom; nil for an import.
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
    /// The oldest first.
    let showings: [Showing]
}

/// A stored publication; without a revision it is a withdrawal.
struct Publication: Sendable, Equatable {
    let revision: ID<LessonRevision>?
    let at: Instant
    let person: String?
}

/// All texts of a lesson that were published or kept.
struct LessonHistory: Sendable, Equatable {
    let lesson: TeacherLesson
    /// The newest first.
    let texts: [PastText]

    /// When each revision was published and withdrawn. Being replaced by another revision does not count as withdrawn.
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
