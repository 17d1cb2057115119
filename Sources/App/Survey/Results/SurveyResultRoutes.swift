import Hummingbird

/// The addresses of the results of surveys, below those of the surveys.
enum SurveyResultRoutes {
    static func results(of survey: ID<Survey>) -> String { "/surveys/\(survey)/results" }
    static func results(of course: ID<Course>, in survey: ID<Survey>) -> String { results(of: survey) + "/\(course)" }
    static func figures(of course: ID<Course>, in survey: ID<Survey>) -> String {
        results(of: course, in: survey) + "/figures.csv"
    }
    static func comments(of course: ID<Course>, in survey: ID<Survey>) -> String {
        results(of: course, in: survey) + "/comments.csv"
    }

    static func mount(on routes: SiteRoutes, results: SurveyResultsController, files: SurveyFilesController) {
        let signedIn = routes.signedIn
        signedIn.get("surveys/:survey/results", use: results.index)
        signedIn.get("surveys/:survey/results/:course", use: results.show)
        signedIn.get("surveys/:survey/results/:course/figures.csv", use: files.figures)
        signedIn.get("surveys/:survey/results/:course/comments.csv", use: files.comments)
    }
}
