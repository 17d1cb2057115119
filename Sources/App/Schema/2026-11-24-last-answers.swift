import Database

extension Migration {
    /// An index that finds the last answer to a question without reading the earlier ones.
    static let lastAnswers = Migration(
        "2026-11-24 last answers",
        """
        DROP INDEX answer_question;
        CREATE INDEX answer_question ON answer (question_id, attempt_id, sequence);
        """)
}
