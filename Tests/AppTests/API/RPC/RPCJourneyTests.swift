import Testing

@testable import App

/// The script with which IMODS was tried out by its users: log in and make a profile, the overview on five screens, contents with
/// topics and resources, one objective through its four screens, and a second one.
@Suite("A program goes through every step of IMODS's usability script")
struct RPCJourneyTests {
    /// What the program has come to know on its way.
    private struct Way {
        let designer: TestDesigner
        let course: JSONValue

        func call(_ method: String, _ values: [String: JSONValue] = [:]) async throws -> JSONValue {
            try await designer.call(method, values).given()
        }

        /// Fills in a screen as the app shows it: it reads, changes and saves.
        func fill(_ screen: String, _ values: [String: JSONValue]) async throws {
            let shown = try await call("course.get", ["course": course, "screen": .text(screen)])
            let changed = (shown["values"]?.fields ?? [:]).merging(values) { $1 }
            let saved = try await call(
                "course.set",
                [
                    "course": course, "screen": .text(screen), "version": try #require(shown["version"]),
                    "values": .object(changed),
                ])
            for (name, value) in values { #expect(saved["values"]?[name] == value, "\(screen) \(name)") }
        }
    }

    /// Logs in, and begins a course with a name of its own.
    private static func begin(_ site: TestSite) async throws -> Way {
        var designer = site.designer()
        let opened = try await designer.call(
            "session.open", ["user": .text("carmen"), "password": .text(SampleInstitution.password)])
        designer.program = designer.program.sending(.authorization, "Bearer " + (try opened.text("token")))
        let added = try await designer.call(
            "courses.add",
            [
                "number": .text("CST100"), "title": .text("Object Oriented Software"), "language": .text("en"),
                "semester": .text("2026/2027"),
            ])
        let way = Way(designer: designer, course: .text(try added.text("course")))
        try await way.fill("name", ["working-name": .text("CST100, first try")])
        let listed = try await way.call("courses.list").list ?? []
        #expect(listed.contains { $0["course"] == way.course && $0["role"]?.text == "professor" })
        return way
    }

