import Database

extension Migration {
    static let crowds = Migration(
        "2026-11-22 crowds",
        """
        CREATE INDEX attempt_assessment ON attempt (assessment_id, deadline);
        DROP INDEX answer_question;
        CREATE INDEX answer_question ON answer (question_id, attempt_id);
        """)
}
