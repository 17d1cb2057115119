import Testing

@testable import App

@Suite("Who changes an older version is told what is there, and what is wrong is told with its place")
struct RPCConflictTests {
    @Test(
        "each screen is saved over the version that was read, and otherwise answers with what is there",
        arguments: RPCScreen.allCases)
    func screens(screen: RPCScreen) async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = JSONValue.text(try await site.courseID("PDM301").text)
            let asked: [String: JSONValue] = ["course": course, "screen": .text(screen.rawValue)]
            let shown = try await carmen.call("course.get", asked).given()
            let changes: [RPCScreen: (one: [String: JSONValue], other: [String: JSONValue])] = [
                .name: (["working-name": .text("Unu")], ["working-name": .text("Doi")]),
                .details: (["title": .text("Unu")], ["title": .text("Doi")]),
                .description: (["seats": .integer(1)], ["seats": .integer(2)]),
                .schedule: (Self.meetings("10:00"), Self.meetings("11:00")),
                .policy: (["conduct": .object(["text": .text("Unu")])], ["conduct": .object(["text": .text("Doi")])]),
            ]
            let change = try #require(changes[screen])
            func save(_ values: [String: JSONValue]) async throws -> TestDesigner.Answer {
                let all = (shown["values"]?.fields ?? [:]).merging(values) { $1 }
                return try await carmen.call(
                    "course.set", asked.merging(["version": try #require(shown["version"]), "values": .object(all)]) { $1 })
            }
            let saved = try await save(change.one).given()
            #expect(saved["version"] != shown["version"])
            // The same again changes nothing, and is no conflict.
            #expect(try await save(change.one).given() == saved)
            let late = try await save(change.other)
            #expect(late.error == -32009 && late.problem == "changed" && late.reply.status == .ok)
            #expect(late.data?["current"] == saved)
            #expect(try await carmen.call("course.get", asked).given() == saved)
        }
    }

    private static func meetings(_ from: String) -> [String: JSONValue] {
        [
            "first-day": .text("2026-10-06"), "last-day": .text("2027-01-12"), "from": .text(from), "to": .text("12:00"),
            "repeats": .text("weekly"), "on": .list([.text("tuesday")]),
        ]
    }

    @Test("objectives, topics, resources, events and people as well")
    func things() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = JSONValue.text(try await site.courseID("PDM301").text)
            let topic = try await carmen.call("contents.put", ["course": course, "title": .text("Rețele")]).given()
            let id = try #require(topic["topic"])
            let made: [(method: String, name: String, first: [String: JSONValue], field: String, values: [JSONValue])] = [
                ("contents.put", "topic", ["course": course, "title": .text("Fire")], "title", [.text("a"), .text("b")]),
                (
                    "contents.resource.put", "resource", ["topic": id, "title": .text("Carte"), "kind": .text("book")],
                    "title", [.text("a"), .text("b")]
                ),
                (
                    "objectives.put", "objective", ["course": course, "share": .integer(60)], "share",
                    [.integer(61), .integer(62)]
                ),
                (
                    "instructors.put", "instructor", ["course": course, "first-name": .text("Ion"), "last-name": .text("Pop")],
                    "office", [.text("a"), .text("b")]
                ),
                (
                    "plan.put", "event", ["course": course, "title": .text("Temă"), "due": .text("2026-10-12")],
                    "title", [.text("a"), .text("b")]
                ),
            ]
            for (method, name, first, field, values) in made {
                let before = try await carmen.call(method, first).given()
                let own = [name: try #require(before[name]), "version": try #require(before["version"])]
                let saved = try await carmen.call(method, own.merging([field: values[0]]) { $1 }).given()
                #expect(saved[field] == values[0] && saved["version"] != before["version"], "\(method)")
                let late = try await carmen.call(method, own.merging([field: values[1]]) { $1 })
                #expect(late.error == -32009 && late.data?["current"] == saved, "\(method) \(late.reply.text)")
                let without = try await carmen.call(method, [name: try #require(before[name]), field: values[1]])
                #expect(without.error == -32602 && without.wrong == ["/version"], "\(method)")
            }
        }
    }

    @Test("a topic is added with all that is said of it, or not at all, and is moved below another one")
    func topics() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = JSONValue.text(try await site.courseID("PDM301").text)
            let before = try await carmen.call("contents.list", ["course": course]).given()
            let wrong = try await carmen.call(
                "contents.put", ["course": course, "title": .text("Rețele"), "place": .text("after none")])
            #expect(wrong.error == -32602 && wrong.wrong == ["/place"])
            #expect(try await carmen.call("contents.list", ["course": course]).given() == before)

            func add(_ title: String, _ more: [String: JSONValue] = [:]) async throws -> JSONValue {
                try await carmen.call("contents.put", more.merging(["course": course, "title": .text(title)]) { $1 }).given()
            }
            let first = try await add("Rețele", ["priority": .text("critical"), "prerequisite": .flag(true)])
            #expect(first["priority"]?.text == "critical" && first["prerequisite"]?.flag == true && first["below"] == .null)
            let id = try #require(first["topic"])
            let (one, other) = (try await add("Fire", ["below": id]), try await add("Fibre"))
            #expect(one["below"] == id)
            func put(_ topic: JSONValue, below: JSONValue) async throws -> TestDesigner.Answer {
                try await carmen.call(
                    "contents.put",
                    ["topic": try #require(topic["topic"]), "version": try #require(topic["version"]), "below": below])
            }
            let moved = try await put(other, below: id).given()
            let last = "after " + (try #require(one["topic"]?.text))
            #expect(moved["below"] == id && moved["place"]?.text == last)
            #expect(try await put(moved, below: .null).given()["below"] == .null)
            #expect(try await put(first, below: try #require(one["topic"])).wrong == ["/below"])
        }
    }

    @Test("an objective that is there is not changed by who has not read it, though its id is sent for a new one")
    func again() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = JSONValue.text(try await site.courseID("PDM301").text)
            let word: [String: JSONValue] = ["action": .text("cognitive/apply/implement"), "own-word": .text("scrie")]
            let made = try await carmen.call("objectives.put", word.merging(["course": course]) { $1 }).given()
            // A copy has the first version, as a new one has.
            let copy = try await carmen.call("objectives.copy", ["objective": try #require(made["objective"])]).given()
            #expect(copy["version"]?.text == "1")
            let sent: [String: JSONValue] = [
                "course": course, "objective": try #require(copy["objective"]), "share": .integer(80),
            ]
            let blind = try await carmen.call("objectives.put", sent)
            #expect(blind.error == -32009 && blind.data?["current"] == copy)
            let seen = try await carmen.call("objectives.put", sent.merging(["version": .text("1")]) { $1 }).given()
            #expect(seen["share"] == .integer(80) && seen["own-word"] == copy["own-word"])
            // Sent twice, it is no conflict.
            #expect(try await carmen.call("objectives.put", sent).given() == seen)
        }
    }

    @Test("a sentence that comes with its parts is compared with what these parts give")
    func sentences() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = JSONValue.text(try await site.courseID("PDM301").text)
            func word(_ word: String) -> [String: JSONValue] {
                ["action": .text("cognitive/apply/implement"), "own-word": .text(word)]
            }
            func generated(_ word: [String: JSONValue]) async throws -> JSONValue {
                try #require(
                    try await carmen.call("objectives.sentence", word.merging(["course": course]) { $1 }).given()["sentence"])
            }
            let (first, second) = (try await generated(word("scrie")), try await generated(word("deseneze")))
            let made = try await carmen.call(
                "objectives.put", word("scrie").merging(["course": course, "sentence": first]) { $1 }
            ).given()
            #expect(made["sentence"] == .null && made["text"] == first)
            // What was generated before is a sentence of one's own now.
            let own: [String: JSONValue] = [
                "objective": try #require(made["objective"]), "version": try #require(made["version"]), "sentence": first,
            ]
            let kept = try await carmen.call("objectives.put", word("deseneze").merging(own) { $1 }).given()
            #expect(kept["sentence"] == first && kept["text"] == first && kept["generated"] == second)
        }
    }

