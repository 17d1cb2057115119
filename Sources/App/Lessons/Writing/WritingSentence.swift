/// Sentences about the state of a lesson in the editor.
enum WritingSentence {
    /// "Draft saved: 10:42 · Published: 12 November 2026"
    static func state(_ lesson: TeacherLesson, of viewer: Viewer, now: Instant, _ strings: Strings) -> String {
        guard let saved = saved(lesson, of: viewer, now: now, strings) else { return published(lesson, now: now, strings) }
        let shown = lesson.shown.map { strings("write.published", ["time": strings.formats.near($0.publishedAt, now: now)]) }
        return saved + " · " + (shown ?? strings("write.not-published"))
    }

    /// When the draft was saved, and by whom if by another person; nil when nothing was changed.
    static func saved(_ lesson: TeacherLesson, of viewer: Viewer, now: Instant, _ strings: Strings) -> String? {
        guard let draft = lesson.draft, lesson.hasChanges || lesson.shown == nil else { return nil }
        return DraftSentence.saved(draft, of: viewer, now: now, strings)
    }

    /// Whether it is published, and since when.
    static func published(_ lesson: TeacherLesson, now: Instant, _ strings: Strings) -> String {
        guard let shown = lesson.shown else { return strings("write.not-published") }
        let time = strings.formats.near(shown.publishedAt, now: now)
        return strings(lesson.hasChanges ? "write.published-before" : "write.published", ["time": time])
    }

    /// A title, or words for none.
    static func title(_ text: WrittenText, _ strings: Strings) -> String {
        text.title.isEmpty ? strings("write.untitled") : text.title
    }

    /// "Line 12: …", with the line itself quoted.
    static func mistake(_ mistake: Mistake, in lines: WrittenText.Lines, _ strings: Strings) -> String {
        let sentence = strings(mistake.key, mistake.values)
        guard let line = mistake.line, line >= 1, line <= lines.count else { return sentence }
        let quoted = lines.line(line).drop(while: \.isWhitespace)
        return strings(
            "write.mistake-line",
            ["line": strings.formats.number(line), "quoted": quoted.shortened(letters: 60), "sentence": sentence])
    }
}
