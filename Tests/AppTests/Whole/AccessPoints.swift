import Testing

@testable import App

extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    /// Nothing is filled in, and so nothing changes.
    private static let empty = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    private static let newPart = [("part", "0191d2c0-0000-7000-8000-000000000026")]

    private static let newGroup = [("group", "0191d2c0-0000-7000-8000-000000000027")]

    /// The routes of a course's groups.
    static let groups: [AccessRow] = [
        .init("GET /teach/courses/:course/groups", "/teach/courses/{course}/groups", shown),
        .init("GET /teach/courses/:course/groups", "/teach/courses/nothing/groups", absent),
        .init("GET /teach/courses/:course/groups/:group", "/teach/courses/{course}/groups/{group}", shown),
        .init("GET /teach/courses/:course/groups/:group", "/teach/courses/{course}/groups/nothing", absent),
        .init("GET /teach/courses/:course/groups/:group", "/teach/courses/nothing/groups/{group}", absent),
        .init("POST /teach/courses/:course/groups", "/teach/courses/{course}/groups", newGroup, empty),
        .init("POST /teach/courses/:course/groups/:group", "/teach/courses/{course}/groups/{group}", empty),
        .init(
            "POST /teach/courses/:course/groups/:group/removals", "/teach/courses/{course}/groups/nothing/removals", nowhere),
    ]

    /// The routes of a course's plan of points.
    static let points: [AccessRow] = [
        .init("GET /teach/courses/:course/plan", "/teach/courses/{course}/plan", shown),
        .init("GET /teach/courses/:course/plan", "/teach/courses/nothing/plan", absent),
        .init("GET /teach/courses/:course/plan/parts/new", "/teach/courses/{course}/plan/parts/new", shown),
        .init("GET /teach/courses/:course/plan/parts/new", "/teach/courses/nothing/plan/parts/new", absent),
        .init("GET /teach/courses/:course/plan/parts/:part", "/teach/courses/{course}/plan/parts/{part}", shown),
        .init("GET /teach/courses/:course/plan/parts/:part", "/teach/courses/{course}/plan/parts/nothing", absent),
        .init("GET /teach/courses/:course/plan/parts/:part", "/teach/courses/nothing/plan/parts/{part}", absent),
        // The first part does not move any further.
        .init("POST /teach/courses/:course/plan/order", "/teach/courses/{course}/plan/order", [("up", "{part}")], posted),
        .init("POST /teach/courses/:course/plan/order", "/teach/courses/{course}/plan/order", [("up", "nothing")], nowhere),
        .init("POST /teach/courses/:course/plan/parts", "/teach/courses/{course}/plan/parts", newPart, empty),
        .init("POST /teach/courses/:course/plan/parts", "/teach/courses/nothing/plan/parts", newPart, nowhere),
        .init("POST /teach/courses/:course/plan/parts/:part", "/teach/courses/{course}/plan/parts/{part}", empty),
        .init("POST /teach/courses/:course/plan/parts/:part", "/teach/courses/{course}/plan/parts/nothing", nowhere),
        .init(
            "POST /teach/courses/:course/plan/parts/:part/freezes", "/teach/courses/{course}/plan/parts/{part}/freezes",
            [("frozen", "0")], posted),
        .init(
            "POST /teach/courses/:course/plan/parts/:part/freezes", "/teach/courses/{course}/plan/parts/nothing/freezes",
            [("frozen", "0")], nowhere),
        .init(
            "POST /teach/courses/:course/plan/parts/:part/removals", "/teach/courses/{course}/plan/parts/{part}/removals", empty),
        .init(
            "POST /teach/courses/:course/plan/parts/:part/removals", "/teach/courses/{course}/plan/parts/nothing/removals",
            nowhere),
        // A part that is in the plan stays as it is.
        .init(
            "POST /teach/courses/:course/plan/restorations", "/teach/courses/{course}/plan/restorations", [("part", "{part}")],
            posted),
        .init(
            "POST /teach/courses/:course/plan/restorations", "/teach/courses/{course}/plan/restorations", [("part", "nothing")],
            nowhere),
    ]
}

/// A group to be after.
enum AccessGroups {
    static func add(to site: TestSite) async throws -> String {
        let (course, id) = (try await site.courseID("PDM301"), ID<CourseGroup>(text: "group-1"))
        try await site.database.write { tx in
            let fields = CourseGroupFields(name: "Grupa 1", assistant: nil, meetings: nil, room: nil)
            try CourseGroupWriteRows.insert(fields, as: id, in: course, at: site.clock.now, tx)
        }
        return id.text
    }
}

/// A plan of points to be after: one part, whose points come from the quiz.
enum AccessPoints {
    static func add(to site: TestSite) async throws -> String {
        let (course, quiz) = try await (site.courseID("PDM301"), TestSite.lastPart(site.test("Exerciții")))
        let part = SamplePoints.part(.midterm, .preExam, most: 10, key: "midterm", source: .test(ID(text: quiz), .share))
        try await site.database.write { tx in
            try PointsPlanWriteRows.addPart(part, to: course, tx)
            try PointsPlanWriteRows.append(
                [part], to: course, after: nil, isNewVersion: false, by: nil, note: nil, at: site.clock.now, tx)
        }
        return part.id.text
    }
}
