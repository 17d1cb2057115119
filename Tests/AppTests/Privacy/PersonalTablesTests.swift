import Database
import Foundation
import Testing

@testable import App

@Suite("No table about people is forgotten when somebody asks for their data")
struct PersonalTablesTests {
    /// Tables about people that are not told, each with a reason.
    private static let exceptions: [String: String] = [
        "service_request": "what programs of the person were answered in the last day, kept so that nothing is changed twice",
        "corrected_answer": "what is right instead, which is about a question and not told of a test",
        "corrected_revision": "which editions of a test a correction is about",
    ]

    /// Where the file tells of each table.
    private static let places = [
        "person": "account.userName", "person_role": "account.roles", "session": "sessions.browser", "enrolment": "courses.part",
        "course_teacher": "courses.position", "time_exception": "extraTimes.extraTime", "reading": "lessons.openedAt",
        "attempt": "attempts.startedAt", "answer": "attempts.answers.arrivedAt", "answer_page": "attempts.openPages.page",
        "answer_origin": "attempts.answers.service",
        "checked_answer": "attempts.checkedQuestions",
        "flag": "attempts.flaggedQuestions", "deadline_change": "attempts.deadlineChanges.to",
        "submission": "attempts.submission.endedAt", "receipt": "attempts.receipt.code",
        "date_override": "otherDates.opens", "participation": "surveys.isDone", "survey_teacher": "surveys.name",
        "access_token": "tokens.madeAt", "calendar_feed": "calendars.madeAt", "one_time_link": "links.madeAt",
        "lesson_draft": "writing.drafts.at", "lesson_revision": "writing.revisions.at",
        "lesson_publication": "writing.publications.at", "course_file": "writing.files.at",
        "assessment_draft": "writing.testDrafts.at", "assessment_revision": "writing.testRevisions.at",
        "intervention": "attempts.interventions.reason", "annulment": "attempts.annulments.reason",
        "mark_correction": "writing.corrections.reason",
        "mark_change": "attempts.markChanges.reason",
        "course_group": "groups.part", "point_entry": "points.entries.at", "frozen_result": "points.frozenResults.earned",
        "confirmed_mark": "points.marks.at", "report_opening": "points.openedAt", "points_plan": "writing.pointsPlans.from",
        "points_freeze": "writing.frozenPoints.from", "task_text": "writing.taskTexts.from", "study_record": "records.issuedAt",
        "exam_registration": "exams.number", "exam_registration_event": "exams.events.at", "exam_place": "exams.places.since",
        "exam_receipt": "exams.receipts", "exam_date_version": "writing.exams.from",
        "charge": "charges.amount", "payment": "payments.amount", "charge_reversal": "charges.reversal.at",
        "course_design": "writing.courseDesigns.number", "course_policy": "writing.coursePolicies.number",
        "course_instructor": "writing.instructors.number", "meeting_plan": "writing.meetings.number",
        "meeting_change": "writing.meetingChanges.number", "design_exception": "writing.designExceptions.number",
        "objective": "writing.objectives.number", "technique": "writing.techniques.title",
        "technique_favourite": "writing.favouriteTechniques.title", "design_event": "writing.designEvents.number",
        "payment_reversal": "payments.reversal.at", "price": "writing.money.number", "received_payment": "writing.money.number",
    ]

    @Test("every table that leads to a person or to an attempt is one that is told")
    func everyTableIsTold() async throws {
        try await TestSite.run { site in
            let keys = try await foreignKeys(site)
            let tables = site.features.flatMap { $0.personalData }.reduce(into: Set<String>()) {
                $0.formUnion(type(of: $1).tables)
            }
            let told = tables.union(Self.exceptions.keys)
            #expect(Self.personal(keys).subtracting(told).sorted() == [])
            #expect(told.subtracting(Self.personal(keys)).sorted() == [], "none of them is about people any more")
            #expect(tables == Set(Self.places.keys))
        }
    }

    @Test("a table that leads to one about people, by way of an attempt or a registration, is found")
    func itFinds() {
        let keys = [("a", "person"), ("b", "attempt"), ("c", "b"), ("d", "course"), ("attempt", "person"), ("e", "a")]
        #expect(Self.personal(keys) == ["person", "attempt", "exam_registration", "a", "b", "c"])
    }

