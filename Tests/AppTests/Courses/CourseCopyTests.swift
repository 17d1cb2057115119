import Database
import Foundation
import Testing

@testable import App

@Suite("A course is copied: all that is taught, none of those it was taught to")
struct CourseCopyTests {
    private static func copy(_ browser: TestBrowser, _ id: ID<Course>, _ code: String = "PDM302") async throws -> ID<Course> {
        let copy = try #require(try await browser.get(TeachRoutes.newCopy(of: id)).hidden("course"))
        let reply = try await browser.post(
            TeachRoutes.copies(of: id), [("course", copy), ("number", code), ("title", "Din nou"), ("semester", "2026/2027")])
        #expect(reply.location == TeachRoutes.course(ID(text: copy)))
        return ID(text: copy)
    }

    @Test("topics, teachers, files, lessons and quizzes are there; students and finals are not")
    func whatIsCopied() async throws {
        try await TestSite.run(from: .lessons) { site in
            let id = try await site.courseID("PDM301")
            let copy = try await Self.copy(site.signedIn("carmen"), id)
            #expect(try await site.topicPaths(of: copy) == site.topicPaths(of: id))
            for query in [
                "SELECT person_id || teaching_role AS v FROM course_teacher WHERE course_id =",
                "SELECT name || digest AS v FROM course_file WHERE course_id =",
                "SELECT lesson_key || position AS v FROM lesson WHERE course_id =",
                "SELECT shown.title || shown.body || shown.digest AS v FROM lesson JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id WHERE course_id =",
            ] {
                let (first, second) = try await (
                    site.values("\(SQL(stringLiteral: query)) \(id) ORDER BY 1"),
                    site.values("\(SQL(stringLiteral: query)) \(copy) ORDER BY 1")
                )
                #expect(first == second && !first.isEmpty, "\(query)")
            }
            #expect(try await site.values("SELECT person_id AS v FROM enrolment WHERE course_id = \(copy)") == [])
            let audiences = try await site.values("SELECT DISTINCT audience AS v FROM lesson WHERE course_id = \(copy)")
            #expect(audiences == ["enrolled"], "what everybody may read is said anew")
            let kinds = try await site.values("SELECT assessment_key || kind AS v FROM assessment WHERE course_id = \(copy)")
            #expect(kinds == ["quizquiz"])
        }
    }

    @Test("all of the copy counts as changed in the browser, so that an import overwrites none of it unasked")
    func isEdited() async throws {
        try await TestSite.run(from: .lessons) { site in
            let copy = try await Self.copy(site.signedIn("carmen"), site.courseID("PDM301"))
            for (table, column) in [("course", "id"), ("lesson", "course_id"), ("assessment", "course_id")] {
                let marks = try await site.values(
                    """
                    SELECT DISTINCT CASE WHEN edited_at IS NULL THEN 'the folder''s' ELSE 'the browser''s' END AS v
                    FROM \(SQL(stringLiteral: table)) WHERE \(SQL(stringLiteral: column)) = \(copy) ORDER BY 1
                    """)
                #expect(marks == ["the browser's"], "\(table)")
            }
        }
    }

    @Test("what hangs together in the copy is the copy's own: topics of lessons and questions, the quiz of a lesson, files")
    func nothingPointsBack() async throws {
        try await TestSite.run(from: .lessons) { site in
            let copy = try await Self.copy(site.signedIn("carmen"), site.courseID("PDM301"))
            let strangers = try await site.values(
                """
                SELECT topic.title AS v FROM lesson JOIN topic ON topic.id = lesson.topic_id
                WHERE lesson.course_id = \(copy) AND topic.course_id <> \(copy)
                UNION ALL SELECT topic.title FROM assessment JOIN topic ON topic.id = assessment.topic_id
                WHERE assessment.course_id = \(copy) AND topic.course_id <> \(copy)
                UNION ALL SELECT lesson.lesson_key FROM lesson JOIN assessment ON assessment.id = lesson.quiz_id
                WHERE lesson.course_id = \(copy) AND assessment.course_id <> \(copy)
                """)
            #expect(strangers == [])
            let quizzes = try await site.values(
                "SELECT lesson_key AS v FROM lesson WHERE course_id = \(copy) AND quiz_id IS NOT NULL")
            #expect(quizzes == ["cycle"])
            let questions = try await site.values(
                """
                SELECT question.question_key || ' ' || topic.title AS v FROM question
                JOIN assessment ON assessment.id = question.assessment_id
                JOIN question_revision ON question_revision.question_id = question.id
                JOIN topic ON topic.id = question_revision.topic_id AND topic.course_id = assessment.course_id
                WHERE assessment.course_id = \(copy) ORDER BY question_revision.position
                """)
            #expect(questions == ["strat Straturi", "servicii Straturi", "optionale Limbajul"])
        }
    }

