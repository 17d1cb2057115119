import Database

extension Migration {
    /// The design of a course: its description, policies, instructors and meetings, its objectives with their four parts, what
    /// belongs to topics, the sections of its syllabus, and what the sheet of the subject needs besides.
    ///
    /// A row of `course_design` is made by the first thing that is saved; its `edited_at` is set by every change in the browser.
    /// What a form changes has a `version`, and the person who changed it last. Of an objective an action category without a
    /// word, or a word without its category, is not there; its key is made from its word and its first topic, and never changes.
    /// A row of `meeting_plan` is named as its course, or as its group. Of a day of meetings the last change holds. Days are
    /// numbers of days since 1 January 1970, times of a day minutes since midnight, hours of activities whole ones of a semester.
    static let courseDesign = Migration(
        "2026-11-26 course design",
        """
        CREATE TABLE course_design (
            course_id TEXT NOT NULL PRIMARY KEY REFERENCES course (id),
            working_name TEXT CHECK (working_name <> ''),
            subject_area TEXT CHECK (subject_area <> ''),
            credit_hours BIGINT CHECK (credit_hours >= 0 AND credit_hours <= 60),
            hours_in_class BIGINT CHECK (hours_in_class >= 1 AND hours_in_class <= 9),
            hours_out_of_class BIGINT CHECK (hours_out_of_class >= 0 AND hours_out_of_class <= 9),
            seats BIGINT CHECK (seats >= 1 AND seats <= 1000),
            bibliography TEXT CHECK (bibliography <> ''),
            syllabus_audience TEXT NOT NULL CHECK (syllabus_audience IN ('enrolled', 'everyone')),
            version BIGINT NOT NULL CHECK (version > 0),
            editor_id TEXT REFERENCES person (id),
            edited_at BIGINT,
            CHECK ((hours_in_class IS NULL) = (hours_out_of_class IS NULL))
        );
        CREATE INDEX course_design_editor ON course_design (editor_id);
        CREATE TABLE course_audience (
            course_id TEXT NOT NULL REFERENCES course_design (course_id),
            audience TEXT NOT NULL CHECK (audience IN (
                'no-audience', 'lower-division', 'upper-division', 'undergraduate', 'graduate'
            )),
            PRIMARY KEY (course_id, audience)
        );
        CREATE TABLE course_policy (
            course_id TEXT NOT NULL REFERENCES course_design (course_id),
            policy TEXT NOT NULL CHECK (policy IN (
                'grading', 'attendance', 'participation', 'conduct', 'missed-exams', 'missed-assignments'
            )),
            procedure TEXT CHECK (procedure IN ('competency-based', 'standardized', 'custom')),
            body TEXT CHECK (body <> ''),
            is_hidden BIGINT NOT NULL CHECK (is_hidden IN (0, 1)),
            version BIGINT NOT NULL CHECK (version > 0),
            editor_id TEXT REFERENCES person (id),
            PRIMARY KEY (course_id, policy),
            CHECK (policy = 'grading' OR procedure IS NULL)
        );
        CREATE INDEX course_policy_editor ON course_policy (editor_id);
        CREATE TABLE course_instructor (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            position BIGINT NOT NULL,
            person_id TEXT REFERENCES person (id),
            first_name TEXT CHECK (first_name <> ''),
            last_name TEXT CHECK (last_name <> ''),
            email TEXT CHECK (email <> ''),
            phone TEXT CHECK (phone <> ''),
            office_hours TEXT CHECK (office_hours <> ''),
            web_page TEXT CHECK (web_page <> ''),
            office TEXT CHECK (office <> ''),
            instructor_role TEXT CHECK (instructor_role IN (
                'assistant-professor', 'associate-professor', 'professor', 'teaching-assistant', 'course-assistant', 'grader'
            )),
            version BIGINT NOT NULL CHECK (version > 0),
            editor_id TEXT REFERENCES person (id),
            UNIQUE (course_id, person_id),
            CHECK (person_id IS NULL OR first_name IS NULL AND last_name IS NULL AND email IS NULL),
            CHECK (person_id IS NOT NULL OR first_name IS NOT NULL AND last_name IS NOT NULL)
        );
        CREATE INDEX course_instructor_person ON course_instructor (person_id);
        CREATE INDEX course_instructor_editor ON course_instructor (editor_id);
        CREATE TABLE meeting_plan (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            group_id TEXT REFERENCES course_group (id),
            first_day BIGINT NOT NULL,
            last_day BIGINT NOT NULL,
            starts_at BIGINT NOT NULL CHECK (starts_at >= 0 AND starts_at < 1440),
            ends_at BIGINT NOT NULL CHECK (ends_at <= 1440),
            repeats TEXT NOT NULL CHECK (repeats IN (
                'none', 'daily', 'weekdays', 'monday-wednesday', 'monday-wednesday-friday', 'tuesday-thursday', 'weekly'
            )),
            every BIGINT CHECK (every >= 1 AND every <= 30),
            version BIGINT NOT NULL CHECK (version > 0),
            editor_id TEXT REFERENCES person (id),
            CHECK (id = coalesce(group_id, course_id)),
            CHECK (last_day >= first_day),
            CHECK (ends_at > starts_at),
            CHECK ((every IS NOT NULL) = (repeats IN ('daily', 'weekly')))
        );
        CREATE INDEX meeting_plan_course ON meeting_plan (course_id);
        CREATE INDEX meeting_plan_group ON meeting_plan (group_id);
        CREATE INDEX meeting_plan_editor ON meeting_plan (editor_id);
        CREATE TABLE meeting_weekday (
            plan_id TEXT NOT NULL REFERENCES meeting_plan (id),
            weekday BIGINT NOT NULL CHECK (weekday >= 1 AND weekday <= 7),
            PRIMARY KEY (plan_id, weekday)
        );
        CREATE TABLE meeting_change (
            plan_id TEXT NOT NULL REFERENCES meeting_plan (id),
            day BIGINT NOT NULL,
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            kind TEXT NOT NULL CHECK (kind IN ('cancelled', 'moved', 'restored')),
            new_day BIGINT,
            starts_at BIGINT CHECK (starts_at >= 0 AND starts_at < 1440),
            ends_at BIGINT CHECK (ends_at <= 1440),
            room TEXT CHECK (room <> ''),
            note TEXT CHECK (note <> ''),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            PRIMARY KEY (plan_id, day, sequence),
            CHECK ((kind = 'moved') = (new_day IS NOT NULL)),
            CHECK ((new_day IS NULL) = (starts_at IS NULL)),
            CHECK ((new_day IS NULL) = (ends_at IS NULL)),
            CHECK (ends_at > starts_at),
            CHECK (room IS NULL OR new_day IS NOT NULL)
        );
        CREATE INDEX meeting_change_maker ON meeting_change (maker_id, made_at);
        CREATE TABLE objective (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course_design (course_id),
            objective_key TEXT CHECK (objective_key <> ''),
            position BIGINT NOT NULL,
            action_category TEXT CHECK (action_category <> ''),
            action_word TEXT CHECK (action_word <> ''),
            own_word TEXT CHECK (own_word <> ''),
            condition TEXT CHECK (condition IN (
                'given-a-problem', 'completing-the-course', 'after-the-course', 'custom'
            )),
            own_condition TEXT CHECK (own_condition <> ''),
            hides_condition BIGINT NOT NULL CHECK (hides_condition IN (0, 1)),
            sentence TEXT CHECK (sentence <> ''),
            share BIGINT NOT NULL CHECK (share >= 1 AND share <= 100),
            version BIGINT NOT NULL CHECK (version > 0),
            editor_id TEXT REFERENCES person (id),
            removed_at BIGINT,
            UNIQUE (course_id, objective_key),
            CHECK (action_word IS NULL OR own_word IS NULL),
            CHECK ((action_category IS NULL) = (action_word IS NULL AND own_word IS NULL)),
            CHECK (own_condition IS NULL OR condition = 'custom')
        );
        CREATE INDEX objective_editor ON objective (editor_id);
        CREATE TABLE objective_criterion (
            objective_id TEXT NOT NULL REFERENCES objective (id),
            criterion TEXT NOT NULL CHECK (criterion IN ('accuracy', 'quality', 'quantity', 'speed')),
            body TEXT CHECK (body <> ''),
            is_on BIGINT NOT NULL CHECK (is_on IN (0, 1)),
            is_hidden BIGINT NOT NULL CHECK (is_hidden IN (0, 1)),
            PRIMARY KEY (objective_id, criterion)
        );
        CREATE TABLE objective_topic (
            objective_id TEXT NOT NULL REFERENCES objective (id),
            topic_id TEXT NOT NULL REFERENCES topic (id),
            PRIMARY KEY (objective_id, topic_id)
        );
        CREATE INDEX objective_topic_topic ON objective_topic (topic_id);
        ALTER TABLE topic ADD COLUMN priority TEXT NOT NULL DEFAULT 'good-to-know'
            CHECK (priority IN ('critical', 'very-important', 'good-to-know'));
        ALTER TABLE topic ADD COLUMN is_prerequisite BIGINT NOT NULL DEFAULT 0 CHECK (is_prerequisite IN (0, 1));
        CREATE TABLE topic_dimension (
            topic_id TEXT NOT NULL REFERENCES topic (id),
            dimension TEXT NOT NULL CHECK (dimension IN ('factual', 'conceptual', 'procedural', 'metacognitive')),
            PRIMARY KEY (topic_id, dimension)
        );
        CREATE TABLE topic_resource (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            topic_id TEXT NOT NULL REFERENCES topic (id),
            position BIGINT NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            description TEXT CHECK (description <> ''),
            kind TEXT NOT NULL CHECK (kind IN ('book', 'chapter', 'document', 'link')),
            url TEXT CHECK (url <> ''),
            file_name TEXT,
            lesson_id TEXT REFERENCES lesson (id),
            version BIGINT NOT NULL CHECK (version > 0),
            removed_at BIGINT,
            FOREIGN KEY (course_id, file_name) REFERENCES course_file (course_id, name),
            CHECK (url IS NULL OR file_name IS NULL),
            CHECK (url IS NULL OR lesson_id IS NULL),
            CHECK (file_name IS NULL OR lesson_id IS NULL)
        );
        CREATE INDEX topic_resource_topic ON topic_resource (topic_id);
        CREATE INDEX topic_resource_file ON topic_resource (course_id, file_name);
        CREATE INDEX topic_resource_lesson ON topic_resource (lesson_id);
        CREATE TABLE programme_outcome (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            outcome_key TEXT NOT NULL CHECK (outcome_key <> ''),
            position BIGINT NOT NULL,
            body TEXT NOT NULL CHECK (body <> ''),
            UNIQUE (course_id, outcome_key)
        );
        CREATE TABLE objective_outcome (
            objective_id TEXT NOT NULL REFERENCES objective (id),
            outcome_id TEXT NOT NULL REFERENCES programme_outcome (id),
            PRIMARY KEY (objective_id, outcome_id)
        );
        CREATE INDEX objective_outcome_outcome ON objective_outcome (outcome_id);
        CREATE TABLE activity_hour (
            course_id TEXT NOT NULL REFERENCES course (id),
            activity TEXT NOT NULL CHECK (activity IN (
                'lecture', 'seminar', 'laboratory', 'project', 'practice', 'individual-study'
            )),
            hours BIGINT NOT NULL CHECK (hours >= 0 AND hours <= 2000),
            assessment TEXT CHECK (assessment <> ''),
            PRIMARY KEY (course_id, activity)
        );
        CREATE TABLE topic_hour (
            topic_id TEXT NOT NULL REFERENCES topic (id),
            activity TEXT NOT NULL CHECK (activity IN ('lecture', 'seminar', 'laboratory', 'project', 'practice')),
            hours BIGINT NOT NULL CHECK (hours >= 1 AND hours <= 2000),
            PRIMARY KEY (topic_id, activity)
        );
        CREATE TABLE syllabus_section (
            course_id TEXT NOT NULL REFERENCES course_design (course_id),
            section TEXT NOT NULL CHECK (section IN (
                'details', 'description', 'people', 'meetings', 'objectives', 'contents', 'policies', 'assessment', 'teaching',
                'plan'
            )),
            position BIGINT NOT NULL,
            is_hidden BIGINT NOT NULL CHECK (is_hidden IN (0, 1)),
            PRIMARY KEY (course_id, section)
        );
        ALTER TABLE person ADD COLUMN hides_help BIGINT NOT NULL DEFAULT 0 CHECK (hides_help IN (0, 1));
        """)
}
