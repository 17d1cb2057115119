import Hummingbird

/// The addresses of a student's registration for exams.
enum ExamRoutes {
    static let registration = "/registration"

    static func confirmation(_ id: ID<ExamRegistration>) -> String { "/registration/\(id)" }
    static func change(_ id: ID<ExamRegistration>) -> String { "/registration/\(id)/change" }
    static func withdrawal(_ id: ID<ExamRegistration>) -> String { "/registration/\(id)/withdrawal" }
    static func calendar(_ id: ID<ExamRegistration>) -> String { "/registration/\(id)/exam.ics" }

    static func mount(on routes: SiteRoutes, registration: RegistrationController, own: OwnRegistrationController) {
        let signedIn = routes.signedIn
        signedIn.get("registration", use: registration.index)
        signedIn.post("registration", use: registration.create)
        signedIn.get("registration/:registration", use: own.show)
        signedIn.get("registration/:registration/change", use: own.edit)
        signedIn.post("registration/:registration/change", use: own.change)
        signedIn.post("registration/:registration/withdrawal", use: own.withdraw)
        signedIn.get("registration/:registration/exam.ics", use: own.calendar)
    }
}
