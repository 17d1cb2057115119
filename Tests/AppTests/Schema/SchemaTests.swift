import Database
import Foundation
import Testing

@testable import App

@Suite("The schema is strict, and all its databases can speak it")
struct SchemaTests {
    private static let tables = [
        "accepted_answer", "access_token", "access_token_scope", "activity_hour", "annulment", "answer", "answer_origin",
        "answer_page",
        "assessment", "assessment_draft",
        "assessment_revision",
        "attempt", "calendar_entry", "calendar_feed",
        "charge", "charge_reversal", "checked_answer", "confirmed_mark", "corrected_answer", "corrected_revision", "course",
        "course_audience", "course_design", "course_file", "course_group", "course_instructor", "course_policy",
        "course_teacher", "date_override", "deadline_change", "design_event", "design_exception", "enrolment", "event_objective",
        "exam_crowd", "exam_date", "exam_date_version", "exam_period", "exam_place", "exam_receipt", "exam_registration",
        "exam_registration_event", "finance_setting", "flag", "frozen_result",
        "institution", "intervention", "lesson", "lesson_draft", "lesson_file", "lesson_objective", "lesson_publication",
        "lesson_revision",
        "mark_change", "mark_correction", "meeting_change", "meeting_plan", "meeting_weekday", "number_sequence",
        "objective", "objective_criterion", "objective_outcome", "objective_technique", "objective_topic",
        "one_time_link", "participation", "payment",
        "payment_reversal",
        "person",
        "person_role",
        "picture", "planned_part", "point_entry", "points_freeze", "points_part", "points_plan", "pool", "price",
        "programme_outcome", "published_technique", "published_technique_facet", "question",
        "question_objective", "question_option", "question_revision", "reading", "receipt", "received_payment", "recorded_course",
        "report_opening",
        "schema_migration", "sealed_ballot", "semester", "service_request", "session", "stored_file", "study_record",
        "submission", "survey",
        "survey_closing", "survey_comment",
        "survey_count",
        "survey_course", "survey_item", "survey_item_objective", "survey_item_text", "survey_opening", "survey_option_text",
        "survey_subject", "survey_teacher", "survey_text", "survey_turnout", "syllabus_section", "task_text", "technique",
        "technique_facet", "technique_favourite", "time_exception", "topic",
        "topic_dimension", "topic_hour", "topic_merge", "topic_resource",
    ]

