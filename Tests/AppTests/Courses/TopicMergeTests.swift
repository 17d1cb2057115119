import Testing

@testable import App

@Suite("Teachers merge topics, and undo it")
struct TopicMergeTests {
    private static let before = ["Arhitectura", "Arhitectura/Straturi", "Arhitectura/Ciclul", "Limbajul"]

    /// Carmen, the course, and the two topics of the sample that are merged.
    private struct Scene {
        let site: TestSite
        let carmen: TestBrowser
        let course: ID<Course>
        let topic: ID<Topic>
        let target: ID<Topic>

        init(_ site: TestSite) async throws {
            self.site = site
            (carmen, course) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            (topic, target) = try await (site.topicID("Arhitectura", in: course), site.topicID("Limbajul", in: course))
        }

        var list: String { TeachTopicRoutes.topics(of: course) }

        func ask() async throws -> TestBrowser.Reply {
            try await carmen.get(TeachTopicRoutes.newMerge(of: topic) + "?into=\(target)")
        }

        @discardableResult
        func merge() async throws -> TestBrowser.Reply {
            let seen = try #require(try await ask().hidden("seen"))
            return try await carmen.post(TeachTopicRoutes.merges(of: topic), [("into", target.text), ("seen", seen)])
        }

        /// Whether the page of the topics has the button.
        func isOffered(to browser: TestBrowser? = nil) async throws -> Bool {
            try await (browser ?? carmen).get(list).words.contains(site.sentence("topic-merge.undo"))
        }

        func undo() async throws -> TestBrowser.Reply {
            let merge = try #require(try await site.values("SELECT id AS v FROM topic_merge ORDER BY id DESC").first)
            return try await carmen.post(TeachTopicRoutes.mergeEndings(in: course), [("merge", merge)])
        }

        /// Everything that refers to topics, with the paths of these.
        func references() async throws -> [String] {
            let course = course
            let topics = try await site.database.read { tx in try CourseStore.topics(of: course, tx) }
            let rows = try await site.database.read { tx in
                try tx.rows(
                    """
                    SELECT id, topic_id FROM lesson UNION ALL SELECT id, topic_id FROM assessment
                    UNION ALL SELECT question_id AS id, topic_id FROM question_revision
                    """
                ).map { row -> (String, ID<Topic>?) in try (row["id"], row["topic_id"]) }
            }
            return rows.map { id, topic in
                id + " " + (topic.map { topics.path(to: $0).map(\.title).joined(separator: "/") } ?? "-")
            }.sorted()
        }
    }

