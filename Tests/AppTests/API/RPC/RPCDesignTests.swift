import Database
import Testing

@testable import App

@Suite("A program keeps a copy of a whole design")
struct RPCDesignTests {
    private static let design = """
        {
            "working-name": "PDM nou", "subject-area": "Informatică", "audience": ["undergraduate"], "credit-hours": 5,
            "time-ratio": "1:2", "seats": 60,
            "policies": {"attendance": "Se notează.", "grading": {"procedure": "standardized"}},
            "instructors": [
                {"user": "carmen", "role": "professor"},
                {"first-name": "Maria", "last-name": "Pop", "e-mail": "maria@example.org"}
            ],
            "meetings": [
                {
                    "first-day": "2026-10-06", "last-day": "2027-01-12", "from": "10:00", "to": "12:00", "repeats": "weekly",
                    "on": ["tuesday"], "changes": [{"day": "2026-11-10", "note": "Zi liberă."}]
                }
            ],
            "outcomes": [{"outcome": "C1", "text": "Proiectează."}],
            "objectives": [
                {
                    "key": "explica", "action": "cognitive/understand/explain", "word": "explain",
                    "topics": ["Arhitectura / Straturi"], "condition": "given-a-problem", "criteria": {"accuracy": "80 %"},
                    "outcomes": ["C1"], "techniques": ["minute-paper", "own-perechi"]
                }
            ],
            "techniques": [
                {
                    "technique": "own-perechi", "kind": "assessment", "title": "Perechi",
                    "categories": ["cognitive/understand"], "dimensions": ["conceptual"]
                }
            ],
            "events": [
                {
                    "key": "tema-1", "title": "Tema 1", "kind": "teaching", "place": "out-of-class", "due": "2026-10-12",
                    "hours": "1.5", "objectives": ["explica"], "technique": "own-perechi", "test": "final"
                }
            ],
            "topics": [
                {
                    "topic": "Limbajul", "dimensions": ["conceptual"], "priority": "critical",
                    "resources": [{"title": "Swift", "kind": "link", "url": "https://docs.swift.org"}]
                }
            ],
            "hours": {"lecture": 28}, "syllabus": {"hidden": ["people"]}
        }
        """

    /// A course with a design in which every part says something.
    private static func run(_ body: @escaping @Sendable (TestSite, TestDesigner, JSONValue) async throws -> Void) async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = JSONValue.text(try await site.courseID("PDM301").text)
            let design = try #require(JSONValue(Array(Self.design.utf8)))
            let empty = try await carmen.call("design.get", ["course": course]).given()
            #expect(empty["design"] == .object([:]))
            let saved = try await carmen.call(
                "design.put", ["course": course, "version": try #require(empty["version"]), "design": design])
            #expect(try saved.given()["design"]?.fields.count == design.fields.count)
            try await body(site, carmen, course)
        }
    }

    /// What every table of the design has, to see that nothing was changed.
    private static func rows(_ site: TestSite) async throws -> [String] {
        var all: [String] = []
        for query in [
            "SELECT id || version || coalesce(objective_key, '') AS v FROM objective ORDER BY id",
            "SELECT id || version || event_key AS v FROM design_event ORDER BY id",
            "SELECT id || version AS v FROM course_instructor ORDER BY id",
            "SELECT id || version AS v FROM technique ORDER BY id",
            "SELECT course_id || version || coalesce(edited_at, 0) AS v FROM course_design ORDER BY course_id",
            "SELECT id || coalesce(edited_at, 0) AS v FROM course ORDER BY id",
            "SELECT id || version AS v FROM topic_resource ORDER BY id",
            "SELECT id || version AS v FROM meeting_plan ORDER BY id",
        ] { all += try await site.values(SQL(stringLiteral: query)) }
        return all
    }

