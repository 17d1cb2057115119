import Database
import Testing

@testable import App

@Suite("A survey opens once, for everybody enrolled")
struct OpeningTests {
    @Test("everybody enrolled has a row from the opening on, in an order that tells nothing")
    func rows() async throws {
        try await SurveyScene.run(students: 30) { scene in
            try await scene.open()
            let (stored, sorted) = try await scene.site.database.read { tx in
                let stored = try tx.rows("SELECT person_id FROM participation ORDER BY rowid").map {
                    try $0["person_id"] as String
                }
                return (stored, stored.sorted())
            }
            #expect(stored.count == 32)
            #expect(stored != sorted)
            #expect(try await scene.site.lifecycle.turn(at: scene.site.clock.now).isEmpty)
            #expect(try await scene.count("participation") == 32)
            #expect(try await scene.count("survey_opening") == 1)
        }
    }

    @Test("the key is on disk before the survey is open, and what was made before a crash is used again")
    func keyFirst() async throws {
        try await SurveyScene.run { scene in
            let key = try scene.site.lifecycle.keys.make(scene.survey)
            try await scene.open()
            let stored = try await scene.site.database.read { tx in
                try tx.first("SELECT public_key FROM survey_opening").map { try $0["public_key"] as [UInt8] }
            }
            #expect(stored == key.publicBytes)
        }
    }

    @Test("who is enrolled later is not asked, and teachers who come later are not rated: no group can be filled up")
    func later() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await scene.site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO enrolment (course_id, person_id)
                    SELECT course.id, person.id FROM course, person WHERE course.code = 'PDM301' AND person.user_name = 'ema'
                    """)
                try tx.execute(
                    """
                    INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
                    SELECT course.id, person.id, 'assistant', 9 FROM course, person
                    WHERE course.code = 'PDM301' AND person.user_name = 'dan'
                    """)
            }
            #expect(try await scene.site.lifecycle.turn(at: scene.site.clock.now).isEmpty)
            #expect(try await scene.site.signedIn("ema").get(scene.address).status == .notFound)
            #expect(try await scene.count("participation") == 8)
            #expect(try await scene.count("survey_teacher") == 2)
        }
    }

    @Test("a survey whose time is over before it could open never opens")
    func missed() async throws {
        try await SurveyScene.run { scene in
            scene.site.clock.advance(by: .hours(4))
            let hindrances = try await scene.site.lifecycle.turn(at: scene.site.clock.now)
            #expect(hindrances.isEmpty)
            #expect(try await scene.count("survey_opening") == 0)
        }
    }
}
