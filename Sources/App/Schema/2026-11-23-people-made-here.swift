import Database

extension Migration {
    /// Of accounts and enrolments is kept when they were made or changed otherwise than by an import. Of those from before nobody knows, so
    /// none of them ends unasked until a folder has named them.
    static let peopleMadeHere = Migration(
        "2026-11-23 people made here",
        """
        ALTER TABLE person ADD COLUMN edited_at BIGINT;
        ALTER TABLE enrolment ADD COLUMN edited_at BIGINT;
        UPDATE person SET edited_at = created_at;
        UPDATE enrolment SET edited_at = (SELECT created_at FROM person WHERE person.id = enrolment.person_id);
        """)
}
