/// Sentences about a test in the editor.
enum TestSentence {
    /// The title of a test: from the written text, else from the published one, or words for none.
    static func title(_ test: TeacherAssessment, _ strings: Strings) -> String {
        test.draft.flatMap { WrittenTitle.of($0.text) } ?? test.published?.title ?? strings("write.untitled")
    }

    /// "Draft saved: 10:42 · Published: 12 November 2026"
    static func state(_ editor: TestInEditor, of viewer: Viewer, now: Instant, _ strings: Strings) -> String {
        let published =
            editor.publishedAt.map { strings("test-write.published", ["time": strings.formats.near($0, now: now)]) }
            ?? strings("test-write.not-published")
        guard let saved = saved(editor.test, of: viewer, now: now, strings) else { return published }
        return saved + " · " + published
    }

    /// When the draft was saved, and by whom if by another person; nil when there is none.
    static func saved(_ test: TeacherAssessment, of viewer: Viewer, now: Instant, _ strings: Strings) -> String? {
        test.draft.map { DraftSentence.saved($0, of: viewer, now: now, strings) }
    }

    /// "Line 12: …", with the line itself quoted.
    static func mistake(_ mistake: Mistake, in lines: TestText.Lines, _ strings: Strings) -> String {
        let sentence = strings(mistake.key, mistake.values)
        guard let line = mistake.line, line >= 1, line <= lines.count else { return sentence }
        let quoted = lines.line(line).drop { $0 == " " || $0 == "\t" }
        return strings(
            "write.mistake-line",
            ["line": strings.formats.number(line), "quoted": quoted.shortened(letters: 60), "sentence": sentence])
    }

    /// How many mistakes there are, in words.
    static func count(_ mistakes: [Mistake], _ strings: Strings) -> String {
        mistakes.isEmpty ? strings("test-write.no-mistakes") : strings("test-write.mistakes", n: mistakes.count)
    }

    /// Quiz or final test.
    static func kind(_ kind: AssessmentKind, _ strings: Strings) -> String {
        kind == .final ? strings("tests.final") : strings("tests.quiz")
    }
}
