import Foundation

/// Finds what whoever publishes a test should know, by values alone.
struct TestWarnings {
    /// A question of another test of the course.
    struct Other: Sendable {
        let likeness: QuestionLikeness
        let test: String
        let kind: AssessmentKind
        /// Whether nobody can take the test any more.
        let isOver: Bool
    }

    /// A student with extra time in the test.
    struct Student: Sendable {
        let name: String
        let extra: ExtraTime
    }

    let draft: AssessmentDraft
    let schedule: Schedule?
    let others: [Other]
    let students: [Student]
    /// Whether it was never published.
    let isNew: Bool

    /// All of them, the most important first.
    var all: [TestWarning] { exposed + window + relative + twins + elsewhere + smallTopics }

    private var questions: [(text: String, likeness: QuestionLikeness)] {
        draft.content.questions.map { ($0.text, QuestionLikeness($0)) }
    }

    private var window: [TestWarning] {
        guard let schedule, case let time = schedule.time(startingAt: schedule.opens), time < schedule.limit else { return [] }
        let people = students.map { student in
            TestWarning.PersonalTime(name: student.name, minutes: student.extra.extending(time).minutesRoundedUp)
        }
        return [.shortWindow(limit: schedule.limit.minutesRoundedUp, minutes: time.minutesRoundedUp, people: people)]
    }

    /// What is settled by the first publication stays as it is.
    private var relative: [TestWarning] {
        guard isNew else { return [] }
        var times: [TimeExpression] = []
        if let opens = draft.times?.opens, let closes = draft.times?.closes { times += [opens, closes] }
        for release in [draft.rules.results, draft.rules.answers] {
            if case .from(let time) = release { times.append(time) }
        }
        return times.compactMap { time in if case .relative(let instant) = time { .relative(instant) } else { nil } }
    }

    private var smallTopics: [TestWarning] {
        guard draft.kind == .final else { return [] }
        var counts: [(path: [String], count: Int)] = []
        for question in draft.content.questions where question.topic != [] && draft.content.pool(of: question) == nil {
            if let index = counts.firstIndex(where: { $0.path == question.topic }) {
                counts[index].count += 1
            } else {
                counts.append((question.topic, 1))
            }
        }
        counts += (draft.content.draws ?? []).map { ($0.topic, $0.count) }
        return counts.filter { $0.count < TopicShares.smallestGroup }.map { .smallTopic(path: $0.path, questions: $0.count) }
    }

    private var twins: [TestWarning] {
        var seen: Set<QuestionLikeness> = []
        return questions.filter { !seen.insert($0.likeness).inserted }.map { .twins(question: $0.text) }
    }

    private var elsewhere: [TestWarning] {
        pairs.filter { !isExposed($0.other) }.map { .elsewhere(question: $0.text, test: $0.other.test) }
    }

    private var exposed: [TestWarning] {
        pairs.filter { isExposed($0.other) }.map { .exposed(question: $0.text, test: $0.other.test) }
    }

    private var pairs: [(text: String, other: Other)] {
        let byLikeness = Dictionary(grouping: others, by: \.likeness)
        return questions.flatMap { question in (byLikeness[question.likeness] ?? []).map { (question.text, $0) } }
    }

    private func isExposed(_ other: Other) -> Bool {
        draft.kind == .quiz ? other.kind == .final && !other.isOver : other.kind == .quiz
    }
}

/// What makes two questions the same: their words and what is offered or accepted, the order and the marks aside.
struct QuestionLikeness: Hashable, Sendable {
    private let words: String
    private let answers: Set<String>

    init(text: String, body: String?, answers: [String]) {
        words = Self.fold(text) + "\n" + Self.fold(body ?? "")
        self.answers = Set(answers.map(Self.fold))
    }

    init(_ question: QuestionDraft) {
        self.init(
            text: question.text, body: question.body,
            answers: question.options.map(\.text) + (question.accepted ?? []).map(\.text))
    }

    /// Signs stay: they may be all that tells two formulas apart.
    private static func fold(_ text: String) -> String {
        text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
