/// What a person accepts before a test is published.
struct TestWarningsResource: Encodable, Sendable {
    struct TestWarningLine: Encodable, Sendable {
        let text: String
        /// Whether `takesTimes` makes it as the text says instead.
        let isAboutTimes: Bool
    }

    /// A line of what is looked at before a final is published for the first time.
    struct CheckedLine: Encodable, Sendable {
        let title: String
        let value: String
        /// Whether it is probably not what was meant.
        let isUrgent: Bool
    }

    /// To be sent as `accepted` in order to publish the test all the same; absent where nothing has to be accepted so.
    let accept: String?
    let warnings: [TestWarningLine]
    let checks: [CheckedLine]
    /// How many attempts would end at once, which `endsAttempts` accepts.
    let endingAttempts: Int

    init(
        _ warnings: [TestWarning], _ checklist: TestChecklist?, of test: TeacherAssessment, _ strings: Strings, at now: Instant
    ) {
        accept = warnings.fingerprint(with: checklist)
        self.warnings = warnings.map { TestWarningLine(text: $0.words(strings), isAboutTimes: $0.isAboutKeptTime) }
        checks = (checklist?.lines(of: test, at: now, strings) ?? []).map {
            CheckedLine(title: $0.title, value: $0.value, isUrgent: $0.isUrgent)
        }
        endingAttempts = 0
    }

    /// - Parameter accepted: what was accepted already.
    init(ending count: Int, accepted: String?, _ strings: Strings) {
        (accept, checks, endingAttempts) = (accepted, [], count)
        warnings = [TestWarningLine(text: strings("test-warning.ending", n: count), isAboutTimes: false)]
    }
}
