extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    /// Nothing is filled in, and so nothing changes.
    private static let empty = [401, 403, 403, 403, 422, 404, 422, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]

    /// The routes of corrections of keys and points.
    static let corrections: [AccessRow] = [
        .init("GET /teach/tests/:test/corrections", "/teach/tests/{test}/corrections", shown),
        .init("GET /teach/tests/:test/corrections", "/teach/tests/nothing/corrections", absent),
        .init("GET /teach/tests/:test/corrections/:question", "/teach/tests/{quiz}/corrections/{question}", shown),
        .init("GET /teach/tests/:test/corrections/:question", "/teach/tests/{test}/corrections/{question}", absent),
        .init("POST /teach/tests/:test/corrections/:question", "/teach/tests/{quiz}/corrections/{question}", empty),
        .init("POST /teach/tests/:test/corrections/:question", "/teach/tests/{test}/corrections/{question}", nowhere),
        .init("GET /teach/attempts/:attempt/points/:question", "/teach/attempts/{ended}/points/{question}", shown),
        .init("GET /teach/attempts/:attempt/points/:question", "/teach/attempts/{running}/points/{question}", absent),
        .init("POST /teach/attempts/:attempt/points/:question", "/teach/attempts/{ended}/points/{question}", empty),
        .init("POST /teach/attempts/:attempt/points/:question", "/teach/attempts/{running}/points/{question}", nowhere),
    ]
}
