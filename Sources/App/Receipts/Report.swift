/// What a student saves of an attempt, in words: the answers, and nothing about what is right. While anybody can still take the
/// test, its wording is left out: questions and options are given by number.
struct Report: Sendable {
    struct Fact: Sendable {
        let label: String
        let value: String
    }

    struct Line: Sendable {
        let number: Int
        let question: String
        /// Nil when there is none.
        let answer: String?
        /// The language of the question and the answer.
        let language: String
    }

    let institution: String
    let contentLanguage: String
    let title: String
    let course: String
    let facts: [Fact]
    let topics: [ResultsPage.TopicLine]
    let hasTopics: Bool
    /// When a report can have the wording; nil when this one does.
    let wordingLater: String?
    let answers: [Line]
    let code: String
    /// The full address of the receipt.
    let link: String

    /// - Parameter origin: of the site, as browsers write it.
    init(
        _ finished: FinishedAttempt, studentName: String, institution: String, origin: String, strings: Strings, now: Instant
    ) {
        let (snapshot, background) = (finished.snapshot, finished.background)
        let openUntil = background.openUntil.flatMap { now <= $0 ? $0 : nil }
        self.institution = institution
        contentLanguage = snapshot.course.language.rawValue
        title = snapshot.revision.title
        course = snapshot.course.title
        facts = Self.facts(finished.submission, snapshot.kind, studentName, strings)
        topics = ResultsPage.topicLines(of: snapshot, background.topics, strings)
        hasTopics = !topics.isEmpty
        wordingLater = openUntil.map {
            strings("report.wording-later", ["time": strings.formats.dayAndClock($0), "zone": strings.formats.zoneName])
        }
        answers = snapshot.questions.enumerated().map { index, question in
            openUntil == nil
                ? Self.line(question, index + 1, snapshot) : Self.lineWithoutWording(question, index + 1, snapshot, strings)
        }
        code = finished.receipt.text
        link = origin + ReceiptRoutes.receipt(finished.receipt)
    }

    private static func facts(
        _ submission: Submission, _ kind: AssessmentKind, _ studentName: String, _ strings: Strings
    ) -> [Fact] {
        let outcome = submission.outcome
        let mark = MarkLine(submission.mark, possible: outcome.possible, isFinal: kind == .final, strings)
        return [
            Fact(label: strings("report.student"), value: studentName),
            Fact(label: strings("report.date"), value: ReceiptPage.time(submission.endedAt, strings)),
            Fact(label: strings("results.mark"), value: mark.value),
        ] + [mark.passed, mark.failed].compactMap { $0 }.map { Fact(label: strings("report.result"), value: $0) }
            + ResultsPage.counts(outcome, strings).map { count in
                Fact(label: count.label, value: count.value)
            } + [Fact(label: strings("results.points"), value: MarkScheme.points(outcome.earned, of: outcome.possible, strings))]
    }

    private static func line(_ question: Question, _ number: Int, _ snapshot: AttemptSnapshot) -> Line {
        Line(
            number: number, question: question.plainText,
            answer: snapshot.answers[question.id].map { GivenAnswer($0.answer, number: number, in: snapshot).words },
            language: snapshot.course.language.rawValue)
    }

    private static func lineWithoutWording(
        _ question: Question, _ number: Int, _ snapshot: AttemptSnapshot, _ strings: Strings
    ) -> Line {
        Line(
            number: number, question: strings("log.question", ["number": strings.formats.number(number)]),
            answer: snapshot.answers[question.id].map { positions($0.answer, question, number, snapshot, strings) },
            language: strings.language.rawValue)
    }

    /// The chosen options by their positions in the order that was shown, or the typed text.
    private static func positions(
        _ answer: Answer, _ question: Question, _ number: Int, _ snapshot: AttemptSnapshot, _ strings: Strings
    ) -> String {
        switch (answer, question.content) {
        case (.typed(let text), _): return text
        case (.options(let chosen), .choice(let choice)):
            let shown = snapshot.order(of: choice, number: number)
            return shown.indices.filter { chosen.contains(shown[$0].position) }.map { index in
                strings("report.option", ["number": strings.formats.number(index + 1)])
            }.joined(separator: ", ")
        case (.options, _): return ""
        }
    }
}
