import Database
import Testing

@testable import App

@Suite("What hangs on topics survives a merge, and a merge that is undone")
struct TopicDesignMergeTests {
    private static let everything: SQL = """
        SELECT 'topic ' || topic.title || topic.priority || topic.is_prerequisite AS v FROM topic
        UNION ALL SELECT 'kind ' || topic.title || topic_dimension.dimension FROM topic_dimension
            JOIN topic ON topic.id = topic_dimension.topic_id
        UNION ALL SELECT 'hours ' || topic.title || topic_hour.activity || topic_hour.hours FROM topic_hour
            JOIN topic ON topic.id = topic_hour.topic_id
        UNION ALL SELECT 'resource ' || topic.title || topic_resource.title FROM topic_resource
            JOIN topic ON topic.id = topic_resource.topic_id
        UNION ALL SELECT 'objective ' || topic.title || objective_topic.objective_id FROM objective_topic
            JOIN topic ON topic.id = objective_topic.topic_id
        ORDER BY 1
        """

    private struct Scene {
        let site: TestSite
        let design: ObjectiveStoreTests.Scene
        let (cycle, language): (ID<Topic>, ID<Topic>)

        init(_ site: TestSite) async throws {
            self.site = site
            let design = try await ObjectiveStoreTests.Scene(site)
            self.design = design
            let (cycle, language) = try (design.topic("Ciclul"), design.topic("Limbajul"))
            (self.cycle, self.language) = (cycle, language)
            let (one, both) = try await (design.add("one"), design.add("both"))
            try await design.save(.contents([cycle]), of: one)
            try await design.save(.contents([cycle, language]), of: both)
            try await site.database.write { tx in
                try TopicKnowledgeRows.write(
                    .init(dimensions: [.factual, .procedural], priority: .critical, isPrerequisite: true), of: cycle, tx)
                try TopicKnowledgeRows.write(.init(dimensions: [.factual]), of: language, tx)
                try TopicHourRows.write([.lecture: 4, .seminar: 2], of: cycle, tx)
                try TopicHourRows.write([.lecture: 3], of: language, tx)
                for (id, topic) in [("a", cycle), ("b", language)] {
                    let resource = TopicResource(
                        id: ID(text: id), topic: topic, title: id, description: nil, kind: .book, place: .nowhere)
                    try TopicResourceRows.insert(resource, in: design.course, tx)
                }
            }
        }

        func merge() async throws {
            let carmen = try await site.signedIn("carmen")
            let page = try await carmen.get(TeachTopicRoutes.newMerge(of: cycle) + "?into=\(language)")
            #expect(page.words.contains(site.sentence("teach.objectives", n: 2)))
            let seen = try #require(page.hidden("seen"))
            let reply = try await carmen.post(
                TeachTopicRoutes.merges(of: cycle), [("into", language.text), ("seen", seen)])
            #expect(reply.location == TeachTopicRoutes.topics(of: design.course))
        }

        func undo() async throws -> TestBrowser.Reply {
            let merge = try #require(try await site.values("SELECT id AS v FROM topic_merge ORDER BY id DESC").first)
            return try await site.signedIn("carmen").post(
                TeachTopicRoutes.mergeEndings(in: design.course), [("merge", merge)])
        }
    }

    @Test("kinds of knowledge are united, hours added, resources and objectives moved; no objective is without content")
    func merging() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            try await scene.merge()
            let rows = try await site.values(Self.everything)
            for row in [
                "hours Limbajullecture7", "hours Limbajulseminar2", "kind Limbajulfactual", "kind Limbajulprocedural",
                "objective Limbajulboth", "objective Limbajulone", "resource Limbajula", "resource Limbajulb",
                "topic Limbajulgood-to-know0",
            ] { #expect(rows.contains(row), "\(row)") }
            #expect(!rows.contains { $0.contains("Ciclul") })
            #expect(try await scene.design.objective(ID(text: "one")).topics == [scene.language])
            let order = try await site.values(
                "SELECT title AS v FROM topic_resource WHERE topic_id = \(scene.language) ORDER BY position")
            #expect(order == ["b", "a"])
        }
    }

    @Test("nothing is merged before somebody is asked, who reads how many objectives are concerned")
    func unasked() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let before = try await site.values(Self.everything)
            let carmen = try await site.signedIn("carmen")
            for seen in [[], [("seen", "")], [("seen", "guessed")]] {
                let reply = try await carmen.post(
                    TeachTopicRoutes.merges(of: scene.cycle), [("into", scene.language.text)] + seen)
                #expect(reply.status == .unprocessableContent)
                #expect(reply.words.contains(site.sentence("teach.objectives", n: 2)))
                #expect(reply.words.contains(site.sentence("topic-merge.moving-too")))
            }
            #expect(try await site.values(Self.everything) == before)
        }
    }

    @Test("undoing gives each topic its own back")
    func undoing() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let before = try await site.values(Self.everything)
            try await scene.merge()
            #expect(try await site.values(Self.everything) != before)
            _ = try await scene.undo()
            #expect(try await site.values(Self.everything) == before)
        }
    }

    @Test("it is refused once an objective or the hours have lost what would be given back")
    func refused() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            try await scene.merge()
            let language = scene.language
            try await scene.design.save(.contents([scene.design.topic("Straturi")]), of: ID(text: "one"))
            try await site.database.write { tx in try TopicHourRows.write([.lecture: 3], of: language, tx) }
            let before = try await site.values(Self.everything)
            let reply = try await scene.undo()
            #expect(reply.status == .unprocessableContent)
            #expect(reply.words.contains(site.sentence("topic-merge.objective-changed")))
            #expect(reply.words.contains(site.sentence("topic-merge.hours-changed")))
            #expect(try await site.values(Self.everything) == before)
        }
    }

    @Test(
        "a topic of an objective, even a deleted one, or with resources stays; one with nothing but hours and deleted ones goes")
    func removal() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let carmen = try await site.signedIn("carmen")
            _ = try await scene.design.store.remove(ID(text: "one"), by: scene.design.carmen, at: site.clock.now)
            _ = try await scene.design.store.remove(ID(text: "both"), by: scene.design.carmen, at: site.clock.now)
            #expect(try await carmen.post(TeachTopicRoutes.removals(of: scene.cycle)).status == .unprocessableContent)
            try await site.database.write { tx in
                _ = try tx.execute("DELETE FROM objective_topic")
            }
            #expect(try await carmen.post(TeachTopicRoutes.removals(of: scene.cycle)).status == .unprocessableContent)
            let resources = TopicResourceStore(database: site.database)
            _ = try await resources.remove(ID(text: "a"), by: scene.design.carmen, at: site.clock.now)
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE lesson SET topic_id = NULL WHERE topic_id = \(scene.cycle)")
            }
            let reply = try await carmen.post(TeachTopicRoutes.removals(of: scene.cycle))
            #expect(reply.location == TeachTopicRoutes.topics(of: scene.design.course))
            #expect(try await !site.values(Self.everything).contains { $0.contains("Ciclul") })
        }
    }
}
