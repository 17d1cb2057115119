import Hummingbird

/// The addresses of the points of students, which are at `TeachRoutes.points`.
enum PointsRoutes {
    static func student(_ person: ID<Person>, in course: ID<Course>) -> String {
        TeachRoutes.points(in: course) + "/\(person)"
    }

    static func mount(on routes: SiteRoutes, groups: GroupPointsController, students: StudentPointsController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/points", use: groups.show)
        staff.post("teach/courses/:course/points", use: groups.save)
        staff.get("teach/courses/:course/points/:person", use: students.show)
        staff.post("teach/courses/:course/points/:person", use: students.save)
    }
}
