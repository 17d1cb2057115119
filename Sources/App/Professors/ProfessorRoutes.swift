import Hummingbird

/// The address of those who teach.
enum ProfessorRoutes {
    static let professors = "/professors"

    static func mount(on routes: SiteRoutes, professors: ProfessorController) {
        routes.signedIn.get("professors", use: professors.index)
    }
}
