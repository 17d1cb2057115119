/// The results of an ended attempt. For a final, the fields that must not be shown are nil.
struct ResultsPage: Page {
    static let template = "Attempts/results"

    struct Count: Sendable {
        let label: String
        let value: String
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
    let mark: MarkLine
    /// The share of the points; nil where the mark is a percentage itself.
    let percent: String?
    /// Says which mark counts, when there are several attempts.
    let counted: String?
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
    /// The lessons about what was not fully right.
    let repeated: [RepeatedLesson]
    let repeats: Bool
    /// The lessons that end with the test.
    let lessons: [Frame.Link]
    let againAction: String?
    /// The start page, when the next attempt needs a code or has to wait.
    let againHref: String?
    /// Practises what was not fully right, where right answers may be seen.
    let mistakes: Frame.Link?
    let logHref: String
    /// The receipt. Nil for a short time after an upgrade from a version without receipts, until the server has issued it.
    let receipt: ReceiptLink?
    /// Nil without a receipt.
    let ways: ShareWays?
    let past: PastAttempts?

    /// - Parameter origin: of the site, as browsers write it.
    init(
        frame: Frame, snapshot: AttemptSnapshot, submission: Submission, background: AttemptHistoryStore.Background,
        studentName: String, origin: String, strings: Strings, now: Instant
    ) {
        let (outcome, policy) = (submission.outcome, background.assessment.policy)
        self.frame = frame
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        course = snapshot.course.title
        self.studentName = studentName
        mark = MarkLine(submission.mark, possible: outcome.possible, isFinal: snapshot.kind == .final, strings)
        percent = Self.percent(submission, strings)
        counted = CountedSentence.text(policy.counts, background.attempts, strings)
        ended = EndSentence.text(submission, snapshot.interventions, strings)
        interventions = EndSentence.others(snapshot.interventions, strings, now: now)
        changes = background.changes.compactMap { $0.text(in: snapshot, strings) }
        counts = Self.counts(outcome, strings)
        points = MarkScheme.points(outcome.earned, of: outcome.possible, strings)
        let shares = Self.shares(of: snapshot, background.topics)
        topics = Self.lines(shares, !background.isPutAway, strings)
        hasTopics = !topics.isEmpty
        repeated =
            background.isPutAway
            ? [] : RepeatedLesson.lessons(background.topicLessons, after: shares, in: background.topics, strings)
        repeats = !repeated.isEmpty
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
        mistakes = QuizMistakes(snapshot, background, at: now).flatMap { mistakes in
            mistakes.numbers.first.map { first in
                Frame.Link(
                    href: AttemptRoutes.mistake(first, of: snapshot.attempt.id),
                    text: strings("results.mistakes", n: mistakes.numbers.count))
            }
        }
        logHref = AttemptRoutes.log(of: snapshot.attempt.id)
        receipt = background.receipt.map(ReceiptLink.init)
        ways = background.receipt.map { receipt in
            let finished = FinishedAttempt(
                snapshot: snapshot, submission: submission, background: background, receipt: receipt)
            return ShareWays(finished, origin: origin, strings: strings)
        }
        past = PastAttempts(background.attempts, except: snapshot.attempt.id, showsMarks: true, strings: strings)
    }

    /// How many questions are right, wrong and without an answer.
    static func counts(_ outcome: Outcome, _ strings: Strings) -> [Count] {
        let number = strings.formats.number
        let incorrect = number(outcome.incorrect)
        let partly = outcome.partly == 0 ? nil : strings("results.partly", n: outcome.partly, ["count": incorrect])
        return [
            ("results.correct", number(outcome.correct)), ("results.incorrect", partly ?? incorrect),
            ("results.unanswered", number(outcome.unanswered)), ("results.total", number(outcome.total)),
        ].map { Count(label: strings($0.0), value: $0.1) }
    }

    /// The share of the points, for a mark that does not say it.
    static func percent(_ submission: Submission, _ strings: Strings) -> String? {
        if submission.mark.scheme == .percent { return nil }
        let outcome = submission.outcome
        let percent = strings.formats.percent(outcome.earned.thousandths, of: outcome.possible.thousandths)
        return strings("results.percent", ["percent": percent])
    }

    /// Percentages by topic, where they may be shown.
    static func topicLines(
        of snapshot: AttemptSnapshot, _ tree: TopicTree, isLinked: Bool = false, _ strings: Strings
    ) -> [TopicLine] {
        lines(shares(of: snapshot, tree), isLinked, strings)
    }

    private static func shares(of snapshot: AttemptSnapshot, _ tree: TopicTree) -> [TopicShare] {
        TopicShares.of(snapshot.questions, answers: snapshot.givenAnswers, tree: tree, isGuarded: snapshot.kind == .final)
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
            perMille: share.perMille,
            count: strings("tests.questions", n: share.questions))
    }
}