    private static let optional = [
        // A short text has no tolerance.
        "accepted_answer.tolerance",
        // A token that was never used, and one that nobody has revoked.
        "access_token.used_at", "access_token.ended_at",
        // Hours whose result nobody assesses.
        "activity_hour.assessment",
        // A save that does not say which page it is from; one that took no other's place; what is an answer, or nothing.
        "answer.page", "answer.overwrote", "answer.unreadable",
        // What a program sent that was signed in without a token.
        "answer_origin.token_id",
        // A final alone has times; a test may belong to no topic.
        "assessment.topic_id", "assessment.opens_at", "assessment.closes_at", "assessment.time_limit",
        // As many attempts as one likes, no code, results at no fixed date, not put away.
        "assessment.attempts_allowed", "assessment.access_code", "assessment.results_from", "assessment.answers_from",
        "assessment.removed_at",
        // What an import wrote and nobody changed; an import is by nobody.
        "assessment.edited_at",
        // A test whose text does not say whether programs may take it.
        "assessment.programs",
        "assessment_draft.base_revision_id", "assessment_draft.removed_at",
        // A draft that gave nobody extra time.
        "assessment_draft.extra_times",
        "assessment_revision.introduction", "assessment_revision.author_id",
        // A quiz has no deadline.
        "attempt.deadline",
        // A calendar that was never read.
        "calendar_feed.used_at",
        // What the kind says alone; a charge of the day it was made, due at once, without a reference, whole, made by nobody's file.
        "charge.title", "charge.charged_on", "charge.due_on", "charge.reference", "charge.reference_key", "charge.plan_id",
        "charge.instalment", "charge.instalments", "charge.import_key", "charge.maker_id",
        // The rule that took it back says why; an import is by nobody.
        "charge_reversal.reason", "charge_reversal.maker_id",
        // A Serbian 5, or a mark that was withdrawn; an import is by nobody; the first one needs no reason;
        // no folder named its day.
        "confirmed_mark.mark", "confirmed_mark.maker_id", "confirmed_mark.reason", "confirmed_mark.imported_at",
        // An option has no text of its own, a short text no tolerance.
        "corrected_answer.text", "corrected_answer.tolerance",
        "course.classroom", "course.url", "course.overview", "course.removed_at", "course.edited_at",
        // Every course has one, which a column that was added cannot demand.
        "course.semester_id",
        // A course without credits.
        "course.ects",
        // A design of which little is said yet; an import is by nobody; one as its folder has it.
        "course_design.working_name", "course_design.subject_area", "course_design.credit_hours", "course_design.hours_in_class",
        "course_design.hours_out_of_class", "course_design.seats", "course_design.bibliography", "course_design.editor_id",
        "course_design.edited_at",
        // Only a picture has a size; an import is by nobody; not deleted.
        "course_file.width", "course_file.height", "course_file.person_id", "course_file.removed_at",
        // A group that has what its course has.
        "course_group.assistant_id", "course_group.meetings", "course_group.room", "course_group.edited_at",
        // Somebody who has no account, or whose account says the rest; an import is by nobody.
        "course_instructor.person_id", "course_instructor.first_name", "course_instructor.last_name", "course_instructor.email",
        "course_instructor.phone", "course_instructor.office_hours", "course_instructor.web_page", "course_instructor.office",
        "course_instructor.instructor_role", "course_instructor.editor_id",
        // What is no grading; a policy without a text; an import is by nobody.
        "course_policy.procedure", "course_policy.body", "course_policy.editor_id",
        // Other dates that were removed; no reason; an import is by nobody.
        "date_override.opens_at", "date_override.closes_at", "date_override.reason", "date_override.maker_id",
        // An event that says little; an import is by nobody; not deleted.
        "design_event.technique", "design_event.own_technique_id", "design_event.dimension", "design_event.link",
        "design_event.notes", "design_event.assessment_id", "design_event.lesson_id", "design_event.editor_id",
        "design_event.removed_at",
        // Somebody who is not there any more.
        "design_exception.person_id",
        // What an import made and nobody changed.
        "enrolment.edited_at",
        // A student in no group.
        "enrolment.group_id",
        // A date that no folder named; a date without a room; an import is by nobody; a change that needs no reason.
        "exam_date.date_key", "exam_date_version.room", "exam_date_version.maker_id", "exam_date_version.reason",
        // A period that no folder named, one without a late window, without a commission, without least points, not edited.
        "exam_period.period_key", "exam_period.late_closes_at", "exam_period.commission_from", "exam_period.least_points",
        "exam_period.edited_at",
        // A registration that costs nothing; what happened by itself, without a reason, and without a charge.
        "exam_registration.fee_kind", "exam_registration.fee", "exam_registration.currency",
        "exam_registration_event.maker_id", "exam_registration_event.reason", "exam_registration_event.charge_id",
        // An institution that has not said where to pay.
        "finance_setting.recipient", "finance_setting.recipient_account", "finance_setting.purpose",
        "institution.password_contact", "institution.user_names",
        // Time needs no reason; only what is opened again had ended.
        "intervention.reason", "intervention.ended_at", "intervention.ending", "intervention.mark_scheme", "intervention.mark",
        "intervention.receipt_code",
        // A lesson about no topic, without a quiz, not put away, not published.
        "lesson.topic_id", "lesson.quiz_id", "lesson.removed_at", "lesson.shown_revision_id", "lesson.edited_at",
        // A lesson that has no revision yet.
        "lesson_draft.base_revision_id",
        // Only a picture has a size.
        "lesson_file.width", "lesson_file.height",
        // Nothing is shown any more; an import is by nobody.
        "lesson_publication.revision_id", "lesson_publication.person_id", "lesson_revision.author_id",
        // A key is corrected for everybody, points are given to one.
        "mark_correction.attempt_id", "mark_correction.points",
        // A meeting that is cancelled has no other time; an import is by nobody.
        "meeting_change.new_day", "meeting_change.starts_at", "meeting_change.ends_at", "meeting_change.room",
        "meeting_change.note", "meeting_change.maker_id",
        // The meetings of the whole course; on days that say it all; an import is by nobody.
        "meeting_plan.group_id", "meeting_plan.every", "meeting_plan.editor_id",
        // An objective of which parts are missing, one whose sentence is generated; an import is by nobody; not deleted.
        "objective.objective_key", "objective.action_category", "objective.action_word", "objective.own_word",
        "objective.condition", "objective.own_condition", "objective.sentence", "objective.editor_id", "objective.removed_at",
        // A criterion that nothing is written for.
        "objective_criterion.body",
        // A curated technique, which is no row.
        "objective_technique.own_id",
        // A link that can still be used.
        "one_time_link.used_at",
        // A payment that says nothing, and one that somebody noted here or that is of a file and by nobody.
        "payment.title", "payment.reference", "payment.reference_key", "payment.received_id", "payment.import_key",
        "payment.maker_id", "payment_reversal.reason", "payment_reversal.maker_id",
        // People before their first password, teachers without a student number, a language not picked.
        "person.index_number", "person.email", "person.language", "person.password_hash",
        "person.removed_at",
        // Nobody was here before the first session.
        "person.visited_at",
        // Not disabled; a teacher says where and when, if anything; an account that no enrolment made.
        "person.disabled_at", "person.office", "person.office_hours", "person.web_page", "person.made_in_course_id",
        "person.edited_at", "person.title", "person.phone",
        // A part called as its sort is, counted once, worth its points, entered by hand.
        "planned_part.title", "planned_part.weekly_most", "planned_part.weight", "planned_part.assessment_id",
        "planned_part.flow",
        // Points or attendance, or neither where it was cleared; an import is by nobody; no folder named its day.
        "point_entry.points", "point_entry.attendance", "point_entry.maker_id", "point_entry.imported_at",
        // A plan of an import, and one before points were there.
        "points_plan.person_id", "points_plan.note",
        // What has no price any more; an import is by nobody.
        "price.amount", "price.currency", "price.maker_id",
        // What the technique may leave out as well.
        "published_technique.description", "published_technique.procedure", "published_technique.materials",
        "published_technique.reference", "published_technique.minutes", "published_technique.assessment_type",
        "published_technique.moment", "published_technique.difficulty", "published_technique.feedback",
        "published_technique.mode", "published_technique.sessions",
        // Only a text has a folding, only what is drawn a pool.
        "question_revision.topic_id", "question_revision.folding", "question_revision.pool", "question_revision.body",
        "question_revision.explanation",
        // A lesson that somebody is still reading; one that was only opened, whose place is not known.
        "reading.finished_at", "reading.place", "reading.placed_at",
        // What a bank does not write.
        "received_payment.payer", "received_payment.reference", "received_payment.purpose", "received_payment.maker_id",
        // A course that had no credits.
        "recorded_course.ects",
        // A semester that no folder named, one whose days are missing, one that nobody changed.
        "semester.semester_key", "semester.school_year", "semester.first_day", "semester.teaching_weeks", "semester.last_day",
        "semester.edited_at", "semester.import_title",
        // A request that is being answered; an answer that leads nowhere.
        "service_request.status", "service_request.content_type", "service_request.location", "service_request.body",
        // A session that goes on; an outermost topic.
        "session.ended_at",
        // Somebody without a student number.
        "study_record.index_number",
        // A survey that is not put away, one without an introduction; a subject of which too few said something.
        "survey.removed_at", "survey.semester_id", "survey_text.introduction", "survey_turnout.answered",
        // What was taken back; an import is by nobody.
        "task_text.body", "task_text.maker_id",
        // A technique of which only the title is needed, and what one of the other kind has; an import is by nobody; its owner's
        // alone; not put away.
        "technique.description", "technique.procedure", "technique.materials", "technique.reference", "technique.minutes",
        "technique.assessment_type", "technique.moment", "technique.difficulty", "technique.feedback", "technique.mode",
        "technique.sessions", "technique.editor_id", "technique.published_at", "technique.removed_at",
        // A curated technique, which is no row.
        "technique_favourite.own_id",
        "topic.parent_id",
        // Every topic has one, which a column that was added cannot demand.
        "topic.number",
        // A resource that needs no explanation; a link, or a file or a lesson of the course, or none of them.
        "topic_resource.description", "topic_resource.url", "topic_resource.file_name", "topic_resource.lesson_id",
        "topic_resource.removed_at",
    ]

