import Database

/// Whether what is written of a test is what students see.
enum TestChangesStore {
    /// False for a test that was never published, and where nobody has written anything.
    static func hasChanges(
        _ test: TaughtAssessment, _ folder: FileFolder, at now: Instant, _ tx: ReadTransaction
    ) throws -> Bool {
        guard test.published != nil, test.draft != nil else { return false }
        let desk = try TestDeskStore.desk(of: test, folder, tx)
        guard let written = CheckedTest(desk.text, on: desk, at: now).draft,
            let known = try ImportAssessmentStore.known(test.key, in: test.course.course.id, tx)
        else { return true }
        return try known.digest != written.digest || settings(written, desk, known) != known.settings
    }

    /// What a text says that holds whatever its revision. One that says nothing of extra times leaves them as they are.
    static func settings(
        _ written: AssessmentDraft, _ desk: TestDesk, _ known: ImportAssessmentStore.Known?
    ) throws -> ImportAssessmentStore.Settings {
        let place = ImportAssessmentStore.Place(
            course: desk.test.course.course.id, courseKey: "", topics: desk.topics.ids)
        let settings = try ImportAssessmentStore.settings(written, place, before: known?.assessment)
        let saysExtraTimes = TestFrontMatter(desk.text)?.line(of: ExtraTimeSetting.name) != nil
        return ImportAssessmentStore.Settings(
            position: known?.settings.position ?? written.position, topic: settings.topic, schedule: settings.schedule,
            policy: settings.policy, disclosure: settings.disclosure,
            extraTimes: saysExtraTimes ? settings.extraTimes : known?.settings.extraTimes ?? settings.extraTimes)
    }
}
