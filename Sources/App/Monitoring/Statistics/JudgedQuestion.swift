/// A question of a test with its statistics, and what to do about it.
struct JudgedQuestion: Sendable {
    /// Its number on the page, from 1.
    let number: Int
    let statistics: QuestionStatistics
    /// Nil where nothing is off.
    let advice: QuestionAdvice?

    /// The questions in the order of the test document.
    static func of(_ statistics: TestStatistics) -> [JudgedQuestion] {
        statistics.questions.enumerated().map { index, question in
            JudgedQuestion(number: index + 1, statistics: question, advice: QuestionAdvice.on(question))
        }
    }

    /// Those that ask something of the teacher, the gravest first.
    static func concerns(among questions: [JudgedQuestion]) -> [JudgedQuestion] {
        let grave = questions.compactMap { question in question.advice?.gravity.map { (gravity: $0, question: question) } }
        return grave.sorted { ($0.gravity, $0.question.number) < ($1.gravity, $1.question.number) }.map(\.question)
    }
}
