/// Sentences about drafts of any kind.
enum DraftSentence {
    /// When the draft was saved, and by whom if by another person.
    static func saved<Text, Revision>(
        _ draft: SavedDraft<Text, Revision>, of viewer: Viewer, now: Instant, _ strings: Strings
    ) -> String {
        let time = strings.formats.near(draft.savedAt, now: now)
        guard draft.person != viewer.id else { return strings("write.saved", ["time": time]) }
        return strings("write.saved-by", ["time": time, "name": draft.personName])
    }

    /// Says that another person saved another text meanwhile, and who it was.
    static func savedMeanwhile<Text, Revision>(
        _ draft: SavedDraft<Text, Revision>, viewer: Viewer, now: Instant, _ strings: Strings
    ) -> String {
        let time = strings.formats.atNear(draft.savedAt, now: now)
        guard draft.person != viewer.id else { return strings("conflict.yourself", ["time": time]) }
        return strings("conflict.somebody", ["time": time, "name": draft.personName])
    }
}
