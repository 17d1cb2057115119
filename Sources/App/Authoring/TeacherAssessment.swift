/// A test for the teachers of its course.
struct TeacherAssessment: Drafted {
    /// The draft that all teachers of the course share: a whole test document, as described in FORMAT.md.
    typealias Draft = SavedDraft<String, AssessmentRevision>

    let id: ID<Assessment>
    let course: TeacherCourse
    let key: String
    /// The test as it was last published; nil before the first time.
    let published: Assessment?
    /// The newest revision, which a new attempt gets.
    let newest: ID<AssessmentRevision>?
    /// Nil while nobody has changed the published or imported text.
    let draft: Draft?
    /// When it was removed; its attempts stay.
    let removedAt: Instant?
    /// The extra times of single people in the draft that was last published.
    var written = WrittenTimes()

    /// The revision that the written text is based on. For an unpublished copy, the revision of the other test that it was copied
    /// from.
    var base: ID<AssessmentRevision>? { draft.map(\.base) ?? newest }

    /// Whether another text was published since the draft was begun, for example by an import.
    var isOvertaken: Bool { newest != nil && draft.map { $0.base != newest } ?? false }
}