    @Test("the profile and the five screens of the overview")
    func overview() async throws {
        try await TestSite.run { site in
            let way = try await Self.begin(site)
            try await way.fill(
                "details", ["url": .text("https://cst100.example.org"), "classroom": .text("Peralta 219"), "ects": .text("5")])
            try await way.fill(
                "description",
                [
                    "overview": .text("An **introduction**."), "subject-area": .text("Computer Science"),
                    "audience": .list([.text("lower-division")]), "credit-hours": .integer(3), "time-ratio": .text("1:3"),
                    "seats": .integer(30),
                ])
            try await way.fill(
                "schedule",
                [
                    "first-day": .text("2026-10-06"), "last-day": .text("2027-01-12"), "from": .text("10:00"),
                    "to": .text("12:00"), "repeats": .text("weekly"), "every": .integer(1), "on": .list([.text("tuesday")]),
                ])
            let policies = try await way.call("course.get", ["course": way.course, "screen": .text("policy")])
            let beginning = try #require(policies["beginnings"]?["attendance"])
            func policy(_ text: JSONValue, hidden: Bool = false) -> JSONValue {
                .object(["text": text, "hidden": .flag(hidden)])
            }
            try await way.fill("policy", ["attendance": policy(beginning), "conduct": policy(.text("No copies."), hidden: true)])
            let person = try await way.call(
                "instructors.put",
                [
                    "course": way.course, "first-name": .text("Robert"), "last-name": .text("Heinrichs"),
                    "e-mail": .text("robert@example.org"), "office-hours": .text("10:00, or by appointment"),
                    "web-page": .text("https://example.org/robert"), "role": .text("professor"), "office": .text("Peralta 230"),
                ])
            let changed = try await way.call(
                "instructors.put",
                [
                    "instructor": try #require(person["instructor"]), "version": try #require(person["version"]),
                    "office": .text("Peralta 231"),
                ])
            #expect(changed["office"]?.text == "Peralta 231" && changed["last-name"]?.text == "Heinrichs")
            let list = try await way.call("instructors.list", ["course": way.course])["instructors"]?.list ?? []
            #expect(list.map { $0["last-name"]?.text }.contains("Heinrichs") && list.count == 2)
            _ = try await way.call("instructors.remove", ["instructor": try #require(person["instructor"])])
            #expect(try await way.call("instructors.list", ["course": way.course])["instructors"]?.list?.count == 1)
        }
    }

    /// Three topics with their dimensions, of which one is deleted again.
    private static func addTopics(_ way: Way) async throws -> [JSONValue] {
        var topics: [JSONValue] = []
        for (title, dimensions, priority) in [
            ("Problem Solving", ["procedural"], "critical"), ("Variables", ["factual", "conceptual"], "very-important"),
            ("Recursion", [String](), "good-to-know"),
        ] {
            let topic = try await way.call(
                "contents.put",
                [
                    "course": way.course, "title": .text(title), "dimensions": .list(dimensions.map { .text($0) }),
                    "priority": .text(priority), "prerequisite": .flag(title == "Variables"),
                ])
            #expect(topic["dimensions"]?.list?.count == dimensions.count && topic["priority"]?.text == priority)
            topics.append(topic)
        }
        _ = try await way.call("contents.remove", ["topic": try #require(topics[2]["topic"])])
        return Array(topics.prefix(2))
    }

    @Test("contents: three topics, four resources, and what is deleted")
    func contents() async throws {
        try await TestSite.run { site in
            let way = try await Self.begin(site)
            let topics = try await Self.addTopics(way)
            let topic = try #require(topics[0]["topic"])
            var resources: [JSONValue] = []
            for (title, kind) in [("Thinking", "book"), ("Loops", "chapter"), ("Sheet", "document"), ("Swift", "link")] {
                var sent: [String: JSONValue] = [
                    "topic": topic, "title": .text(title), "kind": .text(kind), "description": .text("To read."),
                ]
                if kind == "link" { sent["url"] = .text("https://docs.swift.org") }
                resources.append(try await way.call("contents.resource.put", sent))
            }
            let last = try #require(resources[3]["resource"])
            _ = try await way.call("contents.resource.move", ["resource": last, "direction": .text("up")])
            _ = try await way.call("contents.resource.remove", ["resource": try #require(resources[0]["resource"])])
            let shown = try await way.call("contents.get", ["topic": topic])
            #expect(shown["resources"]?.list?.map { $0["title"]?.text } == ["Loops", "Swift", "Sheet"])
            #expect(shown["removed-resources"]?.list?.map { $0["title"]?.text } == ["Thinking"])
            _ = try await way.call("contents.resource.restore", ["resource": try #require(resources[0]["resource"])])
            let renamed = try await way.call(
                "contents.put",
                ["topic": topic, "version": try #require(shown["version"]), "title": .text("Solving problems")])
            #expect(renamed["priority"]?.text == "critical" && renamed["resources"]?.list?.count == 4)
            let list = try await way.call("contents.list", ["course": way.course])["topics"]?.list ?? []
            #expect(list.map { $0["title"]?.text } == ["Solving problems", "Variables"])
        }
    }

    @Test("an objective through its four screens, whose sentence grows with it, and a second one")
    func objectives() async throws {
        try await TestSite.run { site in
            let way = try await Self.begin(site)
            let topics = try await Self.addTopics(way).compactMap { $0["topic"] }
            // The pickers open one another.
            var path = ""
            for wanted in ["cognitive", "analyze", "organize"] {
                let level = try await way.call("objectives.words", path.isEmpty ? [:] : ["at": .text(path)]).list ?? []
                path = try #require(level.compactMap { $0["at"]?.text }.first { $0.hasSuffix(wanted) })
            }
            let words = try await way.call("objectives.words", ["at": .text(path)]).list ?? []
            #expect(words.contains { $0["word"]?.text == "analyze" })

            var objective = try await way.call(
                "objectives.put", ["course": way.course, "action": .text(path), "word": .text("analyze")])
            func put(_ values: [String: JSONValue]) async throws {
                let own = ["objective": try #require(objective["objective"]), "version": try #require(objective["version"])]
                objective = try await way.call("objectives.put", own.merging(values) { $1 })
            }
            try await put(["topics": .list(topics)])
            try await put(["condition": .text("given-a-problem")])
            let parts: [String: JSONValue] = [
                "action": .text(path), "word": .text("analyze"), "topics": .list(topics), "condition": .text("given-a-problem"),
                "criteria": .object(["accuracy": .object(["text": .text("95 %")])]),
            ]
            let proposed = try await way.call("objectives.sentence", parts.merging(["course": way.course]) { $1 })
            try await put(["criteria": .object(["accuracy": .object(["text": .text("95 %")])])])
            #expect(objective["generated"] == proposed["sentence"] && objective["text"] == objective["generated"])
            let sentence = try #require(objective["text"]?.text)
            for word in ["analyze", "Problem Solving", "Variables", "95 %"] { #expect(sentence.contains(word), "\(sentence)") }
            // It is tuned by hand, and follows its parts again.
            try await put(["sentence": .text("Students analyze programs.")])
            #expect(objective["text"]?.text == "Students analyze programs.")
            try await put(["sentence": .null])
            #expect(objective["text"]?.text == sentence && objective["key"]?.text != nil)

            let second = try await way.call(
                "objectives.put",
                [
                    "course": way.course, "action": .text("cognitive/apply/implement"), "own-word": .text("write"),
                    "topics": .list(topics), "condition": .text("custom"), "condition-text": .text("At home, students will"),
                ])
            let id = try #require(second["objective"])
            let moved = try await way.call("objectives.move", ["objective": id, "direction": .text("up")])
            #expect(moved["objectives"]?.list?.first == id)
            let copy = try await way.call("objectives.copy", ["objective": id])
            _ = try await way.call("objectives.remove", ["objective": try #require(copy["objective"])])
            let list = try await way.call("objectives.list", ["course": way.course])
            #expect(list["objectives"]?.list?.map { $0["missing"]?.list?.count } == [1, 0])
            #expect(list["removed"]?.list?.count == 1)
            _ = try await way.call("objectives.restore", ["objective": try #require(copy["objective"])])
            #expect(try await way.call("objectives.list", ["course": way.course])["objectives"]?.list?.count == 3)
        }
    }

    @Test("techniques, the plan, the check, the alignment and the syllabus, which IMODS planned for later")
    func later() async throws {
        try await TestSite.run { site in
            let way = try await Self.begin(site)
            let topics = try await Self.addTopics(way).compactMap { $0["topic"] }
            let objective = try await way.call(
                "objectives.put",
                [
                    "course": way.course, "action": .text("cognitive/analyze/organize"), "word": .text("analyze"),
                    "topics": .list(topics),
                ])
            let id = try #require(objective["objective"])
            let asked: [String: JSONValue] = ["objective": id, "kind": .text("assessment")]
            let suggested = try await way.call("techniques.suggest", asked)
            let best = try #require(suggested["ideal"]?.list?.first?["technique"])
            let assigned = try await way.call("techniques.assign", asked.merging(["technique": best]) { $1 })
            #expect(assigned["assigned"]?.list?.map { $0["technique"] } == [best])
            let event = try await way.call(
                "plan.put",
                [
                    "course": way.course, "title": .text("Homework"), "due": .text("2026-10-12"), "hours": .text("1.5"),
                    "objectives": .list([id]), "technique": best, "kind": .text("assessment"), "place": .text("out-of-class"),
                ])
            #expect(event["assigned"]?.text == "2026-10-12" && event["hours"]?.text == "1.5")
            let copy = try await way.call("plan.copy", ["event": try #require(event["event"])])
            #expect(copy["due"]?.text == "2026-10-19")
            _ = try await way.call("plan.remove", ["event": try #require(copy["event"])])
            let plan = try await way.call("plan.get", ["course": way.course])
            let events = (plan["weeks"]?.list ?? []).flatMap { $0["events"]?.list ?? [] }
            #expect(events == [event] && plan["removed"]?.list?.count == 1)
            let alignment = try await way.call("design.alignment", ["course": way.course])
            #expect(alignment["objectives"]?.list?.first?["counts"]?["assessment"] == .integer(1))
            let check = try await way.call("design.check", ["course": way.course])
            let rules = check["findings"]?.list?.compactMap { $0["rule"]?.text } ?? []
            #expect(rules.contains("without-condition") && !rules.contains("without-assessment"))
            #expect(check["findings"]?.list?.allSatisfy { $0["text"]?.text?.isEmpty == false } == true)
            let syllabus = try await way.call("syllabus.get", ["course": way.course])
            #expect(syllabus["title"]?.text == "Object Oriented Software")
            #expect(syllabus["markdown"]?.text?.contains("Problem Solving") == true)
            let taken: [String: JSONValue] = ["technique": best, "assigned": .flag(false)]
            let took = try await way.call("techniques.assign", asked.merging(taken) { $1 })
            #expect(took["assigned"]?.list?.isEmpty == true)
        }
    }
}
