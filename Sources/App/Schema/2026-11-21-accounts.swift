import Database

extension Migration {
    static let accounts = Migration(
        "2026-11-21 accounts",
        """
        CREATE TABLE institution (
            id TEXT NOT NULL PRIMARY KEY CHECK (id = 'only'),
            name TEXT NOT NULL,
            language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
            time_zone TEXT NOT NULL,
            password_contact TEXT
        );
        CREATE TABLE person (
            id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE,
            user_name TEXT NOT NULL UNIQUE CHECK (user_name <> ''),
            name TEXT NOT NULL,
            surname TEXT NOT NULL,
            index_number TEXT UNIQUE,
            email TEXT,
            language TEXT CHECK (language IN ('ro', 'sr-Latn', 'en')),
            password_hash TEXT,
            created_at BIGINT NOT NULL
        );
        CREATE TABLE person_role (
            person_id TEXT NOT NULL REFERENCES person (id),
            role TEXT NOT NULL CHECK (role IN ('student', 'teacher', 'administrator')),
            PRIMARY KEY (person_id, role)
        );
        CREATE TABLE session (
            id TEXT NOT NULL PRIMARY KEY,
            person_id TEXT NOT NULL REFERENCES person (id),
            token_digest TEXT NOT NULL UNIQUE,
            browser TEXT NOT NULL,
            started_at BIGINT NOT NULL,
            seen_at BIGINT NOT NULL,
            ended_at BIGINT
        );
        CREATE INDEX session_person ON session (person_id);
        CREATE INDEX session_seen ON session (seen_at);
        """)
}
