/// The results of an ended attempt. For a final, the fields that must not be shown are nil.
struct ResultsPage: Page {
    static let template = "Attempts/results"

    struct Count: Sendable {
        let label: String
        let value: String
        let note: String?
    }

    struct TopicLine: Sendable {
        let title: String
        /// Lessons and quizzes about the topic; nil when the course is removed.
        let href: String?
        let isSubtopic: Bool
        let percent: String
        /// The length of the bar, in thousandths.
        let perMille: Int
        let count: String
    }

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let course: String
    let studentName: String
    let mark: String
    /// Says which mark counts, when there are several attempts.
    let counted: String?
    let passed: String?
    let failed: String?
    let ended: String
    /// What teachers did with the attempt.
    let interventions: [String]
    /// The effects of corrections on the mark.
    let changes: [String]
    let counts: [Count]
    let points: String
    let topics: [TopicLine]
    let hasTopics: Bool
    /// Why right answers are not here; nil when they are.
    let withheld: String?
    let questions: [ResultLine]
    /// The lessons that end with the test.
    let lessons: [Frame.Link]
    let againAction: String?
    /// The start page, when the next attempt needs a code or has to wait.
    let againHref: String?
    let logHref: String
    /// The receipt. Nil for a short time after an upgrade from a version without receipts, until the server has issued it.
    let receipt: ReceiptLink?
    let past: PastAttempts?

    init(
        frame: Frame, snapshot: AttemptSnapshot, submission: Submission, background: AttemptHistoryStore.Background,
        studentName: String, strings: Strings, now: Instant
    ) {
        let (outcome, policy) = (submission.outcome, background.assessment.policy)
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        course = snapshot.course.title
        self.studentName = studentName
        mark = submission.mark.text(possible: outcome.possible, strings)
        counted = CountedSentence.text(policy.counts, background.attempts, strings)
        passed = submission.mark.isPass == true ? strings("results.passed") : nil
        failed = submission.mark.isPass == false ? strings("results.not-passed") : nil
        ended = EndSentence.text(submission, snapshot.interventions, strings)
        interventions = EndSentence.others(snapshot.interventions, strings, now: now)
        changes = background.changes.compactMap { $0.text(in: snapshot, strings) }
        counts = Self.counts(outcome, strings)
        points = MarkScheme.points(outcome.earned, of: outcome.possible, strings)
        topics = Self.topicLines(of: snapshot, background.topics, isLinked: !background.isPutAway, strings)
        hasTopics = !topics.isEmpty
        let wait = background.waitForAnswers(at: now)
        withheld =
            snapshot.kind == .final
            ? strings("results.withheld") : wait.map { WaitSentence.answers($0, strings, now: now) }
        questions = snapshot.questions.enumerated().map { index, question in
            ResultLine(question, number: index + 1, snapshot: snapshot, showsSolution: wait == nil, strings: strings)
        }
        lessons = background.lessons.map { .init(href: $0.href, text: $0.title) }
        let again = background.mayTryAgain(at: now)
        let startsAtOnce = snapshot.kind == .quiz && policy.startsAtOnce
        againAction = again && startsAtOnce ? AssessmentRoutes.attempts(at: snapshot.attempt.assessment) : nil
        againHref = again && !startsAtOnce ? AssessmentRoutes.test(snapshot.attempt.assessment) : nil
        logHref = AttemptRoutes.log(of: snapshot.attempt.id)
        receipt = background.receipt.map { ReceiptLink($0, of: snapshot.attempt.id, canShare: true) }
        past = PastAttempts(background.attempts, except: snapshot.attempt.id, showsMarks: true, strings: strings)
    }

    /// How many questions are right, wrong and without an answer.
    static func counts(_ outcome: Outcome, _ strings: Strings) -> [Count] {
        let partly = outcome.partly == 0 ? nil : strings("results.partly", n: outcome.partly)
        return [
            ("results.correct", outcome.correct, nil), ("results.incorrect", outcome.incorrect, partly),
            ("results.unanswered", outcome.unanswered, nil), ("results.total", outcome.total, nil),
        ].map { Count(label: strings($0.0), value: strings.formats.number($0.1), note: $0.2) }
    }

    /// Percentages by topic, where they may be shown.
    static func topicLines(
        of snapshot: AttemptSnapshot, _ tree: TopicTree, isLinked: Bool = false, _ strings: Strings
    ) -> [TopicLine] {
        let shares = TopicShares.of(
            snapshot.questions, answers: snapshot.givenAnswers, tree: tree, isGuarded: snapshot.kind == .final)
        return lines(shares, isLinked, strings)
    }

    /// A topic whose questions are all about one of its subtopics shares one line with that subtopic.
    private static func lines(_ shares: [TopicShare], _ isLinked: Bool, _ strings: Strings) -> [TopicLine] {
        var lines: [TopicLine] = []
        var titles: [String] = []
        for (index, share) in shares.enumerated() {
            titles.append(share.topic.title)
            let next = shares.dropFirst(index + 1).first
            if let next, next.depth > share.depth, next.questions == share.questions { continue }
            lines.append(line(share, titles, isLinked, strings))
            titles = []
        }
        return lines
    }

    private static func line(
        _ share: TopicShare, _ titles: [String], _ isLinked: Bool, _ strings: Strings
    ) -> TopicLine {
        TopicLine(
            title: titles.joined(separator: " / "), href: isLinked ? CourseRoutes.topic(share.topic.id) : nil,
            isSubtopic: share.depth >= titles.count,
            percent: strings.formats.percent(share.earned.thousandths, of: share.possible.thousandths),
            perMille: share.earned.thousandths * 1000 / max(1, share.possible.thousandths),
            count: strings("tests.questions", n: share.questions))
    }
}
