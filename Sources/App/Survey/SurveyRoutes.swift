import Hummingbird

/// The addresses of surveys.
enum SurveyRoutes {
    static let surveys = "/surveys"
    /// Where ballots are posted, below a survey: what is logged about it names nobody and no time.
    static let prefix = "/surveys/"

    static func subject(_ course: ID<Course>, of survey: ID<Survey>) -> String { "/surveys/\(survey)/subjects/\(course)" }

    static func mount(on router: Router<VisitorContext>, surveys: SurveyController, ballots: BallotController) {
        let signedIn = router.group(context: SignedInContext.self)
        signedIn.get("surveys", use: surveys.index)
        signedIn.get("surveys/:survey/subjects/:course", use: ballots.show)
        signedIn.post("surveys/:survey/subjects/:course", use: ballots.create)
    }
}
