import Testing

@testable import App

@Suite("Teachers change the topics of a course")
struct TopicEditingTests {
    private static let before = ["Arhitectura", "Arhitectura/Straturi", "Arhitectura/Ciclul", "Limbajul"]

    @Test("a topic is added last, below another or outermost; siblings never share a title")
    func adding() async throws {
        try await TestSite.run { site in
            let (felix, id) = (try await site.signedIn("felix"), try await site.courseID("PDM301"))
            let (list, parent) = (TeachTopicRoutes.topics(of: id), try await site.topicID("Arhitectura", in: id))
            try await felix.post(list, [("title", " Rețele "), ("below", "")])
            try await felix.post(list, [("title", "Rețele"), ("below", parent.text)])
            let twice = try await felix.post(list, [("title", "Straturi"), ("below", parent.text)])
            #expect(twice.status == .unprocessableContent && twice.text.contains(site.sentence("teach.topic-twice")))
            #expect(twice.text.contains("value=\"\(parent)\" selected"))
            #expect(try await felix.post(list, [("title", " "), ("below", "")]).status == .unprocessableContent)
            #expect(
                try await site.topicPaths(of: id) == [
                    "Arhitectura", "Arhitectura/Straturi", "Arhitectura/Ciclul", "Arhitectura/Rețele", "Limbajul", "Rețele",
                ])
        }
    }

    @Test("the list says what hangs on each topic")
    func counting() async throws {
        try await TestSite.run(from: .lessons) { site in
            let words = try await site.signedIn("carmen").get(TeachTopicRoutes.topics(of: site.courseID("PDM301"))).words
            let (lessons, questions) = (site.sentence("teach.lessons", n: 1), site.sentence("teach.questions", n: 8))
            #expect(words.contains("Straturi \(lessons) · \(questions)"))
            #expect(words.contains("Arhitectura \(site.sentence("teach.tests", n: 4))"))
        }
    }

    @Test("a topic is renamed and moved with all below it")
    func moving() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let (architecture, language) = try await (site.topicID("Arhitectura", in: id), site.topicID("Limbajul", in: id))
            let cycle = try await site.topicID("Ciclul", in: id)
            let reply = try await carmen.post(
                TeachTopicRoutes.topic(architecture), [("title", "Sistemul"), ("place", "below \(language)")])
            #expect(reply.location == TeachTopicRoutes.edit(architecture), "what is saved is shown")
            #expect(
                try await site.topicPaths(of: id) == [
                    "Limbajul", "Limbajul/Sistemul", "Limbajul/Sistemul/Straturi", "Limbajul/Sistemul/Ciclul",
                ])
            try await carmen.post(TeachTopicRoutes.topic(cycle), [("title", "Ciclul"), ("place", "first")])
            #expect(
                try await site.topicPaths(of: id) == [
                    "Ciclul", "Limbajul", "Limbajul/Sistemul", "Limbajul/Sistemul/Straturi",
                ])
        }
    }

    @Test("a topic never goes below itself, nor into another course; saving it as it is changes nothing")
    func neverACycle() async throws {
        try await TestSite.run { site in
            let gelus = try await site.addGelusCourse()
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let (architecture, layers) = try await (site.topicID("Arhitectura", in: id), site.topicID("Straturi", in: id))
            let foreign = try await site.topicID("Roci", in: gelus)
            for place in [
                "below \(architecture)", "below \(layers)", "after \(layers)", "below \(foreign)", "after \(foreign)", "", "x",
            ] {
                let reply = try await carmen.post(
                    TeachTopicRoutes.topic(architecture), [("title", "Arhitectura"), ("place", place)])
                #expect(reply.status == .unprocessableContent, "\(place)")
            }
            for into in [architecture, layers, foreign] {
                let reply = try await carmen.post(TeachTopicRoutes.merges(of: architecture), [("into", into.text)])
                #expect(reply.status == .unprocessableContent)
            }
            let reply = try await carmen.post(
                TeachTopicRoutes.topic(architecture), [("title", "Arhitectura"), ("place", "first")])
            #expect(reply.status == .seeOther)
            #expect(try await site.topicPaths(of: id) == Self.before)
            #expect(try await site.topicPaths(of: gelus) == ["Roci"])
        }
    }

    @Test("who renames what somebody else has renamed meanwhile is told, and decides")
    func twoAtOnce() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let topic = try await site.topicID("Limbajul", in: id)
            let form = try await carmen.get(TeachTopicRoutes.edit(topic))
            let fields = [("title", "Al doilea"), ("place", "first"), ("seen", try #require(form.hidden("seen")))]
            try await site.database.write { tx in _ = try tx.execute("UPDATE topic SET title = 'Primul' WHERE id = \(topic)") }
            let overtaken = try await carmen.post(TeachTopicRoutes.topic(topic), fields)
            #expect(
                overtaken.status == .unprocessableContent
                    && overtaken.text.contains(">" + site.sentence("teach.stored-title", ["title": "Primul"])))
            let again = fields.dropLast() + [("seen", try #require(overtaken.hidden("seen")))]
            #expect(try await carmen.post(TeachTopicRoutes.topic(topic), Array(again)).status == .seeOther)
        }
    }

    @Test("who presses twice, or saves what is stored already, is told of nobody, and nothing is written")
    func twice() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let address = TeachTopicRoutes.topic(try await site.topicID("Limbajul", in: id))
            func editedAt() async throws -> [String] {
                try await site.values("SELECT coalesce(edited_at, 0) || '' AS v FROM course WHERE id = \(id)")
            }
            let form = try ShownForm(try await carmen.get(address + "/edit"), "form")
            let (before, typed) = (try await editedAt(), form.filled("title", ["Limba"]).filled("place", ["first"]))
            #expect(try await carmen.post(address, typed.posted(("dimensions[]", "factual"))).status == .seeOther)
            let after = try await editedAt()
            #expect(after != before)
            site.clock.advance(by: .seconds(1))
            #expect(try await carmen.post(address, typed.posted(("dimensions[]", "factual"))).status == .seeOther)
            #expect(try await editedAt() == after)
            #expect(try await carmen.post(address, typed.posted(("dimensions[]", "conceptual"))).status == .unprocessableContent)
        }
    }

    @Test("a place that is left as it was stays what it is by now: what somebody else has moved is not moved back")
    func placeUntouched() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let (language, cycle) = try await (site.topicID("Limbajul", in: id), site.topicID("Ciclul", in: id))
            let form = try ShownForm(try await carmen.get(TeachTopicRoutes.edit(language)), "form")
            let moved = [("title", "Ciclul"), ("place", "first")]
            #expect(try await carmen.post(TeachTopicRoutes.topic(cycle), moved).status == .seeOther)
            try await carmen.post(
                TeachTopicRoutes.topic(language), [("title", "Limbajul"), ("place", "after \(cycle)")])
            let now = ["Ciclul", "Limbajul", "Arhitectura", "Arhitectura/Straturi"]
            #expect(try await site.topicPaths(of: id) == now)
            #expect(try await carmen.post(form.action, form.posted(("go", "back"))).status == .seeOther)
            #expect(try await site.topicPaths(of: id) == now)
            let wrong = try await carmen.post(form.action, form.filled("title", [" "]).posted(("go", "back")))
            #expect(wrong.hidden("placed") == form.values("placed").first, "a mistake between makes no place of it")
            let renamed = try ShownForm(wrong, "form").filled("title", ["Limba"])
            #expect(try await carmen.post(form.action, renamed.posted(("go", "back"))).status == .seeOther)
            #expect(try await site.topicPaths(of: id).prefix(2) == ["Ciclul", "Limba"])
        }
    }

    @Test("topics of somebody else's course are not there: to see, to add, to change, to merge, to delete")
    func foreignTopics() async throws {
        try await TestSite.run { site in
            let gelus = try await site.addGelusCourse()
            let (carmen, foreign) = (try await site.signedIn("carmen"), try await site.topicID("Roci", in: gelus))
            let own = try await site.topicID("Limbajul", in: site.courseID("PDM301"))
            #expect(try await carmen.get(TeachTopicRoutes.topics(of: gelus)).status == .notFound)
            #expect(try await carmen.post(TeachTopicRoutes.topics(of: gelus), [("title", "X")]).status == .notFound)
            #expect(try await carmen.get(TeachTopicRoutes.edit(foreign)).status == .notFound)
            #expect(
                try await carmen.post(TeachTopicRoutes.topic(foreign), [("title", "X"), ("place", "first")]).status == .notFound)
            #expect(try await carmen.post(TeachTopicRoutes.merges(of: foreign), [("into", own.text)]).status == .notFound)
            #expect(try await carmen.post(TeachTopicRoutes.removals(of: foreign)).status == .notFound)
            let below = [("title", "X"), ("below", foreign.text)]
            let reply = try await carmen.post(TeachTopicRoutes.topics(of: site.courseID("PDM301")), below)
            #expect(reply.status == .unprocessableContent)
            #expect(try await site.topicPaths(of: gelus) == ["Roci"])
        }
    }

    @Test("only a topic that nothing hangs on is deleted, not even something deleted or old")
    func removing() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            try await site.database.write { tx in _ = try tx.execute("UPDATE lesson SET removed_at = 1") }
            let obstacle = site.sentence("teach.topic-has", ["things": "|"]).prefix { $0 != "|" }
            for title in ["Arhitectura", "Straturi", "Ciclul"] {
                let topic = try await site.topicID(title, in: id)
                let page = try await carmen.get(TeachTopicRoutes.edit(topic))
                #expect(page.words.contains(String(obstacle)) && !page.text.contains("/removals\""))
                #expect(try await carmen.post(TeachTopicRoutes.removals(of: topic)).status == .unprocessableContent)
            }
            try await carmen.post(TeachTopicRoutes.topics(of: id), [("title", "Gol"), ("below", "")])
            let empty = try await site.topicID("Gol", in: id)
            #expect(try await carmen.get(TeachTopicRoutes.edit(empty)).text.contains("/removals\""))
            #expect(try await carmen.post(TeachTopicRoutes.removals(of: empty)).location == TeachTopicRoutes.topics(of: id))
            #expect(try await site.topicPaths(of: id) == Self.before)
        }
    }
}
