import Foundation
import Hummingbird

/// The addresses of surveys.
enum SurveyRoutes {
    static let surveys = "/surveys"
    /// Where ballots are posted, below a survey: what is logged about it names nobody and no time.
    static let prefix = "/surveys/"

    static func subject(_ course: ID<Course>, of survey: ID<Survey>) -> String { "/surveys/\(survey)/subjects/\(course)" }

    /// The same, to go on somewhere else when it is handed in.
    static func subject(_ course: ID<Course>, of survey: ID<Survey>, back: String) -> String {
        let encoded = back.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        return subject(course, of: survey) + "?\(backName)=\(encoded)"
    }

    static let backName = "back"

    static func mount(on routes: SiteRoutes, surveys: SurveyController, ballots: BallotController) {
        let signedIn = routes.signedIn
        signedIn.get("surveys", use: surveys.index)
        signedIn.get("surveys/:survey/subjects/:course", use: ballots.show)
        signedIn.post("surveys/:survey/subjects/:course", use: ballots.create)
    }
}
