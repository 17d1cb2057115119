import Database

/// The schema, step by step. A released step never changes; new steps are appended. `schema.sql` shows the result of all steps.
///
/// Times are UTC milliseconds, lengths of time milliseconds, points thousandths of a point, marks thousandths of a mark.
public enum Migrations {
    /// In the order in which they are applied; steps of the same day depend on it.
    public static let all: [Migration] = [
        .accounts,
        .courses,
        .assessments,
        .attempts,
        .rules,
        .putAway,
        .lessons,
        .receipts,
        .clock,
        .surveys,
        .teaching,
        .teachersTests,
        .crowds,
        .peopleMadeHere,
        .correctionsInOrder,
        .writtenTimes,
        .lastAnswers,
        .checkedAnswers,
        .unreadableAnswers,
        .readingPlaces,
        .annulments,
        .renewedPasswords,
        .userNames,
        .topicMerges,
        .otherDates,
        .textRules,
        .semesters,
        .telephones,
        .groups,
        .points,
        .semesterNames,
        .ects,
        .taskTexts,
        .studyRecords,
        .importedDays,
        .finances,
        .exams,
        .courseDesign,
        .endedAccounts,
        .designAlignment,
        .endedStudents,
        .publishedTechniques,
        .services,
        .serviceRequests,
        .testsForPrograms,
        .calendarFeeds,
        .eStudentAPI,
        .jsonRPC,
        .quickLists,
    ]

    /// The tables that are written all the time by those who learn, are examined, pay or sign in, and by those who mark them. What
    /// is read from the others may be shared (`SharedRead`).
    public static let busyTables: Set<String> = [
        "access_token", "annulment", "answer", "answer_origin", "answer_page", "assessment_draft", "attempt",
        "calendar_entry", "calendar_feed", "charge", "charge_reversal", "checked_answer", "confirmed_mark", "date_override",
        "deadline_change", "enrolment", "exam_crowd", "exam_place", "exam_receipt", "exam_registration",
        "exam_registration_event", "flag", "frozen_result", "intervention", "lesson_draft", "mark_change", "one_time_link",
        "participation.is_done", "payment", "payment_reversal", "person.password_hash", "person.visited_at", "point_entry",
        "points_freeze", "reading", "receipt", "received_payment", "recorded_course", "report_opening", "sealed_ballot",
        "service_request", "session", "study_record", "submission", "survey_comment", "survey_count", "survey_turnout",
        "time_exception",
    ]
}
