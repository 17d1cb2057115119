import Database

extension Migration {
    /// What wires the design of a course to teaching, tests and results: techniques, the plan of events, tags of questions,
    /// lessons and items of surveys, and findings that were set aside.
    ///
    /// A technique is named by the key of a curated one, which the program ships, or by the id of somebody's own; of the two
    /// columns `technique` has the name, `own_id` the id again when it is somebody's own. What a technique and a filter share
    /// are its facets: learning domains, paths of categories, knowledge dimensions, and of teaching techniques the focus. The
    /// objectives of a question are those that it had when its test was published last; the order of tags is the written one.
    /// Hours of an event are quarters of an hour, its days numbers of days since 1 January 1970, lengths whole minutes.
    static let designAlignment = Migration(
        "2026-11-27 design alignment",
        """
        CREATE TABLE technique (
            id TEXT NOT NULL PRIMARY KEY,
            owner_id TEXT NOT NULL REFERENCES person (id),
            kind TEXT NOT NULL CHECK (kind IN ('assessment', 'teaching')),
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
            sessions TEXT CHECK (sessions IN ('single', 'multiple', 'both')),
            version BIGINT NOT NULL CHECK (version > 0),
            editor_id TEXT REFERENCES person (id),
            published_at BIGINT,
            removed_at BIGINT,
            CHECK (kind = 'assessment' OR assessment_type IS NULL AND moment IS NULL AND difficulty IS NULL AND feedback IS NULL),
            CHECK (kind = 'teaching' OR mode IS NULL AND sessions IS NULL)
        );
        CREATE INDEX technique_owner ON technique (owner_id);
        CREATE INDEX technique_editor ON technique (editor_id);
        CREATE TABLE technique_facet (
            technique_id TEXT NOT NULL REFERENCES technique (id),
            facet TEXT NOT NULL CHECK (facet IN ('domain', 'category', 'dimension', 'focus')),
            value TEXT NOT NULL CHECK (value <> ''),
            PRIMARY KEY (technique_id, facet, value)
        );
        CREATE TABLE technique_favourite (
            person_id TEXT NOT NULL REFERENCES person (id),
            technique TEXT NOT NULL CHECK (technique <> ''),
            own_id TEXT REFERENCES technique (id),
            PRIMARY KEY (person_id, technique),
            CHECK (own_id IS NULL OR own_id = technique)
        );
        CREATE INDEX technique_favourite_own ON technique_favourite (own_id);
        CREATE TABLE objective_technique (
            objective_id TEXT NOT NULL REFERENCES objective (id),
            kind TEXT NOT NULL CHECK (kind IN ('assessment', 'teaching')),
            technique TEXT NOT NULL CHECK (technique <> ''),
            own_id TEXT REFERENCES technique (id),
            PRIMARY KEY (objective_id, technique),
            CHECK (own_id IS NULL OR own_id = technique)
        );
        CREATE INDEX objective_technique_own ON objective_technique (own_id);
        CREATE TABLE design_event (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course_design (course_id),
            event_key TEXT NOT NULL CHECK (event_key <> ''),
            title TEXT NOT NULL CHECK (title <> ''),
            kind TEXT NOT NULL CHECK (kind IN ('assessment', 'teaching')),
            place TEXT NOT NULL CHECK (place IN ('in-class', 'out-of-class')),
            assigned_day BIGINT NOT NULL,
            due_day BIGINT NOT NULL,
            quarter_hours BIGINT NOT NULL CHECK (quarter_hours >= 0 AND quarter_hours <= 4000),
            technique TEXT CHECK (technique <> ''),
            own_technique_id TEXT REFERENCES technique (id),
            dimension TEXT CHECK (dimension IN ('factual', 'conceptual', 'procedural', 'metacognitive')),
            link TEXT CHECK (link <> ''),
            notes TEXT CHECK (notes <> ''),
            assessment_id TEXT REFERENCES assessment (id),
            lesson_id TEXT REFERENCES lesson (id),
            version BIGINT NOT NULL CHECK (version > 0),
            editor_id TEXT REFERENCES person (id),
            removed_at BIGINT,
            UNIQUE (course_id, event_key),
            CHECK (due_day >= assigned_day),
            CHECK (own_technique_id IS NULL OR own_technique_id = technique),
            CHECK (assessment_id IS NULL OR lesson_id IS NULL)
        );
        CREATE INDEX design_event_own_technique ON design_event (own_technique_id);
        CREATE INDEX design_event_assessment ON design_event (assessment_id);
        CREATE INDEX design_event_lesson ON design_event (lesson_id);
        CREATE INDEX design_event_editor ON design_event (editor_id);
        CREATE TABLE event_objective (
            event_id TEXT NOT NULL REFERENCES design_event (id),
            objective_id TEXT NOT NULL REFERENCES objective (id),
            PRIMARY KEY (event_id, objective_id)
        );
        CREATE INDEX event_objective_objective ON event_objective (objective_id);
        CREATE TABLE question_objective (
            question_id TEXT NOT NULL REFERENCES question (id),
            position BIGINT NOT NULL CHECK (position >= 1 AND position <= 3),
            objective_id TEXT NOT NULL REFERENCES objective (id),
            PRIMARY KEY (question_id, position),
            UNIQUE (question_id, objective_id)
        );
        CREATE INDEX question_objective_objective ON question_objective (objective_id);
        CREATE TABLE lesson_objective (
            lesson_id TEXT NOT NULL REFERENCES lesson (id),
            position BIGINT NOT NULL CHECK (position >= 1),
            objective_id TEXT NOT NULL REFERENCES objective (id),
            PRIMARY KEY (lesson_id, position),
            UNIQUE (lesson_id, objective_id)
        );
        CREATE INDEX lesson_objective_objective ON lesson_objective (objective_id);
        CREATE TABLE survey_item_objective (
            survey_id TEXT NOT NULL,
            item_position BIGINT NOT NULL,
            objective_id TEXT NOT NULL REFERENCES objective (id),
            PRIMARY KEY (survey_id, item_position, objective_id),
            FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
        );
        CREATE INDEX survey_item_objective_objective ON survey_item_objective (objective_id);
        CREATE TABLE design_exception (
            course_id TEXT NOT NULL REFERENCES course_design (course_id),
            finding TEXT NOT NULL CHECK (finding <> ''),
            reason TEXT NOT NULL CHECK (reason <> ''),
            person_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            PRIMARY KEY (course_id, finding)
        );
        CREATE INDEX design_exception_person ON design_exception (person_id);
        """)
}
