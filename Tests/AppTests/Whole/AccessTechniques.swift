import Testing

@testable import App

extension AccessTable {
    private static let list = "/teach/courses/{course}/design/techniques"
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    /// Carmen alone wrote it.
    private static let author = [303, 403, 403, 403, 200, 404, 404, 403]
    private static let authorPosts = [401, 403, 403, 403, 303, 404, 404, 403]
    /// What is posted says nothing, and so nothing changes.
    private static let wrong = [401, 403, 403, 403, 422, 404, 404, 403]
    private static let administrator = [401, 403, 403, 403, 404, 404, 303, 403]
    private static let mark = [("mark", "add")]
    private static let copy = [("technique", "0191d2c0-0000-7000-8000-000000000033")]
    private static let new = [
        ("technique", "0191d2c0-0000-7000-8000-000000000032"), ("kind", "teaching"), ("title", "X"),
        ("categories[]", "cognitive/apply"), ("dimensions[]", "factual"),
    ]

    /// The routes of techniques.
    static let techniques: [AccessRow] = techniqueLists + singleTechniques + suggestions

    private static let techniqueLists: [AccessRow] = [
        .init("GET /teach/courses/:course/design/assessment", "/teach/courses/{course}/design/assessment", shown),
        .init("GET /teach/courses/:course/design/assessment", "/teach/courses/nothing/design/assessment", absent),
        .init("GET /teach/courses/:course/design/teaching", "/teach/courses/{course}/design/teaching", shown),
        .init("GET /teach/courses/:course/design/teaching", "/teach/courses/nothing/design/teaching", absent),
        .init("GET /teach/courses/:course/design/techniques", list, shown),
        .init("GET /teach/courses/:course/design/techniques", "/teach/courses/nothing/design/techniques", absent),
        // The id is Carmen's then.
        .init("POST /teach/courses/:course/design/techniques", list, new, authorPosts),
        .init("POST /teach/courses/:course/design/techniques", "/teach/courses/nothing/design/techniques", new, nowhere),
        .init("GET /teach/courses/:course/design/techniques/new", list + "/new", shown),
        .init("GET /teach/courses/:course/design/techniques/new", "/teach/courses/nothing/design/techniques/new", absent),
    ]

    private static let singleTechniques: [AccessRow] = [
        .init("GET /teach/courses/:course/design/techniques/:technique", list + "/{technique}", shown),
        .init("GET /teach/courses/:course/design/techniques/:technique", list + "/minute-paper", shown),
        .init("GET /teach/courses/:course/design/techniques/:technique", list + "/nothing", absent),
        .init(
            "GET /teach/courses/:course/design/techniques/:technique", "/teach/courses/nothing/design/techniques/minute-paper",
            absent),
        .init("GET /teach/courses/:course/design/techniques/:technique/edit", list + "/{technique}/edit", author),
        .init("GET /teach/courses/:course/design/techniques/:technique/edit", list + "/minute-paper/edit", absent),
        .init("POST /teach/courses/:course/design/techniques/:technique", list + "/{technique}", wrong),
        .init("POST /teach/courses/:course/design/techniques/:technique", list + "/minute-paper", nowhere),
        // The id is Carmen's then.
        .init("POST /teach/courses/:course/design/techniques/:technique/copies", list + "/{technique}/copies", copy, authorPosts),
        .init("POST /teach/courses/:course/design/techniques/:technique/copies", list + "/nothing/copies", copy, nowhere),
        .init(
            "POST /teach/courses/:course/design/techniques/:technique/favourites", list + "/{technique}/favourites", mark,
            posted),
        .init("POST /teach/courses/:course/design/techniques/:technique/favourites", list + "/nothing/favourites", mark, nowhere),
        // One that is not published stays so.
        .init(
            "POST /teach/courses/:course/design/techniques/:technique/publications", list + "/{technique}/publications",
            [("mark", "remove")], administrator),
        .init(
            "POST /teach/courses/:course/design/techniques/:technique/publications", list + "/nothing/publications", mark, nowhere
        ),
        // One that is there stays as it is.
        .init(
            "POST /teach/courses/:course/design/techniques/:technique/restorations", list + "/{technique}/restorations",
            authorPosts),
        .init(
            "POST /teach/courses/:course/design/techniques/:technique/restorations", list + "/minute-paper/restorations",
            nowhere),
        .init("POST /teach/courses/:course/design/techniques/:technique/removals", list + "/nothing/removals", nowhere),
    ]

    private static let suggestions: [AccessRow] = [
        .init("GET /teach/objectives/:objective/techniques/:kind", "/teach/objectives/{objective}/techniques/assessment", shown),
        .init("GET /teach/objectives/:objective/techniques/:kind", "/teach/objectives/{objective}/techniques/nothing", absent),
        .init("GET /teach/objectives/:objective/techniques/:kind", "/teach/objectives/nothing/techniques/teaching", absent),
        .init(
            "POST /teach/objectives/:objective/techniques/:kind", "/teach/objectives/{objective}/techniques/assessment",
            [("assign", "minute-paper")], posted),
        .init(
            "POST /teach/objectives/:objective/techniques/:kind", "/teach/objectives/{objective}/techniques/assessment",
            [("assign", "lecture")], nowhere),
        .init(
            "POST /teach/objectives/:objective/techniques/:kind", "/teach/objectives/nothing/techniques/assessment",
            [("assign", "minute-paper")], nowhere),
    ]
}

/// A technique of Carmen's, which nobody else finds.
enum AccessTechniques {
    static func add(to site: TestSite) async throws -> String {
        let (carmen, id) = (try await site.person("carmen").id, ID<OwnTechnique>(text: "technique-1"))
        try await site.database.write { tx in
            try TechniqueWriteRows.insert(SampleTechniques.content, as: id, of: carmen, by: carmen, tx)
        }
        return id.text
    }
}
