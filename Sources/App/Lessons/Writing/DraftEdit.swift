/// What a page about a lesson's draft sends: the text, and which draft it was made from.
struct DraftEdit: Sendable, Equatable {
    /// What to do where somebody else saved another text meanwhile, and the writer has seen both.
    enum Resolution: String, Sendable {
        case mine
        case theirs
    }

    let text: WrittenText
    /// Of the draft that the page showed; 0 for none.
    let version: Int
    /// The revision that the text began from.
    let base: ID<LessonRevision>?
    var resolution: Resolution?

    enum Decision: Equatable {
        /// It says what is there already.
        case unchanged
        /// It becomes the draft of this version.
        case save(version: Int)
        /// The draft is not the one that the page showed.
        case conflict
    }

    /// What becomes of it. The same text again is no conflict: it may have been sent twice.
    func decision(for lesson: TeacherLesson) -> Decision {
        if text == lesson.current || version != lesson.version && text == lesson.draft?.text { return .unchanged }
        // An import may have published another text since the page was opened, without touching the draft.
        let isOvertaken = base != nil && base != lesson.base && resolution == nil
        return version == lesson.version && !isOvertaken ? .save(version: version + 1) : .conflict
    }
}
