import Database

extension Migration {
    /// What of a technique an administrator read and published last: everybody but its author reads that, whatever the author
    /// has changed since. It stays when the technique is no longer published, for the courses that have it.
    static let publishedTechniques = Migration(
        "2026-11-27 published techniques",
        """
        CREATE TABLE published_technique (
            technique_id TEXT NOT NULL PRIMARY KEY REFERENCES technique (id),
            title TEXT NOT NULL CHECK (title <> ''),
            description TEXT CHECK (description <> ''),
            procedure TEXT CHECK (procedure <> ''),
            materials TEXT CHECK (materials <> ''),
            reference TEXT CHECK (reference <> ''),
            minutes BIGINT CHECK (minutes >= 1 AND minutes <= 10000),
            assessment_type TEXT CHECK (assessment_type IN ('formative', 'summative')),
            moment TEXT CHECK (moment IN ('before', 'during', 'after')),
            difficulty TEXT CHECK (difficulty IN ('low', 'medium', 'high')),
            feedback TEXT CHECK (feedback IN ('in-person', 'online', 'both')),
            mode TEXT CHECK (mode IN ('in-person', 'online', 'hybrid')),
            sessions TEXT CHECK (sessions IN ('single', 'multiple', 'both'))
        );
        CREATE TABLE published_technique_facet (
            technique_id TEXT NOT NULL REFERENCES published_technique (technique_id),
            facet TEXT NOT NULL CHECK (facet IN ('domain', 'category', 'dimension', 'focus')),
            value TEXT NOT NULL CHECK (value <> ''),
            PRIMARY KEY (technique_id, facet, value)
        );
        INSERT INTO published_technique (
            technique_id, title, description, procedure, materials, reference, minutes, assessment_type, moment, difficulty,
            feedback, mode, sessions
        )
        SELECT id, title, description, procedure, materials, reference, minutes, assessment_type, moment, difficulty, feedback,
            mode, sessions
        FROM technique WHERE published_at IS NOT NULL;
        INSERT INTO published_technique_facet (technique_id, facet, value)
        SELECT technique_facet.technique_id, technique_facet.facet, technique_facet.value
        FROM technique_facet JOIN technique ON technique.id = technique_facet.technique_id
        WHERE technique.published_at IS NOT NULL;
        """)
}
