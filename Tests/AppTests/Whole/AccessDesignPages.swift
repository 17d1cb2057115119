import Testing

@testable import App

extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    /// What is posted says nothing, and so nothing changes.
    private static let wrong = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let here = "/teach/courses/{course}/design"
    private static let lost = "/teach/courses/nothing/design"
    private static let li = [("first-name", "Li"), ("last-name", "Wu")]
    private static let new = [("instructor", "0191d2c0-0000-7000-8000-000000000030")] + li
    private static let tuesday = [("day", "2026-11-24"), ("kind", "restored")]

    /// The routes of the pages of a design about the course itself, and of the week of meetings.
    static let designPages: [AccessRow] = designForms + designPeople + designMeetings

    private static let designForms: [AccessRow] = [
        .init("GET /teach/courses/:course/design", here, shown), .init("GET /teach/courses/:course/design", lost, absent),
        .init("GET /teach/courses/:course/design/name", here + "/name", shown),
        .init("GET /teach/courses/:course/design/name", lost + "/name", absent),
        // It has no name, and gets none.
        .init("POST /teach/courses/:course/design/name", here + "/name", posted),
        .init("POST /teach/courses/:course/design/name", lost + "/name", nowhere),
        .init("GET /teach/courses/:course/design/description", here + "/description", shown),
        .init("GET /teach/courses/:course/design/description", lost + "/description", absent),
        .init("POST /teach/courses/:course/design/description", here + "/description", wrong),
        .init("POST /teach/courses/:course/design/description", lost + "/description", nowhere),
        .init("GET /teach/courses/:course/design/policy", here + "/policy", shown),
        .init("GET /teach/courses/:course/design/policy", lost + "/policy", absent),
        .init("POST /teach/courses/:course/design/policy", here + "/policy", posted),
        .init("POST /teach/courses/:course/design/policy", lost + "/policy", nowhere),
        .init("POST /teach/courses/:course/design/policy", lost + "/policy", [("go", "begin-conduct")], nowhere),
    ]

    private static let designPeople: [AccessRow] = [
        .init("GET /teach/courses/:course/design/instructors", here + "/instructors", shown),
        .init("GET /teach/courses/:course/design/instructors", lost + "/instructors", absent),
        .init("GET /teach/courses/:course/design/instructors/new", here + "/instructors/new", shown),
        .init("GET /teach/courses/:course/design/instructors/new", here + "/instructors/new?person={ana}", absent),
        .init("GET /teach/courses/:course/design/instructors/new", lost + "/instructors/new", absent),
        .init("POST /teach/courses/:course/design/instructors", here + "/instructors", new, posted),
        .init("POST /teach/courses/:course/design/instructors", here + "/instructors", new + [("person", "{ana}")], nowhere),
        .init("POST /teach/courses/:course/design/instructors", lost + "/instructors", new, nowhere),
        .init("GET /teach/instructors/:instructor/edit", "/teach/instructors/{instructor}/edit", shown),
        .init("GET /teach/instructors/:instructor/edit", "/teach/instructors/nothing/edit", absent),
        .init("POST /teach/instructors/:instructor", "/teach/instructors/{instructor}", li, posted),
        .init("POST /teach/instructors/:instructor", "/teach/instructors/nothing", li, nowhere),
        .init("POST /teach/instructors/:instructor/removals", "/teach/instructors/nothing/removals", nowhere),
    ]

    private static let designMeetings: [AccessRow] = [
        .init("GET /teach/courses/:course/design/schedule", here + "/schedule", shown),
        .init("GET /teach/courses/:course/design/schedule", here + "/schedule?group=nothing", absent),
        .init("GET /teach/courses/:course/design/schedule", lost + "/schedule", absent),
        .init("POST /teach/courses/:course/design/schedule", here + "/schedule", wrong),
        .init("POST /teach/courses/:course/design/schedule", lost + "/schedule", nowhere),
        .init("GET /teach/courses/:course/design/schedule/changes", here + "/schedule/changes?day=2026-11-24", shown),
        .init("GET /teach/courses/:course/design/schedule/changes", here + "/schedule/changes?day=2026-11-25", absent),
        .init("GET /teach/courses/:course/design/schedule/changes", lost + "/schedule/changes?day=2026-11-24", absent),
        .init("POST /teach/courses/:course/design/schedule/changes", here + "/schedule/changes", tuesday, posted),
        .init("POST /teach/courses/:course/design/schedule/changes", lost + "/schedule/changes", tuesday, nowhere),
        .init(
            "POST /teach/courses/:course/design/schedule/removals", here + "/schedule/removals", [("group", "nothing")], nowhere),
        .init("POST /teach/courses/:course/design/schedule/removals", lost + "/schedule/removals", nowhere),
        .init("GET /timetable", [303, 200, 200, 200, 200, 200, 200, 200]),
    ]
}

/// Somebody who teaches the course without an account, and the meetings of the course.
enum AccessDesignPages {
    static func add(to site: TestSite) async throws -> String {
        let (course, id) = (try await site.courseID("PDM301"), ID<CourseInstructor>(text: "instructor-1"))
        try await site.database.write { tx in
            try CourseDesignRows.insert(course, tx)
            let fields = CourseInstructor.Fields(firstName: "Li", lastName: "Wu")
            try InstructorRows.insert(.init(id: id, person: nil, fields: fields, version: 1), in: course, by: nil, tx)
            try MeetingWriteRows.write(SampleDesign.weekly.fields, of: course, nil, by: nil, tx)
        }
        return id.text
    }
}
