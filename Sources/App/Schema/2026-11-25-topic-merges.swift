import Database

extension Migration {
    /// Merges of topics that can be undone: the titles, the fingerprint of the tree that the merge left, and everything that an undo
    /// restores, as JSON.
    static let topicMerges = Migration(
        "2026-11-25 topic merges",
        """
        CREATE TABLE topic_merge (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            topic_title TEXT NOT NULL CHECK (topic_title <> ''),
            target_title TEXT NOT NULL CHECK (target_title <> ''),
            merged_at BIGINT NOT NULL,
            tree TEXT NOT NULL,
            content TEXT NOT NULL
        );
        CREATE INDEX topic_merge_course ON topic_merge (course_id);
        """)
}
