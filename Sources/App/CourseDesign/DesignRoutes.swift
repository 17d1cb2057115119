/// The addresses of the design of a course, for those who teach it. What lies below the folders of this feature is mounted
/// there.
enum DesignRoutes {
    static func name(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/name" }
    static func description(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/description" }
    static func schedule(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/schedule" }
    static func policy(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/policy" }
    static func instructors(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/instructors" }
    static func objectives(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/objectives" }
    /// The plan by weeks, with its events.
    static func plan(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/plan" }
    /// Which sections the syllabus has, in which order, and who reads it.
    static func syllabus(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/syllabus" }
    /// The sheet of the subject that accreditation wants, and what is missing for it.
    static func sheet(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/sheet" }
    /// The outcomes of the programme.
    static func outcomes(of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/outcomes" }

    static func objective(_ id: ID<Objective>) -> String { "/teach/objectives/\(id)" }
    static func edit(_ id: ID<Objective>) -> String { objective(id) + "/edit" }
    static func performance(of id: ID<Objective>) -> String { objective(id) + "/performance" }
    static func contents(of id: ID<Objective>) -> String { objective(id) + "/contents" }
    static func condition(of id: ID<Objective>) -> String { objective(id) + "/condition" }
    static func criteria(of id: ID<Objective>) -> String { objective(id) + "/criteria" }

    static func newInstructor(of id: ID<Course>) -> String { instructors(of: id) + "/new" }
    static func instructor(_ id: ID<CourseInstructor>) -> String { "/teach/instructors/\(id)" }
    static func edit(_ id: ID<CourseInstructor>) -> String { instructor(id) + "/edit" }
}
