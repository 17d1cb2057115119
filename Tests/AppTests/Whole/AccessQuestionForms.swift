extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let faulty = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let overtaken = [401, 403, 403, 403, 409, 404, 409, 403]
    private static let elsewhere = [303, 403, 403, 403, 303, 404, 303, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    /// The test is not written on yet: its draft has the version 0, and a form of another is overtaken.
    private static let old = [("version", "99"), ("key", "strat")]
    private static let test = "/teach/tests/{test}/questions"

    /// The routes of a test's questions, one by one in a form.
    static let questionForms: [AccessRow] = [
        .init("GET /teach/tests/:test/questions", test, shown),
        .init("GET /teach/tests/:test/questions", "/teach/tests/nothing/questions", absent),
        .init("GET /teach/tests/:test/questions/new", test + "/new", shown),
        .init("GET /teach/tests/:test/questions/new", "/teach/tests/nothing/questions/new", absent),
        .init("GET /teach/tests/:test/questions/:question/edit", test + "/1/edit", shown),
        .init("GET /teach/tests/:test/questions/:question/edit", test + "/4/edit", absent),
        .init("GET /teach/tests/:test/questions/:question/edit", test + "/0/edit", absent),
        .init("GET /teach/tests/:test/questions/:question/edit", test + "/x/edit", absent),
        .init("GET /teach/tests/:test/questions/:question/removal", test + "/1/removal", shown),
        .init("GET /teach/tests/:test/questions/:question/removal", test + "/-1/removal", absent),
        // No file comes with it.
        .init("POST /teach/tests/:test/pictures", "/teach/tests/{test}/pictures", faulty),
        .init("POST /teach/tests/:test/questions", test, [("version", "0")], faulty),
        .init("POST /teach/tests/:test/questions", "/teach/tests/nothing/questions", [("version", "0")], nowhere),
        .init("POST /teach/tests/:test/questions/:question", test + "/1", old, overtaken),
        .init("POST /teach/tests/:test/questions/:question", test + "/9", old, overtaken),
        .init("POST /teach/tests/:test/questions/:question/moves", test + "/1/moves", [("version", "99"), ("to", "up")], posted),
        .init("POST /teach/tests/:test/questions/:question/moves", test + "/9/moves", [("version", "0")], nowhere),
        .init("POST /teach/tests/:test/questions/:question/copies", test + "/1/copies", [("version", "99")], posted),
        .init("POST /teach/tests/:test/questions/:question/copies", "/teach/tests/nothing/questions/1/copies", nowhere),
        .init("POST /teach/tests/:test/questions/:question/removal", test + "/1/removal", [("version", "99")], posted),
        .init("POST /teach/tests/:test/questions/:question/removal", test + "/9/removal", [("version", "0")], nowhere),
        .init("GET /teach/tests/:test/trial", "/teach/tests/{test}/trial", shown),
        .init("GET /teach/tests/:test/trial", "/teach/tests/nothing/trial", absent),
        .init("GET /teach/tests/:test/trial/pictures/**", "/teach/tests/{test}/trial/pictures/a.gif", absent),
        .init("GET /teach/tests/:test/trial/questions/:number", "/teach/tests/{test}/trial/questions/1", elsewhere),
        .init("GET /teach/tests/:test/trial/results", "/teach/tests/{test}/trial/results", elsewhere),
        .init("GET /teach/tests/:test/trial/review", "/teach/tests/{test}/trial/review", elsewhere),
        .init("GET /teach/tests/:test/trial/review", "/teach/tests/nothing/trial/review", absent),
        .init("POST /teach/tests/:test/trial", "/teach/tests/{test}/trial", posted),
        .init("POST /teach/tests/:test/trial/questions/:number", "/teach/tests/{test}/trial/questions/1", posted),
        .init("POST /teach/tests/:test/trial/questions/:number", "/teach/tests/nothing/trial/questions/1", nowhere),
    ]
}
