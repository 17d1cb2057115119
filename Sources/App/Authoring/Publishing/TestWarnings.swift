import Foundation

/// Works out the warnings before a publication, from values alone.
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
    /// Whether the test was never published.
    let isNew: Bool
    /// The sentences of all languages: a new test begins with an example in that which its course had then.
    let languages: [Strings]

    /// All warnings, the most important first.
    var all: [TestWarning] { example + exposed + window + relative + twins + elsewhere + smallTopics }

    private var questions: [(text: String, likeness: QuestionLikeness)] {
        draft.content.questions.map { ($0.text, QuestionLikeness($0)) }
    }

    /// Who has published it knows of it.
    private var example: [TestWarning] {
        guard isNew else { return [] }
        let found = draft.content.questions.first { question in
            languages.contains { StarterTest.isExample(question, $0) }
        }
        return found.map { [.example(question: $0.text)] } ?? []
    }

    private var window: [TestWarning] {
        guard let schedule, case let time = schedule.time(startingAt: schedule.opens), time < schedule.limit else { return [] }
        let people = students.map { student in
            TestWarning.PersonalTime(name: student.name, minutes: student.extra.extending(time).minutesRoundedUp)
        }
        return [.shortWindow(limit: schedule.limit.minutesRoundedUp, minutes: time.minutesRoundedUp, people: people)]
    }

    /// Relative times are fixed by the first publication, so later ones have no such warning.
    private var relative: [TestWarning] {
        guard isNew else { return [] }
        var times: [TimeExpression] = []
        if let opens = draft.times?.opens, let closes = draft.times?.closes { times += [opens, closes] }
        for release in [draft.rules.results, draft.rules.answers] {
            if case .from(let time) = release { times.append(time) }
        }
        return times.compactMap { time in if case .relative(let instant) = time { .relative(instant) } else { nil } }
    }

    /// The topics at the top of the tree that have too few questions for a percentage. Questions of subtopics count as theirs.
    private var smallTopics: [TestWarning] {
        guard draft.kind == .final else { return [] }
        let pools = draft.content.pools
        let asked = draft.content.questions.filter { pools.place(of: $0.topic) == nil }.map { ($0.topic, 1) }
        var counts: [[String]: Int] = [:]
        var order: [[String]] = []
        for (topic, count) in asked + (draft.content.draws ?? []).map({ ($0.topic, $0.count) }) {
            for path in topic.indices.map({ Array(topic[...$0]) }) {
                if counts[path] == nil { order.append(path) }
                counts[path, default: 0] += count
            }
        }
        func isSmall(_ path: [String]) -> Bool { (counts[path] ?? 0) < TopicShares.smallestGroup }
        return order.filter { isSmall($0) && ($0.count == 1 || !isSmall($0.dropLast())) }
            .map { .smallTopic(path: $0, questions: counts[$0] ?? 0) }
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

/// Identifies questions with the same content: the same words and the same options or accepted answers, in any order and without
/// Markdown marks.
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

    /// Signs are kept, because two formulas may differ in nothing else.
    private static func fold(_ text: String) -> String {
        text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
