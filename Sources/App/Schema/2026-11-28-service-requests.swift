import Database

extension Migration {
    /// What programs were answered when they sent a key with a request, kept for a day: who sends the same again gets the same
    /// answer, and nothing is changed twice. A request without an answer has changed something, and was perhaps not finished.
    static let serviceRequests = Migration(
        "2026-11-28 service requests",
        """
        CREATE TABLE service_request (
            person_id TEXT NOT NULL REFERENCES person (id),
            request_key TEXT NOT NULL CHECK (request_key <> ''),
            digest TEXT NOT NULL,
            made_at BIGINT NOT NULL,
            status BIGINT CHECK (status >= 200 AND status < 500),
            content_type TEXT,
            location TEXT,
            body TEXT,
            PRIMARY KEY (person_id, request_key)
        );
        CREATE INDEX service_request_made ON service_request (made_at);
        """)
}
