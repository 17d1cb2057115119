import Hummingbird

/// The addresses of earlier texts of a lesson.
enum HistoryRoutes {
    static func revisions(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/revisions" }
    static func revision(_ revision: ID<LessonRevision>, of id: ID<Lesson>) -> String {
        "/teach/lessons/\(id)/revisions/\(revision)"
    }
    static func restorations(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/restorations" }

    static func mount(on routes: SiteRoutes, revisions: RevisionController) {
        let staff = routes.staff
        staff.get("teach/lessons/:lesson/revisions", use: revisions.index)
        staff.get("teach/lessons/:lesson/revisions/:revision", use: revisions.show)
        staff.post("teach/lessons/:lesson/restorations", use: revisions.restore)
    }
}
