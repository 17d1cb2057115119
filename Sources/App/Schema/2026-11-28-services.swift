import Database

extension Migration {
    /// Services for programs: which of them are on, and the tokens with which programs act for people.
    ///
    /// Of a token's secret there is only the digest; its last use is known to the hour. The scopes are those of all services that
    /// are planned; what a version does not know yet it does not give.
    static let services = Migration(
        "2026-11-28 services",
        """
        ALTER TABLE institution ADD COLUMN has_json_api BIGINT NOT NULL DEFAULT 1 CHECK (has_json_api IN (0, 1));
        ALTER TABLE institution ADD COLUMN has_service1 BIGINT NOT NULL DEFAULT 0 CHECK (has_service1 IN (0, 1));
        ALTER TABLE institution ADD COLUMN takes_own_passwords BIGINT NOT NULL DEFAULT 0 CHECK (takes_own_passwords IN (0, 1));
        CREATE TABLE access_token (
            id TEXT NOT NULL PRIMARY KEY,
            person_id TEXT NOT NULL REFERENCES person (id),
            name TEXT NOT NULL CHECK (name <> ''),
            token_digest TEXT NOT NULL UNIQUE,
            made_at BIGINT NOT NULL,
            expires_at BIGINT NOT NULL,
            used_at BIGINT,
            ended_at BIGINT,
            CHECK (expires_at > made_at)
        );
        CREATE INDEX access_token_person ON access_token (person_id);
        CREATE TABLE access_token_scope (
            token_id TEXT NOT NULL REFERENCES access_token (id),
            scope TEXT NOT NULL CHECK (scope IN ('learn.read', 'learn.write', 'student.read', 'student.write', 'teach.read',
                'teach.write', 'design.read', 'design.write', 'admin.import')),
            PRIMARY KEY (token_id, scope)
        );
        """)
}