    @Test("a field that a form would not take is named as it was sent, with the form's own sentence")
    func fields() async throws {
        try await TestSite.run { site in
            let carmen = try await site.designer("carmen")
            let course = JSONValue.text(try await site.courseID("PDM301").text)
            func wrong(_ method: String, _ values: [String: JSONValue]) async throws -> [String] {
                let answer = try await carmen.call(method, values.merging(["course": course]) { $1 })
                #expect(answer.error == -32602 && answer.problem == "invalid", "\(answer.reply.text)")
                #expect(answer.data?["errors"]?.list?.allSatisfy { $0["detail"]?.text?.isEmpty == false } == true)
                return answer.wrong
            }
            func screen(_ screen: String, _ values: JSONValue) async throws -> [String] {
                try await wrong("course.set", ["screen": .text(screen), "version": .text(""), "values": values])
            }
            #expect(
                try await screen("description", .object(["time-ratio": .text("1"), "seats": .integer(0)]))
                    == ["/values/time-ratio", "/values/seats"])
            #expect(try await screen("description", .object(["audience": .list([.text("nobody")])])) == ["/values/audience"])
            #expect(
                try await screen("schedule", .object(["from": .text("9"), "repeats": .text("daily")]))
                    == ["/values/first-day", "/values/last-day", "/values/from", "/values/to"])
            #expect(
                try await screen("policy", .object(["grading": .object(["procedure": .text("custom")])]))
                    == ["/values/grading/text"])
            #expect(try await screen("details", .object(["color": .text("red")])) == ["/values/color"])
            #expect(try await screen("name", .null) == ["/values"])
            #expect(try await wrong("instructors.put", ["e-mail": .text("a")]) == ["/first-name", "/last-name", "/e-mail"])
            #expect(try await wrong("objectives.put", ["topics": .list([.text("none")])]) == ["/topics"])
            let word: [String: JSONValue] = ["action": .text("cognitive/apply/implement"), "own-word": .text(" ")]
            #expect(try await wrong("objectives.put", word) == ["/own-word"])
            #expect(try await wrong("plan.put", ["hours": .text("x")]) == ["/title", "/due", "/hours"])
            let event: [String: JSONValue] = ["event": .text("x"), "title": .text("a"), "due": .text("2026-10-12")]
            #expect(try await wrong("plan.put", event) == ["/event"])
            #expect(try await wrong("contents.put", [:]) == ["/title"])
            #expect(try await site.count("objective") == 0)
        }
    }
}
