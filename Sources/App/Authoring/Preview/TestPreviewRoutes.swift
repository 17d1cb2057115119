import Foundation
import Hummingbird

/// The addresses of a preview. Its state, with all answers, is part of the address.
enum TestPreviewRoutes {
    static func preview(of test: ID<Assessment>) -> String { "/teach/tests/\(test)/trial" }
    static func answers(to number: Int, of test: ID<Assessment>) -> String { "/teach/tests/\(test)/trial/questions/\(number)" }

    static func question(_ number: Int, of test: ID<Assessment>, _ state: TestPreviewState) -> String {
        answers(to: number, of: test) + "?state=" + state.text
    }

    /// - Parameter number: the question to return to.
    static func review(of test: ID<Assessment>, from number: Int, _ state: TestPreviewState) -> String {
        preview(of: test) + "/review?from=\(number)&state=" + state.text
    }
    static func results(of test: ID<Assessment>, _ state: TestPreviewState) -> String {
        preview(of: test) + "/results?state=" + state.text
    }

    static func picture(_ name: String, of test: ID<Assessment>) -> String {
        preview(of: test) + "/pictures/" + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
    }

    static func mount(on routes: SiteRoutes, preview: TestPreviewController, questions: PreviewQuestionController) {
        let staff = routes.staff
        staff.get("teach/tests/:test/trial", use: preview.show)
        staff.post("teach/tests/:test/trial", use: preview.create)
        staff.get("teach/tests/:test/trial/questions/:number", use: questions.show)
        staff.post("teach/tests/:test/trial/questions/:number", use: questions.update)
        staff.get("teach/tests/:test/trial/review", use: preview.review)
        staff.get("teach/tests/:test/trial/results", use: preview.results)
        staff.get("teach/tests/:test/trial/pictures/**", use: preview.picture)
    }
}
