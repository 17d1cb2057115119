import Foundation
import Hummingbird

/// The addresses of surveys.
enum SurveyRoutes {
    static let surveys = "/surveys"
    /// The prefix of the addresses to which ballots are posted. Requests below it are logged without a person and a time.
    static let prefix = "/surveys/"

    static func subject(_ course: ID<Course>, of survey: ID<Survey>) -> String { "/surveys/\(survey)/subjects/\(course)" }

    /// The same, with the page to continue with after the ballot is handed in.
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
