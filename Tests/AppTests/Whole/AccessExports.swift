extension AccessTable {
    /// The routes of a course as an import folder, and of its marks as a file.
    static let exports: [AccessRow] = [
        .init("GET /teach/courses/:course/export", "/teach/courses/{course}/export", taught),
        .init("GET /teach/courses/:course/export", "/teach/courses/nothing/export", missing),
        .init("GET /teach/courses/:course/export.zip", "/teach/courses/{course}/export.zip", taught),
        .init("GET /teach/courses/:course/export.zip", "/teach/courses/{course}/export.zip?people=none", taught),
        .init("GET /teach/courses/:course/export.zip", "/teach/courses/{course}/export.zip?people=x", missing),
        .init("GET /teach/courses/:course/export.zip", "/teach/courses/nothing/export.zip", missing),
        .init("GET /teach/courses/:course/marks.csv", "/teach/courses/{course}/marks.csv", taught),
        .init("GET /teach/courses/:course/marks.csv", "/teach/courses/{course}/marks.csv?for=x", missing),
        .init("GET /teach/courses/:course/marks.csv", "/teach/courses/nothing/marks.csv", missing),
        .init("GET /teach/courses/:course/marks.xlsx", "/teach/courses/{course}/marks.xlsx?with=points", taught),
        .init("GET /teach/courses/:course/marks.xlsx", "/teach/courses/{course}/marks.xlsx?with=x", missing),
        .init("GET /teach/courses/:course/marks.xlsx", "/teach/courses/nothing/marks.xlsx", missing),
    ]

    private static let taught = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let missing = [303, 403, 403, 403, 404, 404, 404, 403]
}
