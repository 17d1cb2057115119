import Foundation
import Hummingbird

/// The addresses of the people in a course, for its teachers.
enum CoursePeopleRoutes {
    /// The address that accepts an uploaded list; `*` stands for an id.
    static let takingFiles = ["/teach/courses/*/enrolment-files"]

    static func people(of id: ID<Course>) -> String { TeachRoutes.people(of: id) }
    static func teachers(of id: ID<Course>) -> String { "/teach/courses/\(id)/teachers" }
    static func teacherEndings(of id: ID<Course>) -> String { "/teach/courses/\(id)/teachers/endings" }
    static func enrolments(of id: ID<Course>) -> String { "/teach/courses/\(id)/enrolments" }
    static func enrolmentEndings(of id: ID<Course>) -> String { "/teach/courses/\(id)/enrolments/endings" }
    static func enrolmentLists(of id: ID<Course>) -> String { "/teach/courses/\(id)/enrolments/lists" }
    static func rejections(of id: ID<Course>) -> String { "/teach/courses/\(id)/enrolments/rejections" }
    static func newFile(of id: ID<Course>) -> String { "/teach/courses/\(id)/enrolment-files/new" }
    static func files(of id: ID<Course>) -> String { "/teach/courses/\(id)/enrolment-files" }
    static func invitations(of id: ID<Course>) -> String { "/teach/courses/\(id)/invitations" }

    static func slips(of student: ID<Person>, in id: ID<Course>) -> String { "/teach/courses/\(id)/slips/\(student)" }

    static func mount(
        on routes: SiteRoutes, people: CoursePeopleController, lists: EnrolmentListController,
        invitations: InvitationController, slips: StudentSlipController
    ) {
        let staff = routes.staff
        staff.get("teach/courses/:course/people", use: people.index)
        staff.post("teach/courses/:course/teachers", use: people.addTeacher)
        staff.post("teach/courses/:course/teachers/endings", use: people.endTeacher)
        staff.post("teach/courses/:course/enrolments", use: people.enrol)
        staff.post("teach/courses/:course/enrolments/endings", use: people.endEnrolment)
        staff.get("teach/courses/:course/enrolment-files/new", use: lists.new)
        staff.post("teach/courses/:course/enrolment-files", use: lists.check)
        staff.post("teach/courses/:course/enrolments/lists", use: lists.create)
        staff.post("teach/courses/:course/enrolments/rejections", use: lists.rejections)
        staff.post("teach/courses/:course/invitations", use: invitations.create)
        staff.get("teach/courses/:course/slips/:person", use: slips.new)
        staff.post("teach/courses/:course/slips/:person", use: slips.create)
    }
}