    @Test("the page names what would move, with counts, what was deleted, and the subtopics; nothing moves before the answer")
    func asking() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            try await scene.carmen.post(scene.list, [("title", "Straturi"), ("below", scene.target.text)])
            try await site.database.write { tx in
                _ = try tx.execute(
                    """
                    UPDATE assessment SET removed_at = \(site.clock.now)
                    WHERE id IN (SELECT assessment_id FROM assessment_revision WHERE title = 'Exerciții')
                    """)
            }
            let words = try await scene.ask().words
            #expect(words.contains("Straturile sistemului " + site.sentence("course-item.lesson")))
            #expect(words.contains(site.sentence("course-item.removed")))
            #expect(words.contains(site.sentence("teach.lessons", n: 1)) && words.contains("Test final"))
            #expect(words.contains(site.sentence("topic-merge.moved", ["topic": "Limbajul"])))
            #expect(words.contains(site.sentence("topic-merge.joined", ["topic": "Limbajul / Straturi"])))
            #expect(try await site.topicPaths(of: scene.course) == Self.before + ["Limbajul/Straturi"])
        }
    }

    @Test("merging keeps lessons, tests and questions, makes subtopics of one title one, and shows at once in results")
    func merging() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (scene, ana) = (try await Scene(site), try await site.signedIn("ana"))
            try await scene.carmen.post(scene.list, [("title", "Straturi"), ("below", scene.target.text)])
            let attempt = try await ana.start("Exerciții")
            try await ana.end(attempt)
            #expect(try await ana.get(attempt + "/results").words.contains("Arhitectura"))
            #expect(try await scene.merge().location == scene.list)
            #expect(try await site.topicPaths(of: scene.course) == ["Limbajul", "Limbajul/Straturi", "Limbajul/Ciclul"])
            let (layers, language) = (try await site.topicID("Straturi", in: scene.course), scene.target)
            #expect(try await site.values("SELECT lesson_key AS v FROM lesson WHERE topic_id = \(layers)") == ["layers"])
            #expect(try await site.values("SELECT assessment_key AS v FROM assessment WHERE topic_id = \(language)").count == 4)
            #expect(try await site.values("SELECT 'x' AS v FROM question_revision WHERE topic_id = \(layers)").count == 8)
            let results = try await ana.get(attempt + "/results").words
            #expect(results.contains("Straturi") && !results.contains("Arhitectura"))
        }
    }

    @Test("undoing restores the topics, their places, and all that moved; results have it at once")
    func undoing() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (scene, ana) = (try await Scene(site), try await site.signedIn("ana"))
            try await scene.carmen.post(scene.list, [("title", "Straturi"), ("below", scene.target.text)])
            let attempt = try await ana.start("Exerciții")
            try await ana.end(attempt)
            let (references, paths) = (try await scene.references(), try await site.topicPaths(of: scene.course))
            let digests = try await site.values("SELECT digest AS v FROM assessment_revision ORDER BY id")
            try await scene.merge()
            #expect(try await scene.references() != references)
            #expect(try await scene.isOffered())
            #expect(try await scene.undo().location == scene.list)
            #expect(try await site.topicPaths(of: scene.course) == paths)
            #expect(try await scene.references() == references)
            #expect(try await site.values("SELECT digest AS v FROM assessment_revision ORDER BY id") == digests)
            #expect(try await site.topicID("Arhitectura", in: scene.course) == scene.topic)
            #expect(try await ana.get(attempt + "/results").words.contains("Arhitectura"))
            #expect(try await !scene.isOffered())
        }
    }

    @Test("who presses the button twice, or after a week, is told; nothing changes")
    func over() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            try await scene.merge()
            let merge = try #require(try await site.values("SELECT id AS v FROM topic_merge").first)
            site.clock.advance(by: .days(TopicMerge.undoDays))
            let late = try await site.signedIn("carmen")
            #expect(try await !scene.isOffered(to: late))
            let reply = try await late.post(TeachTopicRoutes.mergeEndings(in: scene.course), [("merge", merge)])
            #expect(reply.location == scene.list)
            #expect(try await late.get(scene.list).words.contains(site.sentence("flash.topic-merge-over")))
            #expect(try await site.topicPaths(of: scene.course).first == "Limbajul")
        }
    }

    @Test("once the topics have changed, the merge is not offered, and the button of an old page says why and does nothing")
    func changedTopics() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            try await scene.merge()
            try await scene.carmen.post(scene.list, [("title", "Nou"), ("below", "")])
            let paths = try await site.topicPaths(of: scene.course)
            #expect(try await !scene.isOffered())
            let refused = try await scene.undo()
            #expect(refused.status == .unprocessableContent)
            #expect(refused.words.contains(site.sentence("topic-merge.topics-changed")))
            #expect(try await site.topicPaths(of: scene.course) == paths)
        }
    }

    @Test("a lesson or a test that has another topic now is named, and nothing is undone by halves")
    func changedThings() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            try await scene.merge()
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE lesson SET topic_id = NULL WHERE lesson_key = 'cycle'")
                _ = try tx.execute(
                    "UPDATE assessment SET topic_id = NULL WHERE id = (SELECT min(id) FROM assessment WHERE topic_id IS NOT NULL)"
                )
            }
            let (references, paths) = (try await scene.references(), try await site.topicPaths(of: scene.course))
            let refused = try await scene.undo()
            #expect(refused.status == .unprocessableContent && refused.words.contains(site.sentence("topic-merge.refused")))
            #expect(try await scene.references() == references)
            #expect(try await site.topicPaths(of: scene.course) == paths)
        }
    }

    @Test("a test that was published again stands against undoing")
    func publishedAgain() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            try await scene.carmen.post(scene.list, [("title", "Straturi"), ("below", scene.target.text)])
            try await scene.merge()
            var editor = try await TestEditor(scene.carmen, site.writtenTest("Exerciții"))
            try editor.replace("Ce este în Core Services?", "Ce nu este acolo?")
            try await editor.publish()
            let refused = try await scene.undo()
            #expect(refused.status == .unprocessableContent)
            #expect(refused.words.contains(site.sentence("topic-merge.test-published", ["title": "Exerciții"])))
            #expect(try await site.topicPaths(of: scene.course).first == "Limbajul")
        }
    }

    @Test("what changed between the question and the answer is shown before anything moves, and who was never asked is asked")
    func asked() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            let fields = [("into", scene.target.text), ("seen", try #require(try await scene.ask().hidden("seen")))]
            let topic = scene.topic
            try await site.database.write { tx in
                _ = try tx.execute("UPDATE lesson SET topic_id = \(topic) WHERE lesson_key = 'layers'")
            }
            let changed = try await scene.carmen.post(TeachTopicRoutes.merges(of: scene.topic), fields)
            #expect(changed.status == .unprocessableContent && changed.words.contains(site.sentence("topic-merge.changed")))
            let unasked = try await scene.carmen.post(TeachTopicRoutes.merges(of: scene.topic), [("into", scene.target.text)])
            #expect(unasked.status == .unprocessableContent && !unasked.words.contains(site.sentence("topic-merge.changed")))
            #expect(try await site.topicPaths(of: scene.course) == Self.before)
            let again = [("into", scene.target.text), ("seen", try #require(changed.hidden("seen")))]
            #expect(try await scene.carmen.post(TeachTopicRoutes.merges(of: scene.topic), again).status == .seeOther)
        }
    }

    @Test("a merge of somebody else's course is not there")
    func foreignMerge() async throws {
        try await TestSite.run { site in
            let gelus = try await site.addGelusCourse()
            let (scene, roci) = (try await Scene(site), try await site.topicID("Roci", in: gelus))
            let ask = TeachTopicRoutes.newMerge(of: roci) + "?into=\(scene.target)"
            #expect(try await scene.carmen.get(ask).status == .notFound)
            let reply = try await scene.carmen.post(TeachTopicRoutes.mergeEndings(in: gelus), [("merge", "x")])
            #expect(reply.status == .notFound)
        }
    }

    @Test("a draft that names the topic is named, and so is what a topic cannot be deleted for")
    func drafts() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            let page = try await scene.carmen.get(TeachTopicRoutes.edit(scene.topic)).words
            #expect(page.contains(site.sentence("course-item.title")) && page.contains("Test final"))
            let id = ID<Assessment>(at: site.clock.now)
            let text = "---\ntitle: Ciorna mea\nkind: quiz\ntopic: Arhitectura\n---\n"
            let (carmen, course) = (try await site.person("carmen").id, scene.course)
            try await site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO assessment_draft (assessment_id, course_id, assessment_key, version, person_id, saved_at, text)
                    VALUES (\(id), \(course), 'ciorna', 1, \(carmen), \(site.clock.now), \(text))
                    """)
            }
            let words = try await scene.ask().words
            let state = site.sentence("course-item.test") + " · " + site.sentence("course-item.written")
            #expect(words.contains("Ciorna mea " + state))
            #expect(words.contains(site.sentence("course-item.written-means")))
        }
    }
}
