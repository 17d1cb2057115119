extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let faulty = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let elsewhere = [303, 403, 403, 403, 303, 404, 303, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    /// Begun by the first row, and written on by the others.
    private static let begun = "01931d2c-0000-7000-8000-0000000000a1"
    private static let new = [("title", "Nou"), ("kind", "quiz"), ("id", begun)]

    /// Nothing in it has to be confirmed before it is published.
    private static let written = [("version", "1"), ("text", "---\ntitle: Nou\nkind: quiz\n---\n\n### Ce?\n\n= 7")]

    /// The routes of tests as teachers write them.
    static let testWriting: [AccessRow] = [
        .init("POST /teach/courses/:course/tests", "/teach/courses/{course}/tests", new, posted),
        .init("GET /teach/courses/:course/tests", "/teach/courses/{course}/tests", shown),
        .init("GET /teach/courses/:course/tests", "/teach/courses/nothing/tests", absent),
        .init("POST /teach/courses/:course/tests/order", "/teach/courses/{course}/tests/order", [("up", "{test}")], posted),
        .init("POST /teach/courses/:course/tests/order", "/teach/courses/{course}/tests/order", [("up", begun)], nowhere),
        .init("GET /teach/tests/:test", "/teach/tests/{test}", shown),
        .init("GET /teach/tests/:test", "/teach/tests/\(begun)", shown),
        .init("GET /teach/tests/:test", "/teach/tests/nothing", absent),
        .init("GET /teach/tests/:test/edit", "/teach/tests/{test}/edit", shown),
        .init("GET /teach/tests/:test/edit", "/teach/tests/\(begun)/edit", shown),
        .init("GET /teach/tests/:test/overtaking", "/teach/tests/\(begun)/overtaking", elsewhere),
        .init("GET /teach/tests/:test/removal", "/teach/tests/{test}/removal", shown),
        .init("GET /teach/tests/:test/settings", "/teach/tests/{test}/settings", shown),
        .init("POST /teach/tests/:test/checks", "/teach/tests/\(begun)/checks", posted),
        .init("POST /teach/tests/:test/draft", "/teach/tests/\(begun)/draft", written, posted),
        .init("POST /teach/tests/:test/draft", "/teach/tests/nothing/draft", nowhere),
        .init("POST /teach/tests/:test/overtaking", "/teach/tests/\(begun)/overtaking", [("resolve", "mine")], posted),
        .init("POST /teach/tests/:test/settings", "/teach/tests/\(begun)/settings", faulty),
        .init("POST /teach/tests/:test/publications", "/teach/tests/\(begun)/publications", [("version", "2")], posted),
        .init("POST /teach/tests/:test/publications", "/teach/tests/nothing/publications", [("version", "1")], nowhere),
        .init("POST /teach/tests/:test/copies", "/teach/tests/\(begun)/copies", posted),
        .init("POST /teach/tests/:test/removal", "/teach/tests/\(begun)/removal", posted),
        .init("POST /teach/tests/:test/removal/endings", "/teach/tests/\(begun)/removal/endings", posted),
    ]
}
