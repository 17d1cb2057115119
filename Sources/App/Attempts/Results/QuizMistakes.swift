/// The questions of an ended quiz that were not fully right. They can be practised as often as one likes: nothing of that is
/// stored, so it changes no mark.
struct QuizMistakes: Sendable {
    let snapshot: AttemptSnapshot
    /// Their numbers in the attempt, in its order.
    let numbers: [Int]

    /// Nil where right answers may not be seen, of an annulled attempt, and where everything was right.
    init?(_ snapshot: AttemptSnapshot, _ background: AttemptHistoryStore.Background, at now: Instant) {
        guard snapshot.kind == .quiz, snapshot.attempt.submission != nil, !snapshot.attempt.isAnnulled,
            background.waitForResults(of: snapshot.attempt, at: now) == nil, background.waitForAnswers(at: now) == nil
        else { return nil }
        self.snapshot = snapshot
        numbers = snapshot.questions.enumerated().filter { _, question in
            question.verdict(on: snapshot.answers[question.id]?.answer)?.isFull != true
        }.map { $0.offset + 1 }
        if numbers.isEmpty { return nil }
    }

    /// A question by its number in the attempt, without the answer of then; nil for one that was right.
    func question(_ number: Int) -> OpenQuestion? {
        guard numbers.contains(number), let asked = snapshot.question(number) else { return nil }
        // What a teacher decided about the answer of then says nothing of another one.
        let question = snapshot.revision.questions.first { $0.id == asked.id } ?? asked
        return OpenQuestion(
            asked: AskedQuestion(
                attempt: snapshot.attempt, testTitle: snapshot.revision.title, language: snapshot.course.language, number: number,
                total: snapshot.questions.count, question: question),
            saved: nil, unreadable: nil, states: [], logLength: 0, gift: nil, reopenings: 0)
    }

    /// The next one; nil after the last.
    func next(after number: Int) -> Int? { numbers.first { $0 > number } }

    /// Which of them a question is, as a page's heading says it: 2/5.
    func position(of number: Int) -> String {
        "\((numbers.firstIndex(of: number) ?? 0) + 1)/\(numbers.count)"
    }
}
