import Hummingbird

/// The addresses of a course's plan and its events, for those who teach it.
enum CoursePlanRoutes {
    static func events(of id: ID<Course>) -> String { DesignRoutes.plan(of: id) + "/events" }

    /// - Parameter due: the day that is proposed; nil for none.
    static func newEvent(in id: ID<Course>, due: LocalDay?) -> String {
        events(of: id) + "/new" + AddressQuery.text([("due", due?.iso)])
    }

    static func event(_ id: ID<DesignEvent>) -> String { "/teach/events/\(id)" }
    static func edit(_ id: ID<DesignEvent>) -> String { event(id) + "/edit" }
    static func copies(of id: ID<DesignEvent>) -> String { event(id) + "/copies" }
    static func removals(of id: ID<DesignEvent>) -> String { event(id) + "/removals" }
    static func restorations(of id: ID<DesignEvent>) -> String { event(id) + "/restorations" }

    /// Where a plan begins to be read: its current week, where it has it.
    static let now = "now"

    static func anchor(of monday: LocalDay) -> String { "week-" + monday.iso }
    static func anchor(of id: ID<DesignEvent>) -> String { "e-\(id)" }
    static func week(_ monday: LocalDay, of course: ID<Course>) -> String {
        DesignRoutes.plan(of: course) + "#" + anchor(of: monday)
    }
    static func row(_ id: ID<DesignEvent>, of course: ID<Course>) -> String {
        DesignRoutes.plan(of: course) + "#" + anchor(of: id)
    }

    /// The page of a test or a lesson, for those who teach the course.
    static func page(of subject: DesignEvent.Subject) -> String {
        switch subject {
        case .test(let id): TestWritingRoutes.test(id)
        case .lesson(let id): WritingRoutes.edit(ID<Lesson>(text: id.text))
        }
    }

    static func mount(on routes: SiteRoutes, plans: CoursePlanController, events: DesignEventController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/plan", use: plans.show)
        staff.get("teach/courses/:course/design/plan/events/new", use: events.new)
        staff.post("teach/courses/:course/design/plan/events", use: events.create)
        staff.get("teach/events/:event/edit", use: events.edit)
        staff.post("teach/events/:event", use: events.update)
        staff.post("teach/events/:event/copies", use: events.copy)
        staff.post("teach/events/:event/removals", use: events.remove)
        staff.post("teach/events/:event/restorations", use: plans.restore)
    }
}
