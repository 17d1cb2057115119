import Database
import Testing

@testable import App

@Suite("A copy of a course takes its whole design along")
struct WholeCopyTests {
    /// What each table has of a course, without ids and without who made it.
    private static func rows(_ course: ID<Course>) -> [(String, SQL)] {
        [
            (
                "course_design",
                """
                SELECT subject_area || credit_hours || hours_in_class || hours_out_of_class || seats || bibliography
                AS v FROM course_design WHERE course_id = \(course)
                """
            ),
            ("course_audience", "SELECT audience AS v FROM course_audience WHERE course_id = \(course) ORDER BY audience"),
            (
                "course_policy",
                "SELECT policy || procedure || body || is_hidden AS v FROM course_policy WHERE course_id = \(course)"
            ),
            (
                "course_instructor",
                "SELECT first_name || last_name || email AS v FROM course_instructor WHERE course_id = \(course)"
            ),
            (
                "programme_outcome",
                "SELECT outcome_key || position || body AS v FROM programme_outcome WHERE course_id = \(course) ORDER BY position"
            ),
            (
                "objective_outcome",
                """
                SELECT programme_outcome.outcome_key AS v FROM objective_outcome
                JOIN programme_outcome ON programme_outcome.id = objective_outcome.outcome_id
                JOIN objective ON objective.id = objective_outcome.objective_id AND objective.course_id = programme_outcome.course_id
                WHERE programme_outcome.course_id = \(course)
                """
            ),
            (
                "objective_technique",
                """
                SELECT objective_technique.kind || objective_technique.technique || coalesce(objective_technique.own_id, '') AS v
                FROM objective_technique JOIN objective ON objective.id = objective_technique.objective_id
                WHERE objective.course_id = \(course) ORDER BY v
                """
            ),
            ("activity_hour", "SELECT activity || hours || assessment AS v FROM activity_hour WHERE course_id = \(course)"),
            (
                "topic_hour",
                """
                SELECT topic.title || topic_hour.activity || topic_hour.hours AS v FROM topic_hour
                JOIN topic ON topic.id = topic_hour.topic_id WHERE topic.course_id = \(course)
                """
            ),
            (
                "topic_dimension",
                """
                SELECT topic.title || topic.priority || topic.is_prerequisite || topic_dimension.dimension AS v
                FROM topic_dimension JOIN topic ON topic.id = topic_dimension.topic_id WHERE topic.course_id = \(course)
                """
            ),
            (
                "topic_resource",
                """
                SELECT topic_resource.title || coalesce(topic_resource.file_name, lesson.lesson_key) AS v FROM topic_resource
                JOIN topic ON topic.id = topic_resource.topic_id AND topic.course_id = topic_resource.course_id
                LEFT JOIN lesson ON lesson.id = topic_resource.lesson_id AND lesson.course_id = topic_resource.course_id
                WHERE topic_resource.course_id = \(course) AND topic_resource.title <> 'gone' ORDER BY topic_resource.position
                """
            ),
            (
                "syllabus_section",
                "SELECT section || position || is_hidden AS v FROM syllabus_section WHERE course_id = \(course) ORDER BY position"
            ),
        ]
    }

