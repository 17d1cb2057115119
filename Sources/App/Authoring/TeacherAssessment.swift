/// A test as those see it who teach its course.
struct TeacherAssessment: Drafted {
    /// The text that all who teach the course share while the test is written: a whole test document, as FORMAT.md describes it.
    typealias Draft = SavedDraft<String, AssessmentRevision>

    let id: ID<Assessment>
    let course: TeacherCourse
    let key: String
    /// As it was published last; nil until it is published for the first time.
    let published: Assessment?
    /// The newest revision: what an attempt started now would be about.
    let newest: ID<AssessmentRevision>?
    /// Nil while nobody has begun to change what was published or imported.
    let draft: Draft?
    /// When it was put away; attempts stay with their students.
    let removedAt: Instant?
    /// What the draft gave to single people when it was published last.
    var written = WrittenTimes()

    /// The revision that what is written began from. Of a test that was never published, one that it was copied from.
    var base: ID<AssessmentRevision>? { draft.map(\.base) ?? newest }

    /// Whether something else was published since the draft was begun, by an import for example.
    var isOvertaken: Bool { newest != nil && draft.map { $0.base != newest } ?? false }
}
