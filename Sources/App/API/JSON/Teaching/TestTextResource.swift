/// The text of a test as it is written: the draft, or what was published.
struct TestTextResource: Encodable, Sendable {
    /// What was published since the draft was begun.
    struct NewerTest: Encodable, Sendable {
        /// To be sent with a text that takes it into account.
        let basedOn: String
        let text: String
    }

    let test: String
    let text: String
    /// Counts the drafts; 0 while nobody has changed what was published.
    let version: Int
    let savedAt: String?
    let savedBy: String?
    let publishedAt: String?
    /// All reasons not to publish it.
    let mistakes: [WrittenMistakeResource]
    let newer: NewerTest?

    /// - Parameter stored: the published text.
    init(_ editor: TestInEditor, stored: String, _ strings: Strings, at now: Instant) {
        let test = editor.test
        (self.test, text, version) = (test.id.text, editor.text, test.version)
        (savedAt, savedBy) = (test.draft?.savedAt.iso8601, test.draft?.personName)
        publishedAt = editor.publishedAt?.iso8601
        let found = CheckedTest(editor.text, on: editor, at: now).mistakes
        mistakes = WrittenMistakesResource(found, inTest: editor.text, strings).mistakes
        newer = test.isOvertaken ? test.newest.map { NewerTest(basedOn: $0.text, text: stored) } : nil
    }
}

/// Why a text is not published: what was published since it was begun.
struct OvertakenTestResource: Encodable, Sendable {
    let newer: TestTextResource.NewerTest
}

extension TestInEditor {
    /// Other texts have another version, also where only an import has changed what was published.
    var resourceVersion: ResourceVersion {
        ResourceVersion(text: [String(test.version), test.base?.text ?? "0", Fingerprint.of([text])].joined(separator: "-"))
    }
}
