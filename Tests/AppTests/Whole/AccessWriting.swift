extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let draft = [
        ("title", "Ciclul de viață"), ("text", "## Stări\n\nAplicația trece prin cinci stări."), ("version", "0"),
    ]
    private static let new = [("title", "Nouă"), ("id", "01931d2c-0000-7000-8000-000000000001")]

    /// The routes of lessons as teachers write them.
    static let writing: [AccessRow] = [
        .init("GET /teach/courses/:course/lessons", "/teach/courses/{course}/lessons", shown),
        .init("GET /teach/courses/:course/lessons", "/teach/courses/nothing/lessons", absent),
        .init("GET /teach/lessons/:lesson/edit", "/teach/lessons/{lesson}/edit", shown),
        .init("GET /teach/lessons/:lesson/edit", "/teach/lessons/nothing/edit", absent),
        .init("GET /teach/lessons/:lesson/preview", "/teach/lessons/{lesson}/preview", shown),
        .init("GET /teach/lessons/:lesson/readers", "/teach/lessons/{lesson}/readers", shown),
        .init("GET /teach/lessons/:lesson/readers", "/teach/lessons/nothing/readers", absent),
        .init("GET /teach/lessons/:lesson/removal", "/teach/lessons/{lesson}/removal", shown),
        .init("GET /teach/lessons/:lesson/revisions", "/teach/lessons/{lesson}/revisions", shown),
        .init(
            "GET /teach/lessons/:lesson/revisions/:revision", "/teach/lessons/{lesson}/revisions/{written}", shown),
        .init(
            "GET /teach/lessons/:lesson/revisions/:revision", "/teach/lessons/{public}/revisions/{written}", absent),
        .init("POST /teach/courses/:course/lessons", "/teach/courses/{course}/lessons", new, posted),
        .init(
            "POST /teach/courses/:course/lessons/order", "/teach/courses/{course}/lessons/order", [("up", "{lesson}")], posted),
        .init("POST /teach/lessons/:lesson/draft", "/teach/lessons/{lesson}/draft", draft, posted),
        .init("POST /teach/lessons/:lesson/preview", "/teach/lessons/{lesson}/preview", draft, posted),
        .init("POST /teach/lessons/:lesson/publications", "/teach/lessons/{lesson}/publications", draft, posted),
        .init(
            "POST /teach/lessons/:lesson/restorations", "/teach/lessons/{lesson}/restorations", [("revision", "{written}")],
            posted),
        .init("POST /teach/lessons/:lesson/settings", "/teach/lessons/{lesson}/settings", [("topic", "{topic}")], posted),
        // Deleted and withdrawn, and put back, last: the rows of the others read it.
        .init("POST /teach/lessons/:lesson/publications/endings", "/teach/lessons/{public}/publications/endings", posted),
        .init("POST /teach/lessons/:lesson/removal", "/teach/lessons/{lesson}/removal", posted),
        .init("POST /teach/lessons/:lesson/removal/endings", "/teach/lessons/{lesson}/removal/endings", posted),
    ]
}
