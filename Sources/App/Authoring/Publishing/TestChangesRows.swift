import Database

/// Compares the written text of a test with what is published.
enum TestChangesRows {
    /// Whether they differ. False for a test that was never published, and when there is no draft.
    static func hasChanges(
        _ test: TeacherAssessment, _ folder: FileFolder, at now: Instant, _ tx: ReadTransaction
    ) throws -> Bool {
        guard test.published != nil, test.draft != nil else { return false }
        let editor = try TestEditorStore.editor(of: test, folder, tx)
        guard let written = CheckedTest(editor.text, on: editor, at: now).draft,
            let known = try KnownAssessmentRows.find(test.key, in: test.course.course.id, tx)
        else { return true }
        return try known.digest != written.digest || settings(written, editor, known) != known.settings
    }

    /// The settings in a text, which hold for all revisions. A text without extra times leaves them unchanged; a text with extra
    /// times leaves those unchanged that were changed outside the text. Other dates have a page of their own and are in no text.
    /// - Parameter takesTimes: whether to set all extra times as the text says, including those changed outside it.
    static func settings(
        _ written: AssessmentDraft, _ editor: TestInEditor, _ known: KnownAssessmentRows.Known?, takesTimes: Bool = false
    ) throws -> AssessmentSettings {
        let settings = try AssessmentSettings(written, topics: editor.topics.ids, before: known?.assessment)
        var extraTimes = settings.extraTimes
        if let known {
            if !saysTimes(editor) {
                extraTimes = known.settings.extraTimes
            } else if !takesTimes {
                extraTimes = before(editor).merged(saying: extraTimes, into: known.settings.extraTimes)
            }
        }
        return AssessmentSettings(
            position: known?.settings.position ?? written.position, topic: settings.topic, schedule: settings.schedule,
            policy: settings.policy, disclosure: settings.disclosure,
            extraTimes: extraTimes, dates: known?.settings.dates ?? [:])
    }

    /// The extra times that stay although the text says something else.
    static func keptTimes(
        _ written: AssessmentDraft, _ editor: TestInEditor, _ known: KnownAssessmentRows.Known?
    ) -> [WrittenTimes.Kept] {
        guard let known, saysTimes(editor) else { return [] }
        return before(editor).kept(saying: written.rules.extraTimes, in: known.settings.extraTimes)
    }

    private static func before(_ editor: TestInEditor) -> WrittenTimes { editor.test.written }

    private static func saysTimes(_ editor: TestInEditor) -> Bool {
        TestFrontMatter(editor.text)?.line(of: ExtraTimeSetting.name) != nil
    }
}