    @Test("it has these tables, named for one row each")
    func tablesAreSingular() async throws {
        let schema = try await Schema(Migrations.all)
        #expect(schema.tables == Self.tables)
        #expect(schema.tables.filter { $0.hasSuffix("s") } == [])
    }

    @Test("every foreign key is the beginning of an index")
    func foreignKeysAreIndexed() async throws {
        let schema = try await Schema(Migrations.all)
        #expect(schema.foreignKeys.count > 20)
        #expect(schema.unindexed == [])
    }

    @Test("only these columns may be empty")
    func columnsAreRequired() async throws {
        let optional = try await Schema(Migrations.all).optional
        #expect(optional == Self.optional)
    }

    @Test("it has tables and indexes alone, with nothing that only SQLite knows")
    func nothingIsSpecial() async throws {
        let schema = try await Schema(Migrations.all)
        #expect(schema.kinds == ["table", "index"])
        #expect(schema.statements.flatMap(Dialect.inSchema) == [])
    }

    @Test("a weak schema is found out")
    func itComplains() async throws {
        let weak = Migration(
            "weak",
            """
            CREATE TABLE parents (a INTEGER PRIMARY KEY AUTOINCREMENT, b TEXT, UNIQUE (b, a));
            CREATE TABLE child (c TEXT NOT NULL REFERENCES parents (b), d TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
            CREATE TRIGGER t AFTER INSERT ON child BEGIN DELETE FROM parents; END
            """)
        let schema = try await Schema([weak])
        #expect(schema.unindexed == ["child (c)"])
        #expect(schema.optional == ["parents.a", "parents.b"])
        #expect(schema.kinds.contains("trigger"))
        #expect(Set(schema.statements.flatMap(Dialect.inSchema)) == ["AUTOINCREMENT", "STRICT", "WITHOUT ROWID"])
    }

    /// After a new migration, renew the file: `RENEW_SCHEMA=1 swift test --filter SchemaTests`, and read the difference.
    @Test("it is the one that is written down in schema.sql")
    func theSchemaIsWrittenDown() async throws {
        let file = TestSite.package.appendingPathComponent("Sources/App/Schema/schema.sql")
        let dump = try await Schema(Migrations.all).dump
        if ProcessInfo.processInfo.environment["RENEW_SCHEMA"] != nil {
            try Data(dump.utf8).write(to: file)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == dump)
    }
}
