/// What a page about a draft sends: the text, and which draft it was made from.
struct DraftEdit<Thing: Drafted>: Sendable, Equatable {
    let text: Thing.Text
    /// Of the draft that the page showed; 0 for none.
    let version: Int
    /// The revision that the text began from.
    let base: ID<Thing.Revision>?
    var resolution: DraftResolution?

    /// What becomes of it. The same text again is no conflict: it may have been sent twice.
    /// - Parameter current: what there is to write on.
    func decision(for thing: Thing, current: Thing.Text) -> DraftDecision {
        if text == current || version != thing.version && text == thing.draft?.text { return .unchanged }
        // An import may have published another text since the page was opened, without touching the draft.
        let isOvertaken = base != nil && base != thing.base && resolution == nil
        return version == thing.version && !isOvertaken ? .save(version: version + 1) : .conflict
    }

    /// What there is to write on when it is saved.
    func outcome(for thing: Thing, current: Thing.Text) -> Thing.Text {
        guard resolution != .theirs, case .save = decision(for: thing, current: current) else { return current }
        return text
    }
}

/// What to do where somebody else saved another text meanwhile, and the writer has seen both.
enum DraftResolution: String, Sendable {
    case mine
    case theirs
}

enum DraftDecision: Equatable {
    /// It says what is there already.
    case unchanged
    /// It becomes the draft of this version.
    case save(version: Int)
    /// The draft is not the one that the page showed.
    case conflict
}
