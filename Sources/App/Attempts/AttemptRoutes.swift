import Hummingbird

/// The addresses of attempts, and how they are made.
enum AttemptRoutes {
    /// Everything below this address is loaded through the student who owns the attempt.
    static let ownedPrefix = "/attempts/"
    static func attempt(_ id: ID<Attempt>) -> String { "/attempts/\(id)" }
    static func question(_ number: Int, of id: ID<Attempt>) -> String { "/attempts/\(id)/questions/\(number)" }
    /// - Parameter number: the question to return to.
    static func review(of id: ID<Attempt>, from number: Int) -> String { "/attempts/\(id)/review?from=\(number)" }
    static func submission(of id: ID<Attempt>) -> String { "/attempts/\(id)/submission" }
    /// The question whether to end an attempt in which something is unanswered.
    static func submission(of id: ID<Attempt>, from number: Int) -> String { submission(of: id) + "?from=\(number)" }
    static func log(of id: ID<Attempt>) -> String { "/attempts/\(id)/log" }
    static func mistake(_ number: Int, of id: ID<Attempt>) -> String { "/attempts/\(id)/mistakes/\(number)" }
    static func results(of id: ID<Attempt>) -> String { "/attempts/\(id)/results" }
    static func sharing(of id: ID<Attempt>) -> String { "/attempts/\(id)/sharing" }
    static func reportPage(of id: ID<Attempt>) -> String { "/attempts/\(id)/report.html" }
    /// The check of a receipt, which is public.
    static func receipt(_ code: ReceiptCode) -> String { "/receipts/\(code)" }

    static func mount(
        on routes: SiteRoutes, attempts: AttemptController, questions: QuestionController, review: ReviewController,
        submission: SubmissionController, results: ResultsController, log: LogController
    ) {
        let signedIn = routes.signedIn
        signedIn.post("tests/:test/attempts", use: attempts.create)
        signedIn.get("attempts/:attempt", use: attempts.show)
        signedIn.get("attempts/:attempt/questions/:number", use: questions.show)
        signedIn.post("attempts/:attempt/questions/:number", use: questions.update)
        signedIn.get("attempts/:attempt/review", use: review.show)
        signedIn.get("attempts/:attempt/submission", use: submission.show)
        signedIn.post("attempts/:attempt/submission", use: submission.create)
        signedIn.get("attempts/:attempt/results", use: results.show)
        signedIn.get("attempts/:attempt/log", use: log.show)
    }
}
