import Testing

@testable import App

extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    /// What is posted says nothing, and so nothing changes.
    private static let wrong = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let new = [("event", "0191d2c0-0000-7000-8000-000000000031")] + said
    private static let copy = [("event", "0191d2c0-0000-7000-8000-000000000032")]
    private static let said = [
        ("title", "X"), ("due", "2026-11-24"), ("kind", "teaching"), ("place", "in-class"),
    ]

    /// The routes of the plan of a course and its events.
    static let coursePlan: [AccessRow] = [
        .init("GET /teach/courses/:course/design/plan", "/teach/courses/{course}/design/plan", shown),
        .init("GET /teach/courses/:course/design/plan", "/teach/courses/nothing/design/plan", absent),
        .init("GET /teach/courses/:course/design/plan/events/new", "/teach/courses/{course}/design/plan/events/new", shown),
        .init("GET /teach/courses/:course/design/plan/events/new", "/teach/courses/nothing/design/plan/events/new", absent),
        .init("POST /teach/courses/:course/design/plan/events", "/teach/courses/{course}/design/plan/events", new, posted),
        .init("POST /teach/courses/:course/design/plan/events", "/teach/courses/nothing/design/plan/events", new, nowhere),
        .init("GET /teach/events/:event/edit", "/teach/events/{event}/edit", shown),
        .init("GET /teach/events/:event/edit", "/teach/events/nothing/edit", absent),
        .init("POST /teach/events/:event", "/teach/events/{event}", wrong),
        .init("POST /teach/events/:event", "/teach/events/nothing", said, nowhere),
        .init("POST /teach/events/:event/copies", "/teach/events/{event}/copies", copy, posted),
        .init("POST /teach/events/:event/copies", "/teach/events/nothing/copies", copy, nowhere),
        // One that is there stays as it is.
        .init("POST /teach/events/:event/restorations", "/teach/events/{event}/restorations", posted),
        .init("POST /teach/events/:event/restorations", "/teach/events/nothing/restorations", nowhere),
        .init("POST /teach/events/:event/removals", "/teach/events/nothing/removals", nowhere),
    ]
}

/// An event to be after.
enum AccessCoursePlan {
    static func add(to site: TestSite) async throws -> String {
        let course = try await site.courseID("PDM301")
        try await site.database.write { tx in
            try CourseDesignRows.insert(course, tx)
            try DesignEventWriteRows.insert(SampleCoursePlan.event("event-1", due: SampleDesign.today), in: course, by: nil, tx)
        }
        return "event-1"
    }
}