    @Test("Ana, of whom every table has a row, finds each of them in her file")
    func everyTableIsThere() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let attempt = try await ana.start("Test final")
            _ = try await OpenPage(ana, 1, of: attempt).press("next", [("choice[]", "1"), ("flag", "1")])
            let ended = try await ana.start("Exerciții")
            try await ana.end(ended)
            try await fill(site, TestSite.lastPart(attempt), TestSite.lastPart(ended))
            let file = try JSONSerialization.jsonObject(with: Data(try await ana.get("/account/data.json").bytes))
            for (table, place) in Self.places {
                #expect(try await site.count(table) > 0, "\(table)")
                #expect(!Self.values(at: place, in: file).isEmpty, "\(table) is not told")
            }
            let made = Self.values(at: "writing.interventions.reason", in: file)
            #expect(made.map { "\($0)" } == ["Alarmă", "A copiat"])
            #expect(Self.values(at: "writing.otherDates.reason", in: file).map { "\($0)" } == ["Boală"])
            for name in ["pointEntries", "taskTexts", "confirmedMarks"] {
                #expect(Self.values(at: "writing.\(name).number", in: file).map { "\($0)" } == ["1"], "\(name)")
            }
            #expect(try await ana.get("/account/data").status == .ok)
        }
    }

    /// Table and table that it refers to, for every foreign key.
    private func foreignKeys(_ site: TestSite) async throws -> [(String, String)] {
        try await site.database.read { tx in
            try tx.rows("SELECT name FROM sqlite_master WHERE type = 'table'").flatMap { row in
                let table: String = try row["name"]
                return try tx.rows("SELECT \"table\" AS parent FROM pragma_foreign_key_list(\(table))").map { key in
                    let parent: String = try key["parent"]
                    return (table, parent)
                }
            }
        }
    }

    /// What refers to a person, to an attempt or a registration for an exam, or to something that refers to one of those.
    private static func personal(_ keys: [(table: String, parent: String)]) -> Set<String> {
        func children(of parents: Set<String>) -> Set<String> {
            Set(keys.filter { parents.contains($0.parent) }.map(\.table))
        }
        var roots: Set = ["attempt", "exam_registration"]
        while true {
            let more = roots.union(children(of: roots))
            if more == roots { break }
            roots = more
        }
        return roots.union(children(of: ["person"])).union(["person"])
    }

    private static func values(at place: String, in value: Any) -> [Any] {
        if let list = value as? [Any] { return list.flatMap { values(at: place, in: $0) } }
        guard !place.isEmpty else { return [value] }
        let parts = place.split(separator: ".", maxSplits: 1).map(String.init)
        guard let next = (value as? [String: Any])?[parts[0]] else { return [] }
        return values(at: parts.count == 2 ? parts[1] : "", in: next)
    }

    /// Gives Ana what the site alone does not give her here.
    private func fill(_ site: TestSite, _ running: String, _ ended: String) async throws {
        let (ana, now) = (try await site.person("ana").id, site.clock.now)
        try await site.database.write { tx in
            for statement: SQL in [
                """
                INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
                SELECT id, \(ana), 'assistant', 9 FROM course WHERE code = 'ENG1'
                """,
                """
                INSERT INTO time_exception (assessment_id, person_id, time_factor, extra_time)
                SELECT assessment_id, \(ana), 1250, 60000 FROM attempt WHERE id = \(running)
                """,
                """
                INSERT INTO date_override (assessment_id, person_id, sequence, opens_at, closes_at, reason, maker_id, made_at)
                SELECT assessment_id, \(ana), 1, \(now), \(now + .days(1)), 'Boală', \(ana), \(now)
                FROM attempt WHERE id = \(running)
                """,
                """
                INSERT INTO deadline_change (attempt_id, sequence, changed_at, old_deadline, new_deadline)
                VALUES (\(running), 1, \(now), \(now), \(now))
                """,
                """
                INSERT INTO lesson (id, number, course_id, lesson_key, position, audience)
                SELECT 'lesson', 1, id, 'one', 1, 'enrolled' FROM course WHERE code = 'PDM301'
                """,
                """
                INSERT INTO lesson_revision (id, lesson_id, ordinal, digest, title, body, searchable, word_count, created_at)
                VALUES ('revision', 'lesson', 1, 'a', 'Lecția', 'Text', ' text ', 1, \(now))
                """,
                "UPDATE lesson_revision SET author_id = \(ana) WHERE id = 'revision'",
                """
                INSERT INTO lesson_publication (lesson_id, sequence, revision_id, person_id, published_at)
                VALUES ('lesson', 1, 'revision', \(ana), \(now))
                """,
                """
                INSERT INTO lesson_draft (lesson_id, version, base_revision_id, person_id, saved_at, title, body)
                VALUES ('lesson', 1, 'revision', \(ana), \(now), 'Lecția', 'Text')
                """,
                "INSERT INTO stored_file (digest, size, stored_at) VALUES ('d', 1, \(now))",
                """
                INSERT INTO course_file (course_id, name, digest, content_type, person_id, stored_at)
                SELECT id, 'media/a.png', 'd', 'image/png', \(ana), \(now) FROM course WHERE code = 'PDM301'
                """,
                """
                INSERT INTO answer_origin (attempt_id, sequence, service)
                SELECT attempt_id, sequence, 'json' FROM answer WHERE attempt_id = \(running)
                """,
                """
                INSERT INTO access_token (id, person_id, name, token_digest, made_at, expires_at)
                VALUES ('token', \(ana), 'Telefon', 'd', \(now), \(now + .days(1)))
                """,
                """
                INSERT INTO calendar_feed (id, person_id, secret_digest, made_at) VALUES ('feed', \(ana), 'd', \(now))
                """,
                """
                INSERT INTO one_time_link (id, person_id, token_digest, purpose, maker_id, made_at, expires_at)
                VALUES ('link', \(ana), 'd', 'password', \(ana), \(now), \(now + .days(1)))
                """,
                "INSERT INTO reading (lesson_id, person_id, opened_at) VALUES ('lesson', \(ana), \(now))",
                """
                INSERT INTO receipt (attempt_id, code, key_name, issued_at) VALUES (\(ended), 'AAAAA', 'key', \(now))
                ON CONFLICT (attempt_id) DO NOTHING
                """,
                """
                INSERT INTO survey (id, survey_key, position, semester_id, opens_at, closes_at, results_from, policy, ballot_limit,
                    comment_limit, audience)
                SELECT 'survey', 'one', 1, min(id), 0, 1, 2, 'off', 5, 10, 'nothing' FROM semester
                """,
                "INSERT INTO survey_opening (survey_id, public_key, sheet_length) VALUES ('survey', x'00', 1)",
                """
                INSERT INTO survey_subject (survey_id, course_id, position, code, title, language)
                SELECT 'survey', id, 1, code, title, language FROM course WHERE code = 'ENG1'
                """,
                """
                INSERT INTO survey_teacher (survey_id, course_id, position, person_id, name, teaching_role)
                SELECT 'survey', id, 1, \(ana), 'Ana', 'assistant' FROM course WHERE code = 'ENG1'
                """,
                """
                INSERT INTO participation (survey_id, course_id, person_id, is_done)
                SELECT 'survey', id, \(ana), 1 FROM course WHERE code = 'ENG1'
                """,
            ] { try tx.execute(statement) }
            try Self.fillTests(ended, ana, at: now, tx)
            try Self.fillPoints(ana, at: now, tx)
            try Self.fillExams(ana, at: now, tx)
            try Self.fillMoney(ana, at: now, tx)
            try Self.fillDesign(ana, at: now, tx)
        }
    }

    /// The design of a course, of which she changed everything last, and in which she is named.
    private static func fillDesign(_ ana: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        let course: ID<Course> = try #require(try tx.first("SELECT id FROM course WHERE code = 'PDM301'"))["id"]
        try CourseDesignRows.mark(course, at: now, tx)
        try ObjectiveWriteRows.insert(Objective(id: ID(text: "objective"), key: nil, version: 1), at: 0, in: course, by: ana, tx)
        try TechniqueWriteRows.insert(SampleTechniques.content, as: ID(text: "technique"), of: ana, by: ana, tx)
        try TechniqueFavouriteRows.mark(.curated("minute-paper"), isFavourite: true, of: ana, tx)
        try DesignEventWriteRows.insert(SampleCoursePlan.event("a", due: SampleDesign.today), in: course, by: ana, tx)
        for statement: SQL in [
            "UPDATE course_design SET editor_id = \(ana) WHERE course_id = \(course)",
            """
            INSERT INTO course_policy (course_id, policy, is_hidden, version, editor_id)
            VALUES (\(course), 'attendance', 0, 1, \(ana))
            """,
            """
            INSERT INTO course_instructor (id, course_id, position, person_id, version, editor_id)
            VALUES ('instructor', \(course), 0, \(ana), 1, \(ana))
            """,
            """
            INSERT INTO meeting_plan (id, course_id, first_day, last_day, starts_at, ends_at, repeats, version, editor_id)
            VALUES (\(course), \(course), 20000, 20100, 600, 720, 'weekdays', 1, \(ana))
            """,
            """
            INSERT INTO meeting_change (plan_id, day, sequence, kind, maker_id, made_at)
            VALUES (\(course), 20001, 1, 'cancelled', \(ana), \(now))
            """,
            """
            INSERT INTO design_exception (course_id, finding, reason, person_id, made_at)
            VALUES (\(course), 'no-objectives', 'x', \(ana), \(now))
            """,
        ] { try tx.execute(statement) }
    }

    /// What she owes and paid, and what she did in the student office.
    private static func fillMoney(_ ana: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        let (charge, payment) = (SampleFinances.charge(of: ana, 100), SampleFinances.payment(of: ana, 50))
        try ChargeWriteRows.add(charge, as: ID(text: "charge"), by: ana, at: now, tx)
        _ = try ChargeWriteRows.reverse(ID(text: "charge"), because: "Greșeală", by: ana, at: now, tx)
        try PaymentWriteRows.add(payment, as: ID(text: "payment"), by: ana, at: now, tx)
        _ = try PaymentWriteRows.reverse(ID(text: "payment"), because: nil, by: ana, at: now, tx)
        try PriceRows.add(Price(kind: .exam, firstOn: payment.paidOn, money: charge.money), by: ana, at: now, tx)
        try ReceivedPaymentRows.add(
            ReceivedPayment(
                id: ID(text: "received"), money: charge.money, paidOn: payment.paidOn, payer: nil, reference: nil, purpose: nil),
            key: "key", by: ana, at: now, tx)
    }

    /// Her group, points, marks and reports, and what she did with points as a teacher.
    private static func fillPoints(_ ana: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        for statement: SQL in [
            """
            INSERT INTO course_group (id, course_id, name, assistant_id)
            SELECT 'group', id, 'Grupa 1', \(ana) FROM course WHERE code = 'PDM301'
            """,
            """
            INSERT INTO points_plan (course_id, revision, version, person_id, made_at, note)
            SELECT id, 1, 1, \(ana), \(now), 'Plan' FROM course WHERE code = 'PDM301'
            """,
            "INSERT INTO points_part (id, course_id, part_key) SELECT 'part', id, 'tasks' FROM course WHERE code = 'PDM301'",
            """
            INSERT INTO planned_part (course_id, revision, position, part_id, kind, sort, most, least, counts_excused)
            SELECT id, 1, 1, 'part', 'pre-exam', 'tasks', 10000, 0, 0 FROM course WHERE code = 'PDM301'
            """,
            """
            INSERT INTO point_entry (part_id, week, person_id, sequence, points, maker_id, made_at)
            VALUES ('part', 0, \(ana), 1, 7500, \(ana), \(now))
            """,
            """
            INSERT INTO task_text (part_id, week, sequence, body, maker_id, made_at)
            VALUES ('part', 1, 1, 'Așezarea în pagină', \(ana), \(now))
            """,
            """
            INSERT INTO study_record (code, key_name, person_id, issued_at, institution, name, surname)
            VALUES ('BBBBB', 'key', \(ana), \(now), 'Școala', 'Ana', 'Țîrlea')
            """,
            """
            INSERT INTO points_freeze (part_id, sequence, kind, person_id, made_at) VALUES ('part', 1, 'frozen', \(ana), \(now))
            """,
            """
            INSERT INTO frozen_result (part_id, sequence, person_id, earned, possible, attempts)
            VALUES ('part', 1, \(ana), 5000, 10000, 1)
            """,
            """
            INSERT INTO confirmed_mark (course_id, person_id, sequence, kind, mark_scheme, mark, points, maker_id, made_at)
            SELECT id, \(ana), 1, 'mark', 'ro', 9000, 88000, \(ana), \(now) FROM course WHERE code = 'PDM301'
            """,
            """
            INSERT INTO report_opening (course_id, person_id, opened_at)
            SELECT id, \(ana), \(now) FROM course WHERE code = 'PDM301'
            """,
        ] { try tx.execute(statement) }
    }

    /// A registration of hers for an exam whose date she set herself.
    private static func fillExams(_ ana: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        let period = ExamPeriod(id: ID(text: "period"), key: nil, fields: SampleExams.fields(now))
        try ExamPeriodRows.insert(period.fields, as: period.id, key: nil, tx)
        let course: ID<Course> = try #require(try tx.first("SELECT id FROM course WHERE code = 'ENG1'"))["id"]
        try tx.execute(
            """
            INSERT INTO enrolment (course_id, person_id) VALUES (\(course), \(ana)) ON CONFLICT (course_id, person_id) DO NOTHING
            """)
        let fields = SampleExams.date(now + .days(10))
        let isAdded = try ExamDateStore.add(
            fields, as: ID(text: "date"), of: course, in: period.id, key: nil, by: ana, at: now, tx)
        #expect(isAdded)
        let desk = ExamDesk(receipts: ExamReceiptRows(key: ReceiptKey(bytes: Array(0..<32))), ledger: .none)
        let date = try #require(try ExamDateRows.find(ID(text: "date"), tx.reading))
        let outcome = try ExamBookingRows(desk: desk, maker: ana, now: now, tx: tx).register(
            ana, date, in: period, SampleExams.standing())
        #expect(outcome.registration?.state.seat == date.id)
    }

    /// What she wrote, did and corrected in tests, and what was done and corrected in hers.
    private static func fillTests(_ ended: String, _ ana: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        for statement: SQL in [
            """
            INSERT INTO checked_answer (attempt_id, question_id, checked_at)
            SELECT \(ended), id, \(now) FROM question
            WHERE assessment_id = (SELECT assessment_id FROM attempt WHERE id = \(ended)) LIMIT 1
            """,
            "UPDATE assessment_revision SET author_id = \(ana)",
            """
            INSERT INTO assessment_draft (assessment_id, course_id, assessment_key, version, person_id, saved_at, text)
            SELECT 'new', id, 'new', 1, \(ana), \(now), 'Text' FROM course WHERE code = 'PDM301'
            """,
            """
            INSERT INTO intervention (attempt_id, sequence, kind, person_id, made_at, added, reason)
            VALUES (\(ended), 1, 'minutes', \(ana), \(now), 60000, 'Alarmă')
            """,
            """
            INSERT INTO annulment (attempt_id, sequence, kind, person_id, made_at, reason)
            VALUES (\(ended), 1, 'annulled', \(ana), \(now), 'A copiat')
            """,
            """
            INSERT INTO mark_correction (id, assessment_id, question_id, kind, person_id, made_at, reason)
            SELECT 'correction', assessment_id, id, 'everyone', \(ana), \(now), 'Greșită' FROM question
            WHERE assessment_id = (SELECT assessment_id FROM attempt WHERE id = \(ended)) LIMIT 1
            """,
            """
            INSERT INTO mark_change (attempt_id, sequence, correction_id, changed_at, old_earned, new_earned, old_mark, new_mark)
            VALUES (\(ended), 1, 'correction', \(now), 0, 1000, 1000, 4000)
            """,
        ] { try tx.execute(statement) }
    }
}
