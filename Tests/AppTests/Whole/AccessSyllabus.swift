import Testing

@testable import App

extension AccessTable {
    private static let shown = [303, 403, 403, 403, 200, 404, 200, 403]
    private static let absent = [303, 403, 403, 403, 404, 404, 404, 403]
    private static let posted = [401, 403, 403, 403, 303, 404, 303, 403]
    private static let nowhere = [401, 403, 403, 403, 404, 404, 404, 403]
    /// What is posted says nothing, and so nothing changes.
    private static let wrong = [401, 403, 403, 403, 422, 404, 422, 403]
    /// Of the course, as its page; it is not for everybody.
    private static let course = [303, 200, 404, 200, 200, 404, 200, 404]
    private static let nobody = [303, 404, 404, 404, 404, 404, 404, 404]
    private static let newResource = [("resource", "0191d2c0-0000-7000-8000-000000000030"), ("title", "X"), ("kind", "book")]

    /// The routes of the resources of topics, the syllabus, the outcomes of the programme, and the sheet.
    static let syllabus: [AccessRow] = readers + resources + outcomes + sheet

    private static let readers: [AccessRow] = [
        .init("GET /courses/:course/syllabus", "/courses/{course}/syllabus", course),
        .init("GET /courses/:course/syllabus", "/courses/nothing/syllabus", nobody),
        .init("GET /courses/:course/syllabus.md", "/courses/{course}/syllabus.md", course),
        .init("GET /courses/:course/syllabus.md", "/courses/nothing/syllabus.md", nobody),
        .init(
            "GET /courses/:course/syllabus/files/:digest/:name", "/courses/{course}/syllabus/files/{digest}/layers.svg",
            [404, 200, 404, 200, 200, 404, 200, 404]),
        .init(
            "GET /courses/:course/syllabus/files/:digest/:name", "/courses/{course}/syllabus/files/{digest}/other.svg",
            [404, 404, 404, 404, 404, 404, 404, 404]),
        .init("GET /teach/courses/:course/design/syllabus", "/teach/courses/{course}/design/syllabus", shown),
        .init("GET /teach/courses/:course/design/syllabus", "/teach/courses/nothing/design/syllabus", absent),
        .init("POST /teach/courses/:course/design/syllabus", "/teach/courses/{course}/design/syllabus", wrong),
        .init(
            "POST /teach/courses/:course/design/syllabus", "/teach/courses/nothing/design/syllabus",
            [("audience", "everyone")], nowhere),
    ]

    private static let resources: [AccessRow] = [
        .init("GET /teach/topics/:topic/resources/new", "/teach/topics/{topic}/resources/new", shown),
        .init("GET /teach/topics/:topic/resources/new", "/teach/topics/nothing/resources/new", absent),
        .init("POST /teach/topics/:topic/resources", "/teach/topics/{topic}/resources", newResource, posted),
        .init("POST /teach/topics/:topic/resources", "/teach/topics/nothing/resources", newResource, nowhere),
        .init(
            "POST /teach/topics/:topic/resources/order", "/teach/topics/{topic}/resources/order", [("up", "{resource}")], posted),
        .init("POST /teach/topics/:topic/resources/order", "/teach/topics/{topic}/resources/order", [("up", "nothing")], nowhere),
        .init("GET /teach/resources/:resource/edit", "/teach/resources/{resource}/edit", shown),
        .init("GET /teach/resources/:resource/edit", "/teach/resources/nothing/edit", absent),
        .init("POST /teach/resources/:resource", "/teach/resources/{resource}", wrong),
        .init("POST /teach/resources/:resource", "/teach/resources/nothing", nowhere),
        // One that is there stays as it is.
        .init("POST /teach/resources/:resource/restorations", "/teach/resources/{resource}/restorations", posted),
        .init("POST /teach/resources/:resource/restorations", "/teach/resources/nothing/restorations", nowhere),
        .init("POST /teach/resources/:resource/removals", "/teach/resources/nothing/removals", nowhere),
    ]

    private static let outcomes: [AccessRow] = [
        .init("GET /teach/courses/:course/design/outcomes", "/teach/courses/{course}/design/outcomes", shown),
        .init("GET /teach/courses/:course/design/outcomes", "/teach/courses/nothing/design/outcomes", absent),
        .init(
            "POST /teach/courses/:course/design/outcomes", "/teach/courses/{course}/design/outcomes", [("list", "C1; x")],
            [401, 403, 403, 403, 200, 404, 200, 403]),
        .init("POST /teach/courses/:course/design/outcomes", "/teach/courses/nothing/design/outcomes", nowhere),
        // Nothing was checked, and so it is checked.
        .init(
            "POST /teach/courses/:course/design/outcomes/list", "/teach/courses/{course}/design/outcomes/list",
            [("list", "C1; x")], [401, 403, 403, 403, 200, 404, 200, 403]),
        .init("POST /teach/courses/:course/design/outcomes/list", "/teach/courses/nothing/design/outcomes/list", nowhere),
        .init("GET /teach/objectives/:objective/outcomes", "/teach/objectives/{objective}/outcomes", shown),
        .init("GET /teach/objectives/:objective/outcomes", "/teach/objectives/nothing/outcomes", absent),
        .init("POST /teach/objectives/:objective/outcomes", "/teach/objectives/{objective}/outcomes", posted),
        .init("POST /teach/objectives/:objective/outcomes", "/teach/objectives/nothing/outcomes", nowhere),
    ]

    private static let sheet: [AccessRow] = [
        .init("GET /teach/courses/:course/design/sheet", "/teach/courses/{course}/design/sheet", shown),
        .init("GET /teach/courses/:course/design/sheet", "/teach/courses/nothing/design/sheet", absent),
        .init("GET /teach/courses/:course/design/sheet/hours", "/teach/courses/{course}/design/sheet/hours", shown),
        .init("GET /teach/courses/:course/design/sheet/hours", "/teach/courses/nothing/design/sheet/hours", absent),
        .init("POST /teach/courses/:course/design/sheet/hours", "/teach/courses/{course}/design/sheet/hours", posted),
        .init("POST /teach/courses/:course/design/sheet/hours", "/teach/courses/nothing/design/sheet/hours", nowhere),
        .init("GET /teach/courses/:course/design/sheet/topics", "/teach/courses/{course}/design/sheet/topics", shown),
        .init("GET /teach/courses/:course/design/sheet/topics", "/teach/courses/nothing/design/sheet/topics", absent),
        .init("POST /teach/courses/:course/design/sheet/topics", "/teach/courses/{course}/design/sheet/topics", posted),
        .init("POST /teach/courses/:course/design/sheet/topics", "/teach/courses/nothing/design/sheet/topics", nowhere),
    ]
}

/// A resource of the topic of the table, which leads to the course's drawing.
enum AccessSyllabus {
    static func add(to site: TestSite) async throws -> String {
        let (course, id) = (try await site.courseID("PDM301"), ID<TopicResource>(text: "resource-1"))
        let topic = try await site.topicID("Straturi", in: course)
        try await site.database.write { tx in
            try TopicResourceRows.insert(
                TopicResource(
                    id: id, topic: topic, title: "Desenul", description: nil, kind: .document, place: .file("media/layers.svg")),
                in: course, tx)
        }
        return id.text
    }
}
