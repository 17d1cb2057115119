@testable import App

extension ReceiptKey {
    /// A key that tests share.
    static let sample = ReceiptKey(bytes: (0..<32).map { UInt8($0) })
}

extension AttemptSnapshotRows {
    /// With the key that tests share.
    init(revisions: RevisionCache) {
        self.init(revisions: revisions, receipts: ReceiptRows(key: .sample))
    }
}

extension ReceiptCode {
    static let sample = ReceiptKey.sample.code(
        for: ReceiptRecord(SampleSnapshot.attempt(.final), SampleSnapshot.submission(), AnswerLog([])))
}

extension FinishedAttempt {
    /// The sample attempt, ended; its test can be taken until the moment given.
    static func sample(
        _ kind: AssessmentKind, marks: MarkScheme = .romanian, openUntil: Instant? = nil, topics: TopicTree = .sample,
        revision: AssessmentRevision = SampleSnapshot.revision,
        answers: [ID<Question>: AttemptSnapshot.SavedAnswer] = SampleSnapshot.answers
    ) -> FinishedAttempt {
        let submission = SampleSnapshot.submission(marks: marks)
        let snapshot = SampleSnapshot.snapshot(kind, answers: answers, submission: submission, revision: revision)
        let entry = AssessmentStore.Entry.sample(kind, schedule: kind == .final ? SampleSnapshot.schedule : nil)
        return FinishedAttempt(
            snapshot: snapshot, submission: submission,
            background: .init(
                assessment: entry.assessment, topics: topics, attempts: [snapshot.attempt], busyUntil: nil, openUntil: openUntil,
                receipt: .sample, lessons: [], isPutAway: false),
            receipt: .sample)
    }
}

extension Report {
    /// The report of a sample attempt half an hour after it began.
    static func sample(_ finished: FinishedAttempt, _ strings: Strings) -> Report {
        Report(
            finished, studentName: "Ana Țîrlea", institution: "Școala de probă", origin: "https://gata.example.org",
            strings: strings, now: SampleSnapshot.start + .minutes(30))
    }
}

extension SamplePages {
    static func receipts(_ strings: Strings) -> [SamplePage] {
        let form = frame(strings, heading: strings("receipt.title"), isBare: true)
        let wrong = FormErrors(items: [.init(field: "code", key: "receipt.code-wrong")])
        let confirmed = ReceiptCheck.Confirmed(
            title: "Test <de probă>", language: .romanian, endedAt: SampleSnapshot.start, answered: 4, total: 5)
        let annulled = ReceiptCheck.Confirmed(
            title: "Test <de probă>", language: .romanian, endedAt: SampleSnapshot.start, answered: 4, total: 5,
            annulledAt: SampleSnapshot.start + .minutes(25))
        return [
            SamplePage("empty", ReceiptsPage(frame: form, typed: "", area: nil, errors: nil, strings: strings)),
            SamplePage("not a code", ReceiptsPage(frame: form, typed: "<abc>", area: .teach, errors: wrong, strings: strings)),
        ]
            + [
                ("genuine", ReceiptCheck.genuine(confirmed)), ("of an annulled attempt", .genuine(annulled)),
                ("changed", .changed), ("of another key", .otherKey),
                ("taken back", .reopened(SampleSnapshot.start)),
            ].map {
                state, check in
                let frame = frame(strings, heading: strings("receipt.title"))
                return SamplePage(state, ReceiptPage(frame: frame, code: .sample, check: check, area: .learn, strings: strings))
            }
    }

    static func sharing(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("report.title"))
        return [
            SamplePage(
                "a final",
                SharingPage(frame: frame, finished: .sample(.final), origin: "https://gata.example.org", strings: strings))
        ]
    }

    static func reports(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("report.title"), isBare: true)
        let open = SampleSnapshot.schedule.closes
        let attempts: [(String, FinishedAttempt)] = [
            ("a quiz", .sample(.quiz)), ("a final that is over", .sample(.final)),
            ("a final that can still be taken", .sample(.final, openUntil: open)),
            ("marks that are points, no topics", .sample(.quiz, marks: .points, topics: TopicTree([]))),
            (
                "typed answers to a final that can still be taken",
                .sample(.final, openUntil: open, revision: SampleSnapshot.typed, answers: SampleSnapshot.typedAnswers)
            ),
        ]
        return attempts.map { state, finished in
            SamplePage(state, ReportPage(frame: frame, report: .sample(finished, strings)))
        }
    }
}
