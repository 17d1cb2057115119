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

    /// What a text says that holds whatever its revision. One that says nothing of extra times leaves them as they are, and one that does
    /// leaves those that were changed beside it.
    /// - Parameter takesTimes: whether all extra times are to be as the text says, whatever was given beside it.
    static func settings(
        _ written: AssessmentDraft, _ desk: TestDesk, _ known: ImportAssessmentStore.Known?, takesTimes: Bool = false
    ) throws -> ImportAssessmentStore.Settings {
        let place = ImportAssessmentStore.Place(
            course: desk.test.course.course.id, courseKey: "", topics: desk.topics.ids)
        let settings = try ImportAssessmentStore.settings(written, place, before: known?.assessment)
        var extraTimes = settings.extraTimes
        if let known {
            if !saysTimes(desk) {
                extraTimes = known.settings.extraTimes
            } else if !takesTimes {
                extraTimes = before(desk).merged(saying: extraTimes, into: known.settings.extraTimes)
            }
        }
        return ImportAssessmentStore.Settings(
            position: known?.settings.position ?? written.position, topic: settings.topic, schedule: settings.schedule,
            policy: settings.policy, disclosure: settings.disclosure,
            extraTimes: extraTimes)
    }

    /// The extra times that stay although the text says something else.
    static func keptTimes(
        _ written: AssessmentDraft, _ desk: TestDesk, _ known: ImportAssessmentStore.Known?
    ) -> [WrittenTimes.Kept] {
        guard let known, saysTimes(desk) else { return [] }
        return before(desk).kept(saying: written.rules.extraTimes, in: known.settings.extraTimes)
    }

    private static func before(_ desk: TestDesk) -> WrittenTimes { desk.test.draft?.written ?? WrittenTimes() }

    private static func saysTimes(_ desk: TestDesk) -> Bool {
        TestFrontMatter(desk.text)?.line(of: ExtraTimeSetting.name) != nil
    }
}
