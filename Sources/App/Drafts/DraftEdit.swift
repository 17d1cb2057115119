/// What an editor posts: the text, and the draft that it is based on.
struct DraftEdit<Thing: Drafted>: Sendable, Equatable {
    let text: Thing.Text
    /// The version of the draft that the page showed; 0 for none.
    let version: Int
    /// The revision that the text is based on.
    let base: ID<Thing.Revision>?
    var resolution: DraftResolution?

    /// What to do with the edit. A text equal to the present one is no conflict: it may have been sent twice.
    /// - Parameter current: the present text.
    func decision(for thing: Thing, current: Thing.Text) -> DraftDecision {
        if text == current || version != thing.version && text == thing.draft?.text { return .unchanged }
        // An import may have published another text since the page was opened, without touching the draft.
        let isOvertaken = base != nil && base != thing.base && resolution == nil
        return version == thing.version && !isOvertaken ? .save(version: version + 1) : .conflict
    }

    /// The present text after the edit is saved.
    func outcome(for thing: Thing, current: Thing.Text) -> Thing.Text {
        guard resolution != .theirs, case .save = decision(for: thing, current: current) else { return current }
        return text
    }
}

/// The choice of a person who was shown both their own text and another that was saved meanwhile.
enum DraftResolution: String, Sendable {
    case mine
    case theirs
}

enum DraftDecision: Equatable {
    /// The text is the present one.
    case unchanged
    /// The text is saved as the draft of this version.
    case save(version: Int)
    /// The draft is not the one that the page showed.
    case conflict
}
