import Testing

@testable import App

extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    /// What is posted says nothing, and so nothing changes.
    private static let wrong = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let newObjective = [("objective", "0191d2c0-0000-7000-8000-000000000028")]
    private static let copy = [("objective", "0191d2c0-0000-7000-8000-000000000029")]

    /// The routes of the design of a course.
    static let design: [AccessRow] = objectiveList + objectiveParts + alignment + attainment + checks

    private static let objectiveList: [AccessRow] = [
        .init("GET /teach/courses/:course/design/objectives", "/teach/courses/{course}/design/objectives", shown),
        .init("GET /teach/courses/:course/design/objectives", "/teach/courses/nothing/design/objectives", absent),
        .init("POST /teach/courses/:course/design/objectives", "/teach/courses/{course}/design/objectives", newObjective, posted),
        .init("POST /teach/courses/:course/design/objectives", "/teach/courses/nothing/design/objectives", newObjective, nowhere),
        .init(
            "POST /teach/courses/:course/design/objectives/order", "/teach/courses/{course}/design/objectives/order",
            [("up", "{objective}")], posted),
        .init(
            "POST /teach/courses/:course/design/objectives/order", "/teach/courses/{course}/design/objectives/order",
            [("up", "nothing")], nowhere),
        .init("POST /teach/objectives/:objective/copies", "/teach/objectives/{objective}/copies", copy, posted),
        .init("POST /teach/objectives/:objective/copies", "/teach/objectives/nothing/copies", copy, nowhere),
        .init("POST /teach/objectives/:objective/removals", "/teach/objectives/nothing/removals", nowhere),
        // One that is there stays as it is.
        .init("POST /teach/objectives/:objective/restorations", "/teach/objectives/{objective}/restorations", posted),
        .init("POST /teach/objectives/:objective/restorations", "/teach/objectives/nothing/restorations", nowhere),
    ]

    private static let objectiveParts: [AccessRow] = [
        .init("GET /teach/objectives/:objective/edit", "/teach/objectives/{objective}/edit", shown),
        .init("GET /teach/objectives/:objective/edit", "/teach/objectives/nothing/edit", absent),
        .init("POST /teach/objectives/:objective", "/teach/objectives/{objective}", wrong),
        .init("POST /teach/objectives/:objective", "/teach/objectives/nothing", nowhere),
        .init("GET /teach/objectives/:objective/generation", "/teach/objectives/{objective}/generation", shown),
        .init("GET /teach/objectives/:objective/generation", "/teach/objectives/nothing/generation", absent),
        // Its sentence is generated already.
        .init("POST /teach/objectives/:objective/generation", "/teach/objectives/{objective}/generation", posted),
        .init("POST /teach/objectives/:objective/generation", "/teach/objectives/nothing/generation", nowhere),
        .init("GET /teach/objectives/:objective/performance", "/teach/objectives/{objective}/performance", shown),
        .init("GET /teach/objectives/:objective/performance", "/teach/objectives/nothing/performance", absent),
        .init("POST /teach/objectives/:objective/performance", "/teach/objectives/{objective}/performance", wrong),
        .init("POST /teach/objectives/:objective/performance", "/teach/objectives/nothing/performance", nowhere),
        .init("GET /teach/objectives/:objective/condition", "/teach/objectives/{objective}/condition", shown),
        .init("GET /teach/objectives/:objective/condition", "/teach/objectives/nothing/condition", absent),
        .init("POST /teach/objectives/:objective/condition", "/teach/objectives/{objective}/condition", posted),
        .init("POST /teach/objectives/:objective/condition", "/teach/objectives/nothing/condition", nowhere),
        .init("GET /teach/objectives/:objective/contents", "/teach/objectives/{objective}/contents", shown),
        .init("GET /teach/objectives/:objective/contents", "/teach/objectives/nothing/contents", absent),
        .init("POST /teach/objectives/:objective/contents", "/teach/objectives/{objective}/contents", posted),
        .init("POST /teach/objectives/:objective/contents", "/teach/objectives/nothing/contents", nowhere),
        .init("GET /teach/objectives/:objective/criteria", "/teach/objectives/{objective}/criteria", shown),
        .init("GET /teach/objectives/:objective/criteria", "/teach/objectives/nothing/criteria", absent),
        .init("POST /teach/objectives/:objective/criteria", "/teach/objectives/{objective}/criteria", posted),
        .init("POST /teach/objectives/:objective/criteria", "/teach/objectives/nothing/criteria", nowhere),
    ]
}

extension AccessTable {
    private static let matrix = "/teach/courses/:course/design/alignment"

    private static let alignment: [AccessRow] =
        ["", ".csv", ".xlsx"].flatMap { ending -> [AccessRow] in
            [
                .init("GET " + matrix + ending, "/teach/courses/{course}/design/alignment" + ending, shown),
                .init("GET " + matrix + ending, "/teach/courses/nothing/design/alignment" + ending, absent),
            ]
        } + [
            .init("GET /teach/objectives/:objective/alignment", "/teach/objectives/{objective}/alignment", shown),
            .init("GET /teach/objectives/:objective/alignment", "/teach/objectives/nothing/alignment", absent),
        ]

    private static let ofCourse = "/teach/courses/:course/design/attainment"
    private static let ofObjective = "/teach/objectives/:objective/attainment"

    private static let finding = "without-performance/{objective}"
    private static let exceptions = "/teach/courses/:course/design/check/exceptions"
    private static let asideHere = "/teach/courses/{course}/design/check/exceptions"
    private static let asideLost = "/teach/courses/nothing/design/check/exceptions"

    private static let checks: [AccessRow] = [
        .init("GET /teach/courses/:course/design/check", "/teach/courses/{course}/design/check", shown),
        .init("GET /teach/courses/:course/design/check", "/teach/courses/nothing/design/check", absent),
        .init("GET " + exceptions + "/new", asideHere + "/new?finding=" + finding, shown),
        .init("GET " + exceptions + "/new", asideHere + "/new?finding=nothing", absent),
        .init("POST " + exceptions, asideHere, [("finding", finding)], wrong),
        .init("POST " + exceptions, asideLost, [("finding", finding), ("reason", "x")], nowhere),
        .init("POST " + exceptions + "/removals", asideHere + "/removals", [("finding", finding)], posted),
        .init("POST " + exceptions + "/removals", asideLost + "/removals", [("finding", finding)], nowhere),
    ]

    private static let attainment: [AccessRow] = ["", ".csv", ".xlsx"].flatMap { ending -> [AccessRow] in
        [
            .init("GET " + ofCourse + ending, "/teach/courses/{course}/design/attainment" + ending, shown),
            .init("GET " + ofCourse + ending, "/teach/courses/nothing/design/attainment" + ending, absent),
            .init("GET " + ofObjective + ending, "/teach/objectives/{objective}/attainment" + ending, shown),
            .init("GET " + ofObjective + ending, "/teach/objectives/nothing/attainment" + ending, absent),
        ]
    }
}

/// An objective without parts to be after.
enum AccessObjectives {
    static func add(to site: TestSite) async throws -> String {
        let (course, id) = (try await site.courseID("PDM301"), ID<Objective>(text: "objective-1"))
        try await site.database.write { tx in
            try CourseDesignRows.insert(course, tx)
            try ObjectiveWriteRows.insert(Objective(id: id, key: nil, version: 1), at: 0, in: course, by: nil, tx)
        }
        return id.text
    }
}
