/// What a page about a test's draft sends: the text, and which draft it was made from.
struct TestDraftEdit: Sendable, Equatable {
    let text: String
    /// Of the draft that the page showed; 0 for none.
    let version: Int
    /// The revision that the text began from.
    let base: ID<AssessmentRevision>?
    /// What stays, when the writer has seen both texts.
    var resolution: DraftEdit.Resolution?

    init(text: String, version: Int, base: ID<AssessmentRevision>?, resolution: DraftEdit.Resolution? = nil) {
        self.text = TestText.tidy(text)
        self.version = version
        self.base = base
        self.resolution = resolution
    }

    /// What becomes of it. The same text again is no conflict: it may have been sent twice.
    /// - Parameter current: what there is to write on.
    func decision(for test: TeacherAssessment, current: String) -> DraftEdit.Decision {
        if text == current { return .unchanged }
        // An import may have published another text since the page was opened, while there was no draft.
        let isOvertaken = base != nil && base != test.base && resolution == nil
        return version == test.version && !isOvertaken ? .save(version: version + 1) : .conflict
    }
}
