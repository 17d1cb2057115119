import Database
import Testing

@testable import App

@Suite("A copy of a course keeps what its texts say of objectives")
struct CopiedTagTests {
    @Test("quizzes and lessons name the objectives of the copy; deleted ones are left out")
    func copied() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await ObjectiveStoreTests.Scene(site)
            try await Tagging.tag(scene)
            _ = try await scene.store.remove("two", by: scene.carmen, at: site.clock.now)
            let (copy, now) = (ID<Course>(at: site.clock.now), site.clock.now)
            let copies = CourseCopyStore(database: site.database, parts: site.features.flatMap { $0.courseCopies })
            let names = CourseNames(code: "PDM302", title: "Din nou", semester: "2026/2027, semestrul I")
            #expect(try await copies.copy(scene.course, as: names, to: copy, by: scene.carmen, at: now))
            func tags(_ course: ID<Course>) async throws -> [String] {
                try await site.values(
                    """
                    SELECT question.question_key || ' ' || objective.objective_key AS v FROM question_objective AS tag
                    JOIN question ON question.id = tag.question_id
                    JOIN assessment ON assessment.id = question.assessment_id AND assessment.kind = 'quiz'
                    JOIN objective ON objective.id = tag.objective_id AND objective.course_id = assessment.course_id
                    WHERE assessment.course_id = \(course) AND objective.removed_at IS NULL ORDER BY v
                    """)
            }
            #expect(try await tags(scene.course) == ["servicii one"])
            #expect(try await tags(copy) == ["servicii one"])
            let lessons = try await site.values(
                """
                SELECT objective.objective_key AS v FROM lesson_objective AS tag JOIN lesson ON lesson.id = tag.lesson_id
                JOIN objective ON objective.id = tag.objective_id AND objective.course_id = lesson.course_id
                WHERE lesson.course_id = \(copy)
                """)
            #expect(lessons == ["one"])
        }
    }
}

/// The sample course with two objectives, which a question of a quiz and a lesson serve.
enum Tagging {
    static func tag(_ scene: ObjectiveStoreTests.Scene) async throws {
        for key in ["one", "two"] {
            let id = try await scene.add(key)
            try await scene.save(.performance(.init(category: SampleObjectives.organize, word: .listed("analyze"))), of: id)
            try await scene.save(.contents([scene.topic("Limbajul")]), of: id)
        }
        let course = scene.course
        try await scene.site.database.write { tx in
            for key in ["one", "two"] {
                try tx.execute("UPDATE objective SET objective_key = \(key) WHERE id = \(key)")
            }
            let question = try tx.first(
                """
                SELECT question.id FROM question JOIN assessment ON assessment.id = question.assessment_id
                WHERE assessment.course_id = \(course) AND question.question_key = 'servicii' AND assessment.kind = 'quiz'
                """)
            if let question { try QuestionObjectiveRows.write([ID(text: "two"), ID(text: "one")], of: question["id"], tx) }
            let lesson = try tx.first("SELECT id FROM lesson WHERE course_id = \(course) ORDER BY position, id LIMIT 1")
            if let lesson { try LessonObjectiveRows.write([ID(text: "one")], of: lesson["id"], tx) }
        }
    }
}

extension ObjectiveStore {
    fileprivate func remove(_ id: String, by viewer: Viewer, at now: Instant) async throws -> ID<Course>? {
        try await remove(ID<Objective>(text: id), by: viewer, at: now)
    }
}
