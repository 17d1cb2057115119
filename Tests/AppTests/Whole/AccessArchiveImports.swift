extension AccessTable {
    /// The routes of imports of courses. Nobody has an archive here; `ImportedArchiveTests` has them.
    static let archiveImports: [AccessRow] = [
        .init("GET /teach/imports/:archive", "/teach/imports/nothing", absent),
        .init("GET /teach/imports/new", [303, 403, 403, 403, 200, 200, 200, 403]),
        // No file comes with it.
        .init("POST /teach/imports", [401, 403, 403, 403, 422, 422, 422, 403]),
        .init(
            "POST /teach/imports/:archive/confirmation", "/teach/imports/nothing/confirmation",
            [("plan", "x"), ("course", "01890000-0000-7000-8000-000000000000")], [401, 403, 403, 403, 404, 404, 404, 403]),
        .init(
            "POST /teach/imports/:archive/removal", "/teach/imports/nothing/removal", [401, 403, 403, 403, 404, 404, 404, 403]),
    ]

    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
}
