/// One question of an attempt with the given answer, the right one, and the points.
struct TeacherQuestion: Sendable {
    let number: Int
    let textHTML: String
    let bodyHTML: String?
    let givenHTML: [String]
    let isUnanswered: Bool
    let verdict: String
    let isCorrect: Bool
    let points: String
    let rightHTML: [String]
    /// The page on which this answer gets other points; nil while the attempt is in progress, and while it is annulled.
    let pointsHref: String?
    let linkLabel: String

    init(_ question: Question, number: Int, monitored: MonitoredAttempt, _ strings: Strings) {
        let (snapshot, attempt) = (monitored.snapshot, monitored.snapshot.attempt)
        let answer = snapshot.answers[question.id]?.answer
        let solution = ResultLine.solution(question, answer, strings)
        self.number = number
        (textHTML, bodyHTML) = (question.textHTML, question.bodyHTML)
        givenHTML = answer.map { GivenAnswer($0, number: number, in: snapshot).linesHTML } ?? []
        isUnanswered = answer == nil
        (verdict, isCorrect, points, rightHTML) = (solution.verdict, solution.isCorrect, solution.points, solution.rightHTML)
        pointsHref = attempt.isInProgress || attempt.isAnnulled ? nil : CorrectionRoutes.points(of: question.id, in: attempt.id)
        linkLabel = strings("watch.points-of", ["number": strings.formats.number(number)])
    }
}
