import Hummingbird

/// The addresses of extra time: in all tests, for administrators; in the tests of a course, for its teachers.
enum ExtraTimeRoutes {
    static let everybody = PeopleRoutes.extraTimes

    static func person(_ id: ID<Person>) -> String { PeopleRoutes.extraTime(of: id) }
    static func course(_ id: ID<Course>) -> String { TeachRoutes.extraTime(in: id) }
    static func test(_ id: ID<Assessment>) -> String { "/teach/tests/\(id)/extra-time" }
    static func endings(in id: ID<Assessment>) -> String { "/teach/tests/\(id)/extra-time/endings" }

    static func mount(
        on routes: SiteRoutes, people: ExtraTimeController, exceptions: TimeExceptionController
    ) {
        let admin = routes.administrators
        admin.get("extra-time", use: people.index)
        admin.get("people/:person/extra-time", use: people.edit)
        admin.post("people/:person/extra-time", use: people.update)
        let staff = routes.staff
        staff.get("teach/courses/:course/extra-time", use: exceptions.index)
        staff.get("teach/tests/:test/extra-time", use: exceptions.edit)
        staff.post("teach/tests/:test/extra-time", use: exceptions.update)
        staff.post("teach/tests/:test/extra-time/endings", use: exceptions.delete)
    }
}
