extension AccessTable {
    /// The routes of files of courses.
    static let uploads: [AccessRow] = [
        .init("GET /teach/courses/:course/file-removals/new", "/teach/courses/{course}/file-removals/new?name=\(name)", staff),
        .init("GET /teach/courses/:course/file-removals/new", "/teach/courses/{course}/file-removals/new", none),
        .init("GET /teach/courses/:course/files", "/teach/courses/{course}/files", staff),
        .init("GET /teach/courses/:course/files", "/teach/courses/nothing/files", none),
        .init("GET /teach/courses/:course/files/:digest/:name", "/teach/courses/{course}/files/{digest}/layers.svg", staff),
        .init("GET /teach/courses/:course/files/:digest/:name", "/teach/courses/{course}/files/{digest}/other.svg", none),
        .init("POST /teach/courses/:course/file-removals", "/teach/courses/{course}/file-removals", [("name", name)], staffPosts),
        .init(
            "POST /teach/courses/:course/file-removals/endings", "/teach/courses/{course}/file-removals/endings",
            [("name", name)], staffPosts),
        // No file comes with it.
        .init("POST /teach/courses/:course/files", "/teach/courses/{course}/files", [401, 403, 403, 403, 422, 404, 422, 403]),
    ]

    private static let name = "media/layers.svg"
    private static let staff = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let none = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let staffPosts = [401, 403, 403, 403, 303, 404, 303, 403]
}
