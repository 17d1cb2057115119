extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let moved = [303, 403, 403, 403, 303, 404, 303, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    /// Nothing is filled in, and so nothing changes.
    private static let empty = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    private static let founded = [("minutes", "5"), ("reason", "de probă")]

    /// How a test goes and went, and what teachers do with attempts.
    static let monitoring: [AccessRow] = [
        .init("GET /teach/attempts/:attempt", "/teach/attempts/{running}", shown),
        .init("GET /teach/attempts/:attempt", "/teach/attempts/{ended}", shown),
        .init("GET /teach/attempts/:attempt", "/teach/attempts/nothing", absent),
        .init("GET /teach/attempts/:attempt/ending", "/teach/attempts/{running}/ending", shown),
        .init("GET /teach/attempts/:attempt/ending", "/teach/attempts/{ended}/ending", moved),
        // Rows above have begun another attempt after it.
        .init("GET /teach/attempts/:attempt/reopening", "/teach/attempts/{ended}/reopening", moved),
        .init("GET /teach/attempts/:attempt/reopening", "/teach/attempts/{running}/reopening", moved),
        .init("GET /teach/attempts/:attempt/annulment", "/teach/attempts/{running}/annulment", shown),
        .init("GET /teach/attempts/:attempt/annulment", "/teach/attempts/nothing/annulment", absent),
        .init("GET /teach/attempts/:attempt/restoration", "/teach/attempts/{ended}/restoration", moved),
        .init("GET /teach/attempts/:attempt/restoration", "/teach/attempts/nothing/restoration", absent),
        .init("GET /teach/tests/:test/dates", "/teach/tests/{test}/dates", shown),
        .init("GET /teach/tests/:test/dates", "/teach/tests/{quiz}/dates", absent),
        .init("GET /teach/tests/:test/dates", "/teach/tests/nothing/dates", absent),
        .init("GET /teach/tests/:test/minutes", "/teach/tests/{test}/minutes", shown),
        .init("GET /teach/tests/:test/minutes", "/teach/tests/nothing/minutes", absent),
        .init("GET /teach/tests/:test/room", "/teach/tests/{test}/room", shown),
        .init("GET /teach/tests/:test/room", "/teach/tests/nothing/room", absent),
        .init("GET /teach/tests/:test/attempts", "/teach/tests/{test}/attempts", shown),
        .init("GET /teach/tests/:test/attempts", "/teach/tests/nothing/attempts", absent),
        .init("GET /teach/tests/:test/attempts.csv", "/teach/tests/{test}/attempts.csv", shown),
        .init("GET /teach/tests/:test/attempts.csv", "/teach/tests/{test}/attempts.csv?for=spreadsheets&with=answers", shown),
        .init("GET /teach/tests/:test/attempts.csv", "/teach/tests/{test}/attempts.csv?for=x", absent),
        .init("GET /teach/tests/:test/attempts.csv", "/teach/tests/nothing/attempts.csv", absent),
        .init("GET /teach/tests/:test/attempts.xlsx", "/teach/tests/{test}/attempts.xlsx", shown),
        .init("GET /teach/tests/:test/attempts.xlsx", "/teach/tests/{test}/attempts.xlsx?with=x", absent),
        .init("GET /teach/tests/:test/attempts.xlsx", "/teach/tests/nothing/attempts.xlsx", absent),
        .init("GET /teach/tests/:test/figures", "/teach/tests/{test}/figures", shown),
        .init("GET /teach/tests/:test/figures", "/teach/tests/nothing/figures", absent),
        .init("POST /teach/attempts/:attempt/ending", "/teach/attempts/{running}/ending", empty),
        .init("POST /teach/attempts/:attempt/ending", "/teach/attempts/nothing/ending", founded, nowhere),
        .init("POST /teach/attempts/:attempt/minutes", "/teach/attempts/{running}/minutes", empty),
        .init("POST /teach/attempts/:attempt/minutes", "/teach/attempts/nothing/minutes", founded, nowhere),
        .init("POST /teach/attempts/:attempt/reopening", "/teach/attempts/{ended}/reopening", empty),
        .init("POST /teach/attempts/:attempt/reopening", "/teach/attempts/nothing/reopening", founded, nowhere),
        .init("POST /teach/attempts/:attempt/annulment", "/teach/attempts/{running}/annulment", empty),
        .init("POST /teach/attempts/:attempt/annulment", "/teach/attempts/nothing/annulment", founded, nowhere),
        .init("POST /teach/attempts/:attempt/restoration", "/teach/attempts/{ended}/restoration", empty),
        .init("POST /teach/attempts/:attempt/restoration", "/teach/attempts/nothing/restoration", founded, nowhere),
        .init("POST /teach/tests/:test/dates", "/teach/tests/{test}/dates", empty),
        .init("POST /teach/tests/:test/dates", "/teach/tests/nothing/dates", nowhere),
        // Nobody has other dates there: it is as if they had been removed before.
        .init(
            "POST /teach/tests/:test/dates/endings", "/teach/tests/{test}/dates/endings",
            [401, 403, 403, 403, 303, 404, 303, 403]),
        .init("POST /teach/tests/:test/dates/endings", "/teach/tests/nothing/dates/endings", nowhere),
        .init("POST /teach/tests/:test/minutes", "/teach/tests/{test}/minutes", empty),
        .init("POST /teach/tests/:test/minutes", "/teach/tests/nothing/minutes", founded, nowhere),
    ]
}
