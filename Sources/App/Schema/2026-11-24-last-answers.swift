import Database

extension Migration {
    /// The last answer to a question is found without reading those before it.
    static let lastAnswers = Migration(
        "2026-11-24 last answers",
        """
        DROP INDEX answer_question;
        CREATE INDEX answer_question ON answer (question_id, attempt_id, sequence);
        """)
}
