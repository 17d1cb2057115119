import Database

extension Migration {
    /// Plans of points, what was entered for students, and the marks that teachers confirmed.
    ///
    /// Nothing of it is changed or deleted. Of a plan the last revision holds; its version is the number that people read,
    /// which grows where points were there already. Of a part, a week (0 where the part is counted once) and a student the
    /// last entry holds, and one without points and without attendance clears it. Of a part the last freezing holds, with the
    /// sums over the attempts that counted then. Of a student the last confirmed mark holds.
    static let points = Migration(
        "2026-11-25 points",
        """
        CREATE TABLE points_plan (
            course_id TEXT NOT NULL REFERENCES course (id),
            revision BIGINT NOT NULL CHECK (revision > 0),
            version BIGINT NOT NULL CHECK (version > 0 AND version <= revision),
            person_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            note TEXT CHECK (note <> ''),
            PRIMARY KEY (course_id, revision)
        );
        CREATE INDEX points_plan_person ON points_plan (person_id);
        CREATE TABLE points_part (
            id TEXT NOT NULL PRIMARY KEY,
            course_id TEXT NOT NULL REFERENCES course (id),
            part_key TEXT NOT NULL CHECK (part_key <> ''),
            UNIQUE (course_id, part_key)
        );
        CREATE TABLE planned_part (
            course_id TEXT NOT NULL,
            revision BIGINT NOT NULL,
            position BIGINT NOT NULL CHECK (position > 0),
            part_id TEXT NOT NULL REFERENCES points_part (id),
            kind TEXT NOT NULL CHECK (kind IN ('pre-exam', 'exam', 'penalty')),
            sort TEXT NOT NULL CHECK (sort IN (
                'attendance', 'tasks', 'activity', 'midterm', 'project', 'written-exam', 'oral-exam', 'penalty', 'other'
            )),
            title TEXT CHECK (title <> ''),
            most BIGINT NOT NULL CHECK (most >= 0),
            weekly_most BIGINT CHECK (weekly_most >= 0 AND weekly_most <= most),
            least BIGINT NOT NULL CHECK (least >= 0 AND least <= most),
            weight BIGINT CHECK (weight >= 0),
            counts_excused BIGINT NOT NULL CHECK (counts_excused IN (0, 1)),
            assessment_id TEXT REFERENCES assessment (id),
            flow TEXT CHECK (flow IN ('share', 'points')),
            PRIMARY KEY (course_id, revision, position),
            UNIQUE (course_id, revision, part_id),
            FOREIGN KEY (course_id, revision) REFERENCES points_plan (course_id, revision),
            CHECK ((assessment_id IS NULL) = (flow IS NULL)),
            CHECK (assessment_id IS NULL OR weekly_most IS NULL AND kind <> 'penalty'),
            CHECK (sort <> 'attendance' OR weekly_most IS NOT NULL),
            CHECK (sort <> 'other' OR title IS NOT NULL)
        );
        CREATE INDEX planned_part_part ON planned_part (part_id);
        CREATE INDEX planned_part_assessment ON planned_part (assessment_id);
        CREATE TABLE point_entry (
            part_id TEXT NOT NULL REFERENCES points_part (id),
            week BIGINT NOT NULL CHECK (week >= 0),
            person_id TEXT NOT NULL REFERENCES person (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            points BIGINT CHECK (points >= 0),
            attendance TEXT CHECK (attendance IN ('present', 'absent', 'excused')),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            PRIMARY KEY (part_id, week, person_id, sequence),
            CHECK (points IS NULL OR attendance IS NULL)
        );
        CREATE INDEX point_entry_person ON point_entry (person_id, made_at);
        CREATE INDEX point_entry_maker ON point_entry (maker_id);
        CREATE TABLE points_freeze (
            part_id TEXT NOT NULL REFERENCES points_part (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            kind TEXT NOT NULL CHECK (kind IN ('frozen', 'flowing')),
            person_id TEXT NOT NULL REFERENCES person (id),
            made_at BIGINT NOT NULL,
            PRIMARY KEY (part_id, sequence),
            CHECK ((kind = 'frozen') = (sequence % 2 = 1))
        );
        CREATE INDEX points_freeze_person ON points_freeze (person_id);
        CREATE TABLE frozen_result (
            part_id TEXT NOT NULL,
            sequence BIGINT NOT NULL,
            person_id TEXT NOT NULL REFERENCES person (id),
            earned BIGINT NOT NULL CHECK (earned >= 0),
            possible BIGINT NOT NULL CHECK (possible > 0),
            attempts BIGINT NOT NULL CHECK (attempts > 0),
            PRIMARY KEY (part_id, sequence, person_id),
            FOREIGN KEY (part_id, sequence) REFERENCES points_freeze (part_id, sequence)
        );
        CREATE INDEX frozen_result_person ON frozen_result (person_id);
        CREATE TABLE confirmed_mark (
            course_id TEXT NOT NULL REFERENCES course (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            kind TEXT NOT NULL CHECK (kind IN ('mark', 'not-passed', 'withdrawn')),
            mark_scheme TEXT NOT NULL CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points')),
            mark BIGINT,
            points BIGINT NOT NULL,
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            reason TEXT CHECK (reason <> ''),
            PRIMARY KEY (course_id, person_id, sequence),
            CHECK ((kind = 'mark') = (mark IS NOT NULL)),
            CHECK ((sequence = 1) = (reason IS NULL)),
            CHECK (sequence > 1 OR kind <> 'withdrawn')
        );
        CREATE INDEX confirmed_mark_person ON confirmed_mark (person_id, made_at);
        CREATE INDEX confirmed_mark_maker ON confirmed_mark (maker_id);
        CREATE TABLE report_opening (
            course_id TEXT NOT NULL REFERENCES course (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            opened_at BIGINT NOT NULL,
            PRIMARY KEY (course_id, person_id)
        );
        CREATE INDEX report_opening_person ON report_opening (person_id);
        """)
}
