/// The questions of a test as columns of a table: of each the points that an attempt earned, and the answer in words. What an attempt was
/// not asked is empty.
struct AnswerColumns: Sendable {
    let headings: [String]
    private let questions: [ID<Question>]
    private let cells: [ID<Attempt>: [ID<Question>: [Spreadsheet.Cell]]]

    /// The same answer to the same question of one revision, which many give.
    private struct Given: Hashable {
        let revision: ID<AssessmentRevision>
        let question: ID<Question>
        let answer: Answer
    }

    /// The questions of the newest revision that somebody took, then those that only older ones have, by their newest wording.
    init(_ overview: StatisticsStore.Overview, _ strings: Strings) {
        var seen: Set<ID<Question>> = []
        let questions = overview.questions.filter { seen.insert($0.id).inserted }
        self.questions = questions.map(\.id)
        headings = questions.enumerated().flatMap { index, question in
            let values = ["number": String(index + 1), "text": question.plainText.shortened(letters: 80)]
            return [strings("table.question-points", values), strings("table.question-answer", values)]
        }
        var (worths, words) = (AnswerWorths(), [Given: String]())
        cells = overview.attempts.reduce(into: [:]) { cells, answered in
            let revision = answered.attempt.revision
            cells[answered.attempt.id] = answered.questions.reduce(into: [:]) { asked, question in
                let answer = answered.answers[question.id]
                let text = answer.map { answer in
                    let given = Given(revision: revision, question: question.id, answer: answer)
                    if let known = words[given] { return known }
                    let new = GivenAnswer(answer, to: question).words
                    words[given] = new
                    return new
                }
                let points = worths.worth(of: answer, to: question, in: revision).earned
                asked[question.id] = [.thousandths(points.thousandths), .init(text)]
            }
        }
    }

    /// The cells of an attempt, two for each question; all are empty where it has not ended or counts for nothing.
    func cells(of attempt: ID<Attempt>?) -> [Spreadsheet.Cell] {
        let asked = attempt.flatMap { cells[$0] } ?? [:]
        return questions.flatMap { asked[$0] ?? [.empty, .empty] }
    }
}
