import Database

extension Migration {
    /// Quizzes that check each answer at once, and the answers that students had checked: they stay as they are.
    static let checkedAnswers = Migration(
        "2026-11-24 checked answers",
        """
        ALTER TABLE assessment ADD COLUMN answer_check TEXT NOT NULL DEFAULT 'at-end'
            CHECK (answer_check IN ('at-end', 'each-answer') AND (answer_check = 'at-end' OR kind = 'quiz'));
        CREATE TABLE checked_answer (
            attempt_id TEXT NOT NULL REFERENCES attempt (id),
            question_id TEXT NOT NULL REFERENCES question (id),
            checked_at BIGINT NOT NULL,
            PRIMARY KEY (attempt_id, question_id)
        );
        CREATE INDEX checked_answer_question ON checked_answer (question_id);
        """)
}
