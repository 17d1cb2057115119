extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let staff = [303, 403, 403, 403, 200, 200, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    /// Nothing is filled in, and so nothing changes.
    private static let empty = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]

    /// The routes of courses, their topics and people, as those change them who teach them.
    static let courses: [AccessRow] = [
        .init("GET /teach", staff),
        .init("GET /teach/courses/new", staff),
        .init("GET /teach/courses/:course", "/teach/courses/{course}", shown),
        .init("GET /teach/courses/:course", "/teach/courses/nothing", absent),
        .init("GET /teach/courses/:course/archiving", "/teach/courses/{course}/archiving", shown),
        .init("GET /teach/courses/:course/copies/new", "/teach/courses/{course}/copies/new", shown),
        .init("GET /teach/courses/:course/edit", "/teach/courses/{course}/edit", shown),
        .init("GET /teach/courses/:course/enrolment-files/new", "/teach/courses/{course}/enrolment-files/new", shown),
        .init("GET /teach/courses/:course/marks", "/teach/courses/{course}/marks", shown),
        .init("GET /teach/courses/:course/marks", "/teach/courses/nothing/marks", absent),
        .init("GET /teach/courses/:course/people", "/teach/courses/{course}/people", shown),
        // Felix teaches the course and does not study it.
        .init("GET /teach/courses/:course/students/:person", "/teach/courses/{course}/students/{enrolled}", shown),
        .init("GET /teach/courses/:course/students/:person", "/teach/courses/{course}/students/{person}", absent),
        .init("GET /teach/courses/:course/students/:person", "/teach/courses/{course}/students/nobody", absent),
        .init("GET /teach/courses/:course/students/:person", "/teach/courses/nothing/students/{enrolled}", absent),
        // Bogdan has a password: only an administrator may replace it, unless the settings allow it; Felix is not in the course.
        .init(
            "GET /teach/courses/:course/slips/:person", "/teach/courses/{course}/slips/{enrolled}",
            [303, 403, 403, 403, 404, 404, 200, 403]),
        .init("GET /teach/courses/:course/slips/:person", "/teach/courses/{course}/slips/{person}", absent),
        .init("GET /teach/courses/:course/slips/:person", "/teach/courses/{course}/slips/nobody", absent),
        .init("GET /teach/courses/:course/topics", "/teach/courses/{course}/topics", shown),
        .init("GET /teach/topics/:topic/edit", "/teach/topics/{topic}/edit", shown),
        .init("GET /teach/topics/:topic/edit", "/teach/topics/nothing/edit", absent),
        .init(
            "GET /teach/topics/:topic/merges/new", "/teach/topics/{topic}/merges/new", [303, 403, 403, 403, 422, 404, 422, 403]),
        .init("GET /teach/topics/:topic/merges/new", "/teach/topics/nothing/merges/new?into={topic}", absent),
        .init("POST /teach/courses", nil, [], [401, 403, 403, 403, 422, 422, 422, 403]),
        .init("POST /teach/courses/:course", "/teach/courses/{course}", empty),
        .init("POST /teach/courses/:course/archiving", "/teach/courses/{course}/archiving", posted),
        .init("POST /teach/courses/:course/archiving/end", "/teach/courses/{course}/archiving/end", posted),
        .init("POST /teach/courses/:course/copies", "/teach/courses/{course}/copies", empty),
        .init("POST /teach/courses/:course/enrolment-files", "/teach/courses/{course}/enrolment-files", empty),
        .init("POST /teach/courses/:course/enrolments", "/teach/courses/{course}/enrolments", [("user", "ana")], posted),
        .init(
            "POST /teach/courses/:course/enrolments/endings", "/teach/courses/{course}/enrolments/endings",
            [("person", "nobody")], posted),
        .init("POST /teach/courses/:course/enrolments/lists", "/teach/courses/{course}/enrolments/lists", empty),
        .init("POST /teach/courses/:course/enrolments/rejections", "/teach/courses/{course}/enrolments/rejections", empty),
        .init(
            "POST /teach/courses/:course/invitations", "/teach/courses/{course}/invitations",
            [401, 403, 403, 403, 200, 404, 200, 403]),
        .init(
            "POST /teach/courses/:course/slips/:person", "/teach/courses/{course}/slips/{enrolled}",
            [401, 403, 403, 403, 404, 404, 200, 403]),
        .init("POST /teach/courses/:course/slips/:person", "/teach/courses/{course}/slips/{person}", nowhere),
        .init("POST /teach/courses/:course/teachers", "/teach/courses/{course}/teachers", empty),
        .init(
            "POST /teach/courses/:course/teachers/endings", "/teach/courses/{course}/teachers/endings", [("person", "nobody")],
            posted),
        // There is no such merge: the page of the topics says so.
        .init(
            "POST /teach/courses/:course/topic-merges/endings", "/teach/courses/{course}/topic-merges/endings",
            [("merge", "nothing")], posted),
        .init("POST /teach/courses/:course/topics", "/teach/courses/{course}/topics", empty),
        .init("POST /teach/topics/:topic", "/teach/topics/{topic}", empty),
        .init("POST /teach/topics/:topic", "/teach/topics/nothing", nowhere),
        .init("POST /teach/topics/:topic/merges", "/teach/topics/{topic}/merges", empty),
        .init("POST /teach/topics/:topic/removals", "/teach/topics/{topic}/removals", empty),
    ]
}