    private static func fill(_ scene: ObjectiveStoreTests.Scene) async throws {
        let (site, course) = (scene.site, scene.course)
        let (one, topic) = (try await scene.add("one"), try scene.topic("Straturi"))
        let lesson = try #require(
            try await site.values("SELECT id AS v FROM lesson WHERE lesson_key = 'layers' AND course_id = \(course)").first)
        let (audience, carmen): (SyllabusAudience, ID<Person>) = (.everyone, scene.carmen.id)
        try await site.database.write { tx in
            for statement: SQL in [
                """
                UPDATE course_design SET working_name = 'Numele', subject_area = 'Informatică', credit_hours = 5,
                    hours_in_class = 1, hours_out_of_class = 2, seats = 30, bibliography = 'Cartea'
                WHERE course_id = \(course)
                """,
                "INSERT INTO course_audience (course_id, audience) VALUES (\(course), 'graduate')",
                """
                INSERT INTO course_policy (course_id, policy, procedure, body, is_hidden, version)
                VALUES (\(course), 'grading', 'custom', 'Zece.', 1, 4)
                """,
                """
                INSERT INTO course_instructor (id, course_id, position, first_name, last_name, email, version)
                VALUES ('guest', \(course), 3, 'Li', 'Bo', 'li@example.org', 2)
                """,
                """
                INSERT INTO meeting_plan (id, course_id, first_day, last_day, starts_at, ends_at, repeats, every, version)
                VALUES (\(course), \(course), 20727, 20818, 600, 720, 'weekly', 1, 1)
                """,
                "INSERT INTO meeting_weekday (plan_id, weekday) VALUES (\(course), 2)",
                """
                INSERT INTO meeting_change (plan_id, day, sequence, kind, made_at)
                VALUES (\(course), 20734, 1, 'cancelled', 1)
                """,
                "INSERT INTO activity_hour (course_id, activity, hours, assessment) VALUES (\(course), 'lecture', 28, 'examen')",
            ] { try tx.execute(statement) }
            var layout = SyllabusLayout(audience: audience)
            layout.show([.details])
            try SyllabusLayoutRows.write(layout, of: course, tx)
            for (position, key) in ["C1", "C2"].enumerated() {
                try OutcomeRows.insert(.init(id: ID(text: key), key: key, text: "Text"), at: position, in: course, tx)
            }
            try OutcomeRows.serve([ID(text: "C2")], one, tx)
            let own = ID<OwnTechnique>(text: "own")
            try TechniqueWriteRows.insert(SampleTechniques.content, as: own, of: carmen, by: carmen, tx)
            try AssignedTechniqueRows.assign(.own(own), .assessment, to: one, tx)
            try AssignedTechniqueRows.assign(.curated("lecture"), .teaching, to: one, tx)
            try TopicKnowledgeRows.write(
                .init(dimensions: [.procedural], priority: .critical, isPrerequisite: true), of: topic, tx)
            try TopicHourRows.write([.lecture: 4], of: topic, tx)
            for (id, place) in [
                ("a", TopicResource.Place.file("media/layers.svg")), ("b", .lesson(ID(text: lesson))), ("gone", .nowhere),
            ] {
                let resource = TopicResource(
                    id: ID(text: id), topic: topic, title: id, description: nil, kind: .book, place: place)
                try TopicResourceRows.insert(resource, in: course, tx)
            }
            try TopicResourceRows.remove(ID(text: "gone"), at: site.clock.now, tx)
        }
    }

    @Test("every table of it, but its working name, its meetings and deleted resources; its syllabus is for its own people")
    func everyTable() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            try await Self.fill(scene)
            let (copy, now) = (ID<Course>(at: site.clock.now), site.clock.now)
            let copies = CourseCopyStore(database: site.database, parts: site.features.flatMap { $0.courseCopies })
            let names = CourseNames(code: "PDM302", title: "Din nou", semester: "2026/2027, semestrul I")
            #expect(try await copies.copy(scene.course, as: names, to: copy, by: scene.carmen, at: now))
            for ((table, original), (_, copied)) in zip(Self.rows(scene.course), Self.rows(copy)) {
                let (first, second) = try await (site.values(original), site.values(copied))
                #expect(first == second && !first.isEmpty, "\(table)")
            }
            #expect(
                try await site.values("SELECT title AS v FROM topic_resource WHERE course_id = \(copy) AND title = 'gone'") == [])
            #expect(try await site.values("SELECT id AS v FROM meeting_plan WHERE course_id = \(copy)") == [])
            let audience = try await site.values("SELECT syllabus_audience AS v FROM course_design WHERE course_id = \(copy)")
            #expect(audience == ["enrolled"])
            #expect(try await site.database.read { tx in try CourseDesignRows.isEdited(copy, tx) })
        }
    }
}
