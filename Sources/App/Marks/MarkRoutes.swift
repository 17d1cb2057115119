import Hummingbird

/// Mounts the page of a person's own marks; its address is `CourseRoutes.marks`.
enum MarkRoutes {
    static func mount(on routes: SiteRoutes, marks: MarkController) {
        routes.signedIn.get("courses/:course/marks", use: marks.index)
    }
}
