import Database

extension Migration {
    /// Accounts and enrolments have the time when they were made or changed otherwise than by an import. For existing ones this
    /// is unknown, so an import ends none of them until a folder has named them.
    static let peopleMadeHere = Migration(
        "2026-11-23 people made here",
        """
        ALTER TABLE person ADD COLUMN edited_at BIGINT;
        ALTER TABLE enrolment ADD COLUMN edited_at BIGINT;
        UPDATE person SET edited_at = created_at;
        UPDATE enrolment SET edited_at = (SELECT created_at FROM person WHERE person.id = enrolment.person_id);
        """)
}
