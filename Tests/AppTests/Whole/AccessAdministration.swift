extension AccessTable {
    private static let noLink = [404, 404, 404, 404, 404, 404, 404, 404]
    private static let administrator = [303, 403, 403, 403, 403, 403, 200, 403]
    private static let administratorPosts = [401, 403, 403, 403, 403, 403, 303, 403]
    private static let administratorErrs = [401, 403, 403, 403, 403, 403, 422, 403]
    private static let nobodyThere = [303, 403, 403, 403, 403, 403, 404, 403]
    private static let staff = [303, 403, 403, 403, 200, 200, 200, 403]
    private static let staffPosts = [401, 403, 403, 403, 303, 303, 303, 403]
    private static let teacher = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let teacherPosts = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let teacherErrs = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let notForAnybody = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let newSemester = [("semester", "0191d2c0-0000-7000-8000-000000000009")]
    private static let more = [("person", "bogdan"), ("factor", "1,5")]

    /// The routes of accounts, settings and extra time.
    static let administration: [AccessRow] = [
        .init("GET /account/profile", staff),
        .init("GET /code", [200, 200, 200, 200, 200, 200, 200, 200]),
        .init("GET /extra-time", administrator),
        .init("GET /people", administrator),
        .init("GET /people/:person", "/people/{person}", administrator),
        .init("GET /people/:person", "/people/nothing", nobodyThere),
        .init("GET /people/:person/disablings", "/people/{person}/disablings", administrator),
        .init("GET /people/:person/edit", "/people/{person}/edit", administrator),
        .init("GET /people/:person/extra-time", "/people/{person}/extra-time", administrator),
        .init("GET /people/:person/extra-time", "/people/nothing/extra-time", nobodyThere),
        .init("GET /people/new", administrator),
        .init("GET /settings", administrator),
        .init("GET /settings/semesters", administrator),
        .init("GET /settings/semesters/:semester", "/settings/semesters/{semester}", administrator),
        .init("GET /settings/semesters/:semester", "/settings/semesters/nothing", nobodyThere),
        .init("GET /settings/semesters/new", administrator),
        .init("GET /teach/courses/:course/extra-time", "/teach/courses/{course}/extra-time", teacher),
        .init("GET /teach/courses/:course/extra-time", "/teach/courses/nothing/extra-time", notForAnybody),
        .init("GET /teach/tests/:test/extra-time", "/teach/tests/{test}/extra-time", teacher),
        .init("GET /teach/tests/:test/extra-time", "/teach/tests/nothing/extra-time", notForAnybody),
        .init("GET /welcome/:token", "/welcome/nothing", noLink),
        .init("POST /account/profile", staffPosts),
        .init("POST /code", [422, 422, 422, 422, 422, 422, 422, 422]),
        .init("POST /people", administratorErrs),
        .init("POST /people/:person", "/people/{person}", administratorErrs),
        .init("POST /people/:person/extra-time", "/people/{person}/extra-time", administratorPosts),
        .init(
            "POST /people/:person/links", "/people/{person}/links", [401, 403, 403, 403, 403, 403, 200, 403]),
        .init("POST /people/:person/sessions/endings", "/people/{person}/sessions/endings", administratorPosts),
        .init("POST /people/:person/disablings", "/people/{person}/disablings", administratorPosts),
        .init("POST /people/:person/disablings/endings", "/people/{person}/disablings/endings", administratorPosts),
        .init("POST /settings", administratorErrs),
        .init("POST /settings/semesters", "/settings/semesters", newSemester, administratorErrs),
        .init("POST /settings/semesters/:semester", "/settings/semesters/{semester}", administratorErrs),
        .init("POST /settings/semesters/:semester/removals", "/settings/semesters/{semester}/removals", administratorErrs),
        .init("POST /teach/tests/:test/extra-time", "/teach/tests/{test}/extra-time", more, teacherPosts),
        .init("POST /teach/tests/:test/extra-time", "/teach/tests/{test}/extra-time", teacherErrs),
        .init("POST /teach/tests/:test/extra-time/endings", "/teach/tests/{test}/extra-time/endings", more, teacherPosts),
        .init("POST /welcome/:token", "/welcome/nothing", noLink),
    ]
}
