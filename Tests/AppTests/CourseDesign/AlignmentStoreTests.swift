import Database
import Testing

@testable import App

@Suite("The matrix of a course, from its rows")
struct AlignmentStoreTests {
    @Test("counts published questions, lessons, techniques and events, and nothing that was deleted; others find no course")
    func found() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            try await Tagging.tag(scene)
            let course = scene.course
            try await site.database.write { tx in
                for statement: SQL in [
                    """
                    INSERT INTO objective_technique (objective_id, kind, technique) VALUES
                        ('one', 'assessment', 'minute-paper'), ('one', 'teaching', 'jigsaw')
                    """,
                    """
                    INSERT INTO design_event (id, course_id, event_key, title, kind, place, assigned_day, due_day, quarter_hours,
                        version)
                    VALUES ('event', \(course), 'tema', 'Tema 1', 'teaching', 'in-class', 20778, 20780, 8, 1)
                    """,
                    "INSERT INTO event_objective (event_id, objective_id) VALUES ('event', 'one')",
                ] { try tx.execute(statement) }
            }
            let store = AlignmentStore(database: site.database)
            let sheet = try #require(try await store.find(course, by: scene.carmen))
            let lines = CourseAlignment(sheet.source).lines
            #expect(lines.map(\.objective.id.text) == ["one", "two"])
            #expect(AlignmentMatter.allCases.map(lines[0].count) == [1, 1, 1, 0, 0, 1, 1, 1])
            #expect(AlignmentMatter.allCases.map(lines[1].count) == [1, 0, 1, 0, 0, 0, 0, 0])
            _ = try await scene.store.remove(ID<Objective>(text: "two"), by: scene.carmen, at: site.clock.now)
            let after = try #require(try await store.find(course, by: scene.carmen))
            #expect(after.source.questions.flatMap(\.objectives) == [ID(text: "one")])
            #expect(try await store.find(ID<Objective>(text: "two"), by: scene.carmen) == nil)
            #expect(try await store.find(ID<Objective>(text: "one"), by: scene.carmen)?.objective.key == "one")
            let stranger = try await DesignScene(site).stranger()
            #expect(try await store.find(course, by: stranger) == nil)
            #expect(try await store.find(ID<Objective>(text: "one"), by: stranger) == nil)
        }
    }

    @Test("before an objective is deleted, its page names the questions and lessons that have it, and those of no other")
    func deletion() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            try await Tagging.tag(scene)
            let (one, two) = (ID<Objective>(text: "one"), ID<Objective>(text: "two"))
            #expect(try await scene.parts.find(one, by: scene.carmen)?.source == nil, "only where it is deleted")
            let source = try #require(try await scene.parts.served(one, by: scene.carmen)?.source)
            let lesson = try #require(source.lessons.first { $0.objectives.contains(one) })
            let question = try #require(source.questions.first { $0.objectives == [one, two] })
            let carmen = try await site.signedIn("carmen")
            func removal(_ id: ID<Objective>) async throws -> String {
                String(try #require(try await carmen.get(DesignRoutes.edit(id)).text.split(separator: "id=\"removal\"").last))
            }
            let (toLesson, toQuestion) = (
                "href=\"\(WritingRoutes.edit(lesson.id))\"",
                "href=\"\(QuestionFormRoutes.row(question.number, of: question.test))\""
            )
            let (ofOne, ofTwo) = (try await removal(one), try await removal(two))
            #expect(ofOne.contains(toLesson) && ofOne.contains(toQuestion))
            #expect(!ofTwo.contains(toLesson) && ofTwo.contains(toQuestion))
            #expect(try await scene.parts.served(one, by: site.person("ana")) == nil)
            _ = try await scene.store.remove(two, by: scene.carmen, at: site.clock.now)
            #expect(try await scene.parts.served(two, by: scene.carmen) == nil)
        }
    }

    @Test("an item of a survey has its own words and those of its survey, and other surveys are none of its business")
    func items() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            try await Tagging.tag(scene)
            try await site.database.write { tx in
                for (survey, position) in [("asking", 1), ("other", 2)] {
                    try tx.execute(
                        """
                        INSERT INTO survey (id, survey_key, position, opens_at, closes_at, results_from, policy, ballot_limit,
                            comment_limit, audience)
                        VALUES (\(survey), \(survey), \(position), 1, 2, 2, 'off', 5, 10, 'nothing')
                        """)
                    try tx.execute(
                        "INSERT INTO survey_text (survey_id, language, title) VALUES (\(survey), 'ro', \("Despre " + survey))")
                    for item in 1...2 {
                        let text = "\(survey) \(item)"
                        try tx.execute(
                            """
                            INSERT INTO survey_item (survey_id, position, item_key, kind, matter, is_compulsory)
                            VALUES (\(survey), \(item), \(text), 'scale', 'subject', 1)
                            """)
                        try tx.execute(
                            """
                            INSERT INTO survey_item_text (survey_id, item_position, language, text)
                            VALUES (\(survey), \(item), 'ro', \(text))
                            """)
                    }
                }
                try tx.execute(
                    """
                    INSERT INTO survey_item_objective (survey_id, item_position, objective_id)
                    VALUES ('asking', 2, 'one'), ('asking', 2, 'two'), ('asking', 1, 'two')
                    """)
            }
            let store = AlignmentStore(database: site.database)
            let items = try #require(try await store.find(scene.course, by: scene.carmen)).source.items
            #expect(items.map { $0.text.text(.romanian) } == ["asking 1", "asking 2", "asking 2"])
            #expect(items.map(\.objective.text) == ["two", "one", "two"])
            #expect(items.allSatisfy { $0.survey.text(.romanian) == "Despre asking" })
        }
    }

    @Test("is shown to those who teach the course, and saved as a file")
    func shown() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            try await Tagging.tag(scene)
            let carmen = try await site.signedIn("carmen")
            let address = AlignmentRoutes.alignment(of: scene.course)
            let page = try await carmen.get(address)
            #expect(page.status == .ok && page.text.contains("/teach/objectives/one/alignment#quizzes"))
            #expect(page.words.contains(site.sentence("alignment.missing")))
            #expect(try await carmen.get("/teach/objectives/one/alignment").status == .ok)
            let file = try await carmen.get(AlignmentRoutes.csv(of: scene.course))
            #expect(file.text.contains("\"one\",") && file.status == .ok)
            #expect(try await site.signedIn("ana").get(address).status == .forbidden)
        }
    }
}