    @Test("design.get then design.put changes nothing")
    func nothing() async throws {
        try await Self.run { site, carmen, course in
            site.clock.advance(by: .minutes(5))
            let before = try await Self.rows(site)
            let shown = try await carmen.call("design.get", ["course": course]).given()
            let saved = try await carmen.call(
                "design.put",
                ["course": course, "version": try #require(shown["version"]), "design": try #require(shown["design"])])
            #expect(try saved.given() == shown)
            #expect(try await Self.rows(site) == before && before.count > 8)
        }
    }

    @Test("what was changed in the copy is changed and nothing else; things keep their ids, and the next import leaves them")
    func changed() async throws {
        try await Self.run { site, carmen, course in
            let shown = try await carmen.call("design.get", ["course": course]).given()
            let before = try await carmen.call("objectives.list", ["course": course]).given()["objectives"]
            let design = try #require(shown["design"]).with("seats", .integer(61)).with("events", .null)
            let saved = try await carmen.call(
                "design.put", ["course": course, "version": try #require(shown["version"]), "design": design])
            #expect(try saved.given()["design"] == shown["design"]?.with("seats", .integer(61)).without("events"))
            #expect(try saved.given()["version"] != shown["version"])
            #expect(try await carmen.call("objectives.list", ["course": course]).given()["objectives"] == before)
            let plan = try await carmen.call("plan.get", ["course": course]).given()
            #expect(plan["removed"]?.list?.map { $0["title"] } == [.text("Tema 1")])
            let edited = "SELECT course_id AS v FROM course_design WHERE edited_at IS NOT NULL" as SQL
            #expect(try await site.values(edited) == [course.text])
            // Whoever imports owns a technique that is new.
            let owners = "SELECT user_name AS v FROM person JOIN technique ON technique.owner_id = person.id" as SQL
            #expect(try await site.values(owners) == ["carmen"])
        }
    }

    @Test("a copy of an older version is refused, with what is there")
    func overtaken() async throws {
        try await Self.run { site, carmen, course in
            let shown = try await carmen.call("design.get", ["course": course]).given()
            let felix = try await site.designer("felix")
            let name = ["course": course, "screen": .text("name")] as [String: JSONValue]
            let version = try #require(try await felix.call("course.get", name).given()["version"])
            _ = try await felix.call(
                "course.set", name.merging(["version": version, "values": .object(["working-name": .text("Altul")])]) { $1 }
            ).given()
            let late = try await carmen.call(
                "design.put",
                ["course": course, "version": try #require(shown["version"]), "design": .object(["seats": .integer(1)])])
            #expect(late.error == -32009 && late.data?["current"]?["design"]?["working-name"] == .text("Altul"))
            let there = try await carmen.call("design.get", ["course": course]).given()
            #expect(late.data?["current"] == there)
        }
    }

    @Test("all mistakes are told with their places, and nothing is changed; it names nothing that the course does not have")
    func mistakes() async throws {
        try await Self.run { site, carmen, course in
            let shown = try await carmen.call("design.get", ["course": course]).given()
            let before = try await Self.rows(site)
            func put(_ design: [String: JSONValue]) async throws -> TestDesigner.Answer {
                try await carmen.call(
                    "design.put", ["course": course, "version": try #require(shown["version"]), "design": .object(design)])
            }
            let objective: JSONValue = .object(["topics": .list([.text("Altceva")]), "share": .integer(0)])
            let wrong = try await put([
                "seats": .integer(0), "objectives": .list([objective]),
                "instructors": .list([.object(["user": .text("bogdan")])]), "color": .text("red"),
                "events": .list([
                    .object([
                        "key": .text("a"), "title": .text("a"), "kind": .text("teaching"), "place": .text("in-class"),
                        "due": .text("2026-10-12"), "lesson": .text("none"),
                    ])
                ]),
            ])
            #expect(wrong.error == -32602)
            #expect(
                Set(wrong.wrong) == [
                    "/design/seats", "/design/color", "/design/objectives/0/topics/0", "/design/objectives/0/share",
                    "/design/instructors/0/user", "/design/events/0/lesson",
                ])
            // What only the course can tell.
            let group: JSONValue = .object([
                "group": .text("Nimeni"), "first-day": .text("2026-10-06"), "from": .text("10:00"), "to": .text("12:00"),
                "repeats": .text("none"),
            ])
            #expect(try await put(["meetings": .list([group])]).wrong == ["/design/meetings/0/group"])
            #expect(try await Self.rows(site) == before)
        }
    }

    @Test("whole designs are put six times a minute at most")
    func rates() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = JSONValue.text(try await site.courseID("PDM301").text)
            let version = try #require(try await carmen.call("design.get", ["course": course]).given()["version"])
            var codes: [Int?] = []
            for _ in 0..<7 {
                codes.append(
                    try await carmen.call("design.put", ["course": course, "version": version, "design": .object([:])]).error)
            }
            #expect(codes == Array(repeating: nil, count: 6) + [-32029])
        }
    }
}

extension JSONValue {
    /// Without a field.
    fileprivate func without(_ name: String) -> JSONValue { .object(fields.filter { $0.key != name }) }
}
