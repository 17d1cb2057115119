import Hummingbird

/// The addresses of the sheet of a subject, and of what only it needs.
enum SheetRoutes {
    static func sheet(_ form: SheetForm, of id: ID<Course>) -> String { DesignRoutes.sheet(of: id) + "?form=" + form.rawValue }
    /// The hours of the activities, and the bibliography.
    static func hours(of id: ID<Course>) -> String { DesignRoutes.sheet(of: id) + "/hours" }
    /// The hours of the topics.
    static func topics(of id: ID<Course>) -> String { DesignRoutes.sheet(of: id) + "/topics" }

    static func mount(on routes: SiteRoutes, sheets: SheetController, hours: HoursController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/sheet", use: sheets.show)
        staff.get("teach/courses/:course/design/sheet/hours", use: hours.show)
        staff.post("teach/courses/:course/design/sheet/hours", use: hours.save)
        staff.get("teach/courses/:course/design/sheet/topics", use: hours.showTopics)
        staff.post("teach/courses/:course/design/sheet/topics", use: hours.saveTopics)
    }
}