    @Test("a student of the copy reads its lessons and takes its quiz; the original's results are not touched")
    func studentsUseIt() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            let copy = try await Self.copy(carmen, site.courseID("PDM301"))
            try await carmen.post(CoursePeopleRoutes.enrolments(of: copy), [("user", "ema")])
            let ema = try await site.signedIn("ema")
            let lesson = try #require(
                try await site.values("SELECT id AS v FROM lesson WHERE course_id = \(copy) AND lesson_key = 'layers'").first)
            let page = try await ema.get(LessonRoutes.lesson(ID(text: lesson)))
            #expect(page.words.contains("Patru straturi"))
            #expect(try await ema.get(page.link("/lessons/[^\"]+/files/[^\"]+")).status == .ok)
            let attempt = try await ema.start("Exerciții")
            let question = try await ema.get(attempt + "/questions/1")
            #expect(question.words.contains("Ce strat conține"))
            try await ema.post(attempt + "/questions/1", [("choice[]", "2"), ("go", "next")])
            try await ema.end(attempt)
            #expect(try await ema.get(attempt + "/results").words.contains("Straturi"))
        }
    }

    @Test("typed answers, pools and pictures come along")
    func everyTable() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                for statement in [
                    "INSERT INTO pool (revision_id, position, question_count) SELECT id, 1, 1 FROM assessment_revision WHERE title = 'Exerciții'",
                    """
                    INSERT INTO accepted_answer (revision_id, question_position, position, text, tolerance)
                    SELECT id, 1, 1, '2,5', '0,1' FROM assessment_revision WHERE title = 'Exerciții'
                    """,
                    """
                    INSERT INTO picture (revision_id, name, content_type, width, height, content)
                    SELECT id, 'media/a.png', 'image/png', 2, 3, x'010203' FROM assessment_revision WHERE title = 'Exerciții'
                    """,
                ] { try tx.execute(SQL(stringLiteral: statement)) }
            }
            let copy = try await Self.copy(site.signedIn("carmen"), site.courseID("PDM301"))
            let revision = try #require(
                try await site.values(
                    """
                    SELECT assessment_revision.id AS v FROM assessment_revision
                    JOIN assessment ON assessment.id = assessment_revision.assessment_id WHERE assessment.course_id = \(copy)
                    """
                ).first)
            let options = try await site.values(
                "SELECT text AS v FROM question_option WHERE revision_id = \(revision) AND question_position = 1 ORDER BY position"
            )
            #expect(options == ["Core OS", "Cocoa Touch", "Media"])
            #expect(
                try await site.values("SELECT text || tolerance AS v FROM accepted_answer WHERE revision_id = \(revision)") == [
                    "2,50,1"
                ])
            #expect(
                try await site.values("SELECT 'one' AS v FROM pool WHERE revision_id = \(revision) AND question_count = 1") == [
                    "one"
                ])
            #expect(
                try await site.values("SELECT name AS v FROM picture WHERE revision_id = \(revision) AND content = x'010203'")
                    == ["media/a.png"])
        }
    }

    @Test(
        "of a lesson that only somebody writes the draft is copied; of one that was taken back the text, unpublished; deleted ones stay"
    )
    func unpublishedLessons() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (id, now) = (try await site.courseID("PDM301"), site.clock.now)
            try await site.database.write { tx in
                try tx.execute("UPDATE lesson SET shown_revision_id = NULL WHERE lesson_key IN ('layers', 'cycle')")
                try tx.execute(
                    """
                    INSERT INTO lesson_draft (lesson_id, version, person_id, saved_at, title, body)
                    SELECT lesson.id, 7, person.id, \(now), 'Schiță', 'Un text' FROM lesson, person
                    WHERE lesson.lesson_key = 'layers' AND person.user_name = 'felix'
                    """)
                try tx.execute("UPDATE lesson SET removed_at = \(now) WHERE lesson_key = 'language'")
            }
            let copy = try await Self.copy(site.signedIn("carmen"), id)
            let drafts = try await site.values(
                """
                SELECT lesson.lesson_key || ' ' || lesson_draft.title || ' ' || user_name || ' ' || version AS v FROM lesson_draft
                JOIN lesson ON lesson.id = lesson_id JOIN person ON person.id = person_id WHERE course_id = \(copy)
                """)
            #expect(drafts == ["layers Schiță carmen 1"])
            #expect(
                try await site.values("SELECT lesson_key AS v FROM lesson WHERE course_id = \(copy) ORDER BY 1") == [
                    "cycle", "layers",
                ])
            #expect(
                try await site.values("SELECT id AS v FROM lesson WHERE course_id = \(copy) AND shown_revision_id IS NOT NULL")
                    == [])
        }
    }

    @Test("pressing twice makes one copy; nobody copies a course of somebody else, nor onto one")
    func twiceAndForeign() async throws {
        try await TestSite.run { site in
            let gelus = try await site.addGelusCourse()
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let copy = try await Self.copy(carmen, id)
            let fields = [("course", copy.text), ("number", "X"), ("title", "Y"), ("semester", "2026/2027")]
            #expect(try await carmen.post(TeachRoutes.copies(of: id), fields).location == TeachRoutes.course(copy))
            #expect(try await site.values("SELECT title AS v FROM course WHERE id = \(copy)") == ["Din nou"])
            let fresh = [("course", ID<Course>(at: site.clock.now).text)] + fields.dropFirst()
            #expect(try await carmen.post(TeachRoutes.copies(of: gelus), fresh).status == .notFound)
            let onto = [("course", gelus.text)] + fields.dropFirst()
            #expect(try await carmen.post(TeachRoutes.copies(of: id), onto).status == .notFound)
            #expect(try await site.count("course") == 4)
        }
    }

    /// What a feature that is not there yet would bring: a topic for each that was copied, or something that cannot be written.
    private struct NotedRows: CourseCopyRows {
        let place: Int
        let title: String?

        func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
            let rows = try tx.rows("SELECT id FROM lesson WHERE course_id = \(course.original) AND removed_at IS NULL")
            for (index, row) in rows.enumerated() {
                let lesson: ID<Lesson> = try row["id"]
                try tx.execute(
                    """
                    INSERT INTO topic (id, course_id, title, position)
                    VALUES (\(ID<Topic>(at: course.now)), \(course.copy), \(title), \(course.counterpart(of: lesson) == nil ? 0 : index + 90))
                    """)
            }
        }
    }

    @Test("what a new feature copies comes along, and where it cannot nothing of the copy is there", arguments: ["Notă", nil])
    func newParts(title: String?) async throws {
        try await TestSite.run(from: .lessons) { site in
            let (id, now) = (try await site.courseID("PDM301"), site.clock.now)
            let carmen = Viewer(
                id: try await site.person("carmen").id, userName: "carmen", fullName: "", roles: [.teacher], language: nil,
                session: ID(text: ""))
            let parts: [any CourseCopyRows] = [NotedRows(place: 30, title: title)] + site.features.flatMap { $0.courseCopies }
            let (copies, copy) = (CourseCopyStore(database: site.database, parts: parts), ID<Course>(at: now))
            let names = CourseNames(code: "PDM302", title: "Din nou", semester: "2026/2027")
            let count = try await site.count("course")
            if title == nil {
                await #expect(throws: (any Error).self) { try await copies.copy(id, as: names, to: copy, by: carmen, at: now) }
                #expect(try await site.count("course") == count)
                #expect(try await site.values("SELECT id AS v FROM topic WHERE course_id = \(copy)") == [])
            } else {
                #expect(try await copies.copy(id, as: names, to: copy, by: carmen, at: now))
                let noted = "SELECT id AS v FROM topic WHERE title = 'Notă' AND position >= 90 AND course_id ="
                let lessons = try await site.values("SELECT id AS v FROM lesson WHERE course_id = \(copy)")
                #expect(try await site.values("\(SQL(stringLiteral: noted)) \(copy)").count == lessons.count && !lessons.isEmpty)
            }
        }
    }
}
