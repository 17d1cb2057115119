/// Sentences about a draft, whatever it is a draft of.
enum DraftSentence {
    /// When it was saved, and by whom if it was somebody else.
    static func saved<Text, Revision>(
        _ draft: SavedDraft<Text, Revision>, of viewer: Viewer, now: Instant, _ strings: Strings
    ) -> String {
        let time = strings.formats.near(draft.savedAt, now: now)
        guard draft.person != viewer.id else { return strings("write.saved", ["time": time]) }
        return strings("write.saved-by", ["time": time, "name": draft.personName])
    }

    /// That it was saved while somebody wrote another text, and by whom.
    static func savedMeanwhile<Text, Revision>(
        _ draft: SavedDraft<Text, Revision>, viewer: Viewer, now: Instant, _ strings: Strings
    ) -> String {
        let time = strings.formats.near(draft.savedAt, now: now)
        guard draft.person != viewer.id else { return strings("conflict.yourself", ["time": time]) }
        return strings("conflict.somebody", ["time": time, "name": draft.personName])
    }
}
