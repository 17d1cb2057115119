/// A sentence about what went wrong, and a way on.
struct ProblemPage: Page {
    static let template = "problem"
    let frame: Frame
    let sentence: String
    let onwardHref: String
    let onwardText: String

    init(_ problem: Problem, frame: Frame, strings: Strings, isSignedIn: Bool) {
        self.frame = frame
        if case .unexpected(let id) = problem {
            sentence = strings(problem.keys.sentence, ["id": id])
        } else {
            sentence = strings(problem.keys.sentence)
        }
        onwardHref = WebRoutes.home
        onwardText = strings(isSignedIn ? "problem.to-home" : "problem.to-sign-in")
    }
}
