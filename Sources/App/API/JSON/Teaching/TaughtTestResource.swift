import Foundation

/// A test for those who may change it, published or not.
struct TaughtTestResource: Encodable, Sendable {
    let id: String
    let course: String
    /// What import folders call it.
    let key: String
    /// As it is written, which may be newer than what is published.
    let title: String
    let language: String
    /// "quiz" or "final"; absent for a draft that does not say it.
    let kind: String?
    let isPublished: Bool
    /// Whether the written text differs from what students see.
    let hasChanges: Bool
    /// Whether another text was published since the draft was begun.
    let isOvertaken: Bool
    /// As it is published, with all that follows.
    let topic: String?
    /// How many an attempt has.
    let questions: Int?
    let opensAt: String?
    let closesAt: String?
    let limitSeconds: Int?
    /// Whether programs may begin and take it.
    let takesPrograms: Bool?
    /// How many students are taking it; of a final.
    let inProgress: Int
    /// When it was removed; it can be restored.
    let removedAt: String?

    init(_ entry: TestListStore.Entry, _ strings: Strings) {
        let (test, published) = (entry.test, entry.test.published)
        (id, course, key) = (test.id.text, test.course.course.id.text, test.key)
        (title, language) = (TestSentence.title(test, strings), test.course.course.language.rawValue)
        kind = (published?.kind ?? test.draft.flatMap { WrittenTitle.kind(of: $0.text) })?.rawValue
        (isPublished, hasChanges, isOvertaken) = (published != nil, entry.hasChanges, test.isOvertaken)
        (topic, questions) = (published?.topic?.text, published?.questionCount)
        (opensAt, closesAt) = (published?.schedule?.opens.iso8601, published?.schedule?.closes.iso8601)
        limitSeconds = (published?.schedule).map { Int($0.limit.count / 1000) }
        takesPrograms = published?.isOpenToPrograms
        (inProgress, removedAt) = (entry.snapshot, test.removedAt?.iso8601)
    }
}
