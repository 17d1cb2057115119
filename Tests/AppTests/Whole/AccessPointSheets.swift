import Testing

@testable import App

extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    /// Nothing is filled in, and so nothing changes.
    private static let empty = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let checked = [401, 403, 403, 403, 200, 404, 200, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    private static let said = [("week", "1"), ("t.tasks", ""), ("s.tasks", "0")]
    private static let line = [("list", "1001,1,tasks,1")]

    /// The routes of students' points and of confirmed marks.
    static let pointSheets: [AccessRow] = [
        .init("GET /teach/courses/:course/points", "/teach/courses/{course}/points", shown),
        .init("GET /teach/courses/:course/points", "/teach/courses/{course}/points?group={group}&week=3&part=x", shown),
        .init("GET /teach/courses/:course/points", "/teach/courses/{course}/points?group=nothing", absent),
        .init("GET /teach/courses/:course/points", "/teach/courses/nothing/points", absent),
        .init("GET /teach/courses/:course/points.csv", "/teach/courses/{course}/points.csv", shown),
        .init("GET /teach/courses/:course/points.csv", "/teach/courses/nothing/points.csv", absent),
        .init("GET /teach/courses/:course/points.xlsx", "/teach/courses/{course}/points.xlsx?with=empty", shown),
        .init("GET /teach/courses/:course/points.xlsx", "/teach/courses/nothing/points.xlsx", absent),
        .init("GET /teach/courses/:course/points/:person", "/teach/courses/{course}/points/{enrolled}", shown),
        .init("GET /teach/courses/:course/points/:person", "/teach/courses/{course}/points/{person}", absent),
        .init("GET /teach/courses/:course/points/:person", "/teach/courses/nothing/points/{enrolled}", absent),
        .init("GET /teach/courses/:course/points/list", "/teach/courses/{course}/points/list", shown),
        .init("GET /teach/courses/:course/points/list", "/teach/courses/nothing/points/list", absent),
        .init("POST /teach/courses/:course/points", "/teach/courses/{course}/points", posted),
        // What is said of a week: here nothing.
        .init("POST /teach/courses/:course/points", "/teach/courses/{course}/points", said, posted),
        .init("POST /teach/courses/:course/points", "/teach/courses/nothing/points", nowhere),
        .init("POST /teach/courses/:course/points", "/teach/courses/nothing/points", said, nowhere),
        .init("POST /teach/courses/:course/points/:person", "/teach/courses/{course}/points/{enrolled}", posted),
        .init("POST /teach/courses/:course/points/:person", "/teach/courses/{course}/points/{person}", nowhere),
        .init("POST /teach/courses/:course/points/list", "/teach/courses/{course}/points/list", line, checked),
        .init("POST /teach/courses/:course/points/list", "/teach/courses/{course}/points/list", empty),
        .init("POST /teach/courses/:course/points/list", "/teach/courses/nothing/points/list", line, nowhere),
        // Nobody has checked it: it is checked now.
        .init("POST /teach/courses/:course/points/list/entries", "/teach/courses/{course}/points/list/entries", line, checked),
        .init("POST /teach/courses/:course/points/list/entries", "/teach/courses/nothing/points/list/entries", line, nowhere),
        .init("GET /teach/courses/:course/confirmed-marks", "/teach/courses/{course}/confirmed-marks", shown),
        .init("GET /teach/courses/:course/confirmed-marks", "/teach/courses/nothing/confirmed-marks", absent),
        .init("GET /teach/courses/:course/confirmed-marks.csv", "/teach/courses/{course}/confirmed-marks.csv", shown),
        .init("GET /teach/courses/:course/confirmed-marks.csv", "/teach/courses/nothing/confirmed-marks.csv", absent),
        .init("GET /teach/courses/:course/confirmed-marks.xlsx", "/teach/courses/{course}/confirmed-marks.xlsx", shown),
        .init("GET /teach/courses/:course/confirmed-marks.xlsx", "/teach/courses/nothing/confirmed-marks.xlsx", absent),
        .init("GET /teach/courses/:course/confirmed-marks/protocol", "/teach/courses/{course}/confirmed-marks/protocol", shown),
        .init("GET /teach/courses/:course/confirmed-marks/protocol", "/teach/courses/nothing/confirmed-marks/protocol", absent),
        .init(
            "GET /teach/courses/:course/confirmed-marks/:person", "/teach/courses/{course}/confirmed-marks/{marked}", shown),
        .init(
            "GET /teach/courses/:course/confirmed-marks/:person", "/teach/courses/{course}/confirmed-marks/{person}", absent),
        .init("POST /teach/courses/:course/confirmed-marks", "/teach/courses/{course}/confirmed-marks", posted),
        .init("POST /teach/courses/:course/confirmed-marks", "/teach/courses/nothing/confirmed-marks", nowhere),
        .init(
            "POST /teach/courses/:course/confirmed-marks/:person", "/teach/courses/{course}/confirmed-marks/{marked}", empty),
        .init(
            "POST /teach/courses/:course/confirmed-marks/:person", "/teach/courses/{course}/confirmed-marks/{person}", nowhere),
    ]
}

/// A confirmed mark to be after.
enum AccessPointSheets {
    static func add(to site: TestSite) async throws -> String {
        let (course, bogdan) = try await (site.courseID("PDM301"), site.person("bogdan").id)
        let mark = ConfirmedMark(
            person: bogdan, sequence: 1, verdict: .mark(Mark(scheme: .romanian, thousandths: 9000)), scheme: .romanian,
            points: SamplePoints.points(90), maker: nil, madeAt: site.clock.now, reason: nil)
        try await site.database.write { tx in try ConfirmedMarkRows.append(mark, in: course, by: nil, tx) }
        return bogdan.text
    }
}
