import Testing

@Suite("Each table has one feature that writes it")
struct TableOwnersTests {
    private static let tables: [String: String] = [
        "API": "service_request",
        "Accounts":
            """
        access_token access_token_scope calendar_entry calendar_feed one_time_link person person_role session
        """,
        "Assessments":
            """
        accepted_answer assessment assessment_revision corrected_answer corrected_revision date_override mark_correction picture pool
        question question_objective question_option question_revision time_exception
        """,
        "Attempts":
            "annulment answer answer_origin answer_page attempt checked_answer deadline_change flag intervention mark_change receipt submission",
        "Authoring": "assessment_draft",
        "CourseDesign":
            """
        activity_hour course_audience course_design course_instructor course_policy design_event design_exception event_objective
        meeting_change meeting_plan meeting_weekday objective objective_criterion objective_outcome objective_technique
        objective_topic programme_outcome published_technique published_technique_facet syllabus_section technique
        technique_facet technique_favourite
        """,
        "Courses":
            """
        course course_file course_teacher institution stored_file topic topic_dimension topic_hour topic_merge topic_resource
        """,
        "Enrolment": "course_group enrolment",
        "Exams":
            """
        exam_crowd exam_date exam_date_version exam_period exam_place exam_receipt exam_registration
        exam_registration_event
        """,
        "Finances": "charge charge_reversal finance_setting payment payment_reversal price received_payment",
        "Lessons": "lesson lesson_draft lesson_file lesson_objective lesson_publication lesson_revision reading",
        "Points":
            """
        confirmed_mark frozen_result planned_part point_entry points_freeze points_part points_plan report_opening task_text
        """,
        "Records": "recorded_course study_record",
        "Semesters": "semester",
        "Survey":
            """
        participation sealed_ballot survey survey_closing survey_comment survey_count survey_course survey_item
        survey_item_objective survey_item_text survey_opening survey_option_text survey_subject survey_teacher
        survey_text survey_turnout
        """,
    ]

    /// What else a folder writes, each with why.
    private static let exceptions: [String: String] = [:]

    private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

    private static let owners = Dictionary(
        tables.flatMap { folder, names in words(names).map { ($0, folder) } }, uniquingKeysWith: { first, _ in first })

    private static let writes = Result { TableOwners.writes(try SourceTree.files("Sources/App", "swift")) }

    @Test("others call it: no statement that changes a table stands outside of its folder")
    func written() throws {
        let exceptions = Self.exceptions.mapValues { Set(Self.words($0)) }
        #expect(TableOwners.complaints(try Self.writes.get(), Self.owners, exceptions) == [])
    }

    @Test("a table, or an exception, is in the list only as long as somebody writes it there")
    func needed() throws {
        let written = Set(try Self.writes.get().map { $0.folder + " " + $0.table })
        let listed = (Array(Self.tables) + Array(Self.exceptions)).flatMap { folder, names in
            Self.words(names).map { folder + " " + $0 }
        }
        #expect(listed.filter { !written.contains($0) }.sorted() == [])
    }

    @Test("a statement of another folder is named, whatever way it changes the table")
    func found() {
        let files: [SourceTree.File] = [
            .init(path: "Sources/App/Lessons/LessonRows.swift", text: "tx.execute(\"DELETE FROM lesson WHERE id = \\(id)\")"),
            .init(
                path: "Sources/App/Import/ImportRows.swift",
                text: "\"INSERT INTO lesson (id) VALUES (\\(id)) ON CONFLICT (id) DO UPDATE SET id = excluded.id\""),
            .init(path: "Sources/App/Home/HomeRows.swift", text: "\"\"\"\n  UPDATE\n  lesson SET position = 1\n\"\"\""),
            .init(path: "Sources/App/Home/ShelfStore.swift", text: "\"UPDATE \\(table) SET position = 1\""),
            .init(path: "Sources/App/Home/NewRows.swift", text: "\"INSERT INTO shelf (id) VALUES (1)\""),
            .init(path: "Sources/App/Courses/CopyRows.swift", text: "\"INSERT INTO lesson (id) SELECT id FROM lesson\""),
            .init(path: "Sources/App/Search/SearchStore.swift", text: "// UPDATE lesson\n\"SELECT id FROM lesson\""),
            .init(path: "Sources/App/Schema/2026-11-21-lessons.swift", text: "\"UPDATE lesson SET position = 1\""),
        ]
        let complaints = TableOwners.complaints(
            TableOwners.writes(files), ["lesson": "Lessons"], ["Courses": ["lesson"]])
        #expect(
            complaints == [
                "Sources/App/Home/HomeRows.swift writes lesson, of Lessons: let Lessons write it, and call that",
                "Sources/App/Home/NewRows.swift writes shelf, which nobody owns yet",
                "Sources/App/Home/ShelfStore.swift hides which table it writes: name it in the statement",
                "Sources/App/Import/ImportRows.swift writes lesson, of Lessons: let Lessons write it, and call that",
            ])
    }
}
