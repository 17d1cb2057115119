import Database

extension Migration {
    /// The small integers that name topics in the Web service. Topics that are there get theirs in the order in which they were made.
    static let topicNumbers = Migration(
        "2026-11-28 topic numbers",
        """
        ALTER TABLE topic ADD COLUMN number BIGINT;
        UPDATE topic SET number = (SELECT count(*) FROM topic AS earlier WHERE earlier.id <= topic.id);
        CREATE UNIQUE INDEX topic_number ON topic (number);
        INSERT INTO number_sequence (kind, last_number) SELECT 'topic', count(*) FROM topic HAVING count(*) > 0;
        """)
}
