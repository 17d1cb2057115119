import Foundation
import Hummingbird

/// The addresses of a test that its teachers try out. Where somebody stands in it, and all answers, travel in the address.
enum TrialRoutes {
    static func trial(of test: ID<Assessment>) -> String { "/teach/tests/\(test)/trial" }
    static func answers(to number: Int, of test: ID<Assessment>) -> String { "/teach/tests/\(test)/trial/questions/\(number)" }

    static func question(_ number: Int, of test: ID<Assessment>, _ state: TrialState) -> String {
        answers(to: number, of: test) + "?state=" + state.text
    }

    static func review(of test: ID<Assessment>, _ state: TrialState) -> String { trial(of: test) + "/review?state=" + state.text }
    static func results(of test: ID<Assessment>, _ state: TrialState) -> String {
        trial(of: test) + "/results?state=" + state.text
    }

    static func picture(_ name: String, of test: ID<Assessment>) -> String {
        trial(of: test) + "/pictures/" + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
    }

    static func mount(on router: Router<VisitorContext>, trial: TrialController, questions: TrialQuestionController) {
        let staff = router.group(context: SignedInContext.self).group(context: StaffContext.self)
        staff.get("teach/tests/:test/trial", use: trial.show)
        staff.post("teach/tests/:test/trial", use: trial.create)
        staff.get("teach/tests/:test/trial/questions/:number", use: questions.show)
        staff.post("teach/tests/:test/trial/questions/:number", use: questions.update)
        staff.get("teach/tests/:test/trial/review", use: trial.review)
        staff.get("teach/tests/:test/trial/results", use: trial.results)
        staff.get("teach/tests/:test/trial/pictures/**", use: trial.picture)
    }
}
