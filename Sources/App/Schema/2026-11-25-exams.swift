import Database

extension Migration {
    /// Exam periods, the dates of exams, and who is registered for them.
    ///
    /// Of a date the last version holds; whatever was moved, closed, raised or lowered is a version of its own. What happened
    /// to a registration is never changed or deleted. `exam_place` says what follows from it at present: a seat, a place in a
    /// waiting list, or both, where somebody who has a seat waits for another date. A fee is what was shown when the person
    /// registered, in minor units of its currency; it is charged when there is a seat. Days are numbers of days since 1 January
    /// 1970.
    static let exams = Migration(
        "2026-11-25 exams",
        """
        CREATE TABLE exam_period (
            id TEXT NOT NULL PRIMARY KEY,
            period_key TEXT UNIQUE CHECK (period_key <> ''),
            name TEXT NOT NULL UNIQUE CHECK (name <> ''),
            opens_at BIGINT NOT NULL,
            closes_at BIGINT NOT NULL,
            late_closes_at BIGINT,
            withdraw_until BIGINT NOT NULL,
            first_day BIGINT NOT NULL,
            last_day BIGINT NOT NULL,
            charged_from BIGINT NOT NULL CHECK (charged_from > 0),
            commission_from BIGINT CHECK (commission_from > 0),
            least_points BIGINT CHECK (least_points > 0),
            stops_debtors BIGINT NOT NULL CHECK (stops_debtors IN (0, 1)),
            edited_at BIGINT,
            CHECK (closes_at > opens_at),
            CHECK (late_closes_at > closes_at),
            CHECK (withdraw_until > opens_at),
            CHECK (last_day >= first_day)
        );
        CREATE TABLE exam_date (
            id TEXT NOT NULL PRIMARY KEY,
            period_id TEXT NOT NULL REFERENCES exam_period (id),
            course_id TEXT NOT NULL REFERENCES course (id),
            date_key TEXT CHECK (date_key <> ''),
            UNIQUE (period_id, date_key)
        );
        CREATE INDEX exam_date_course ON exam_date (course_id);
        CREATE TABLE exam_date_version (
            date_id TEXT NOT NULL REFERENCES exam_date (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            starts_at BIGINT NOT NULL,
            ends_at BIGINT NOT NULL,
            room TEXT CHECK (room <> ''),
            seats BIGINT NOT NULL CHECK (seats >= 0),
            has_waiting_list BIGINT NOT NULL CHECK (has_waiting_list IN (0, 1)),
            is_closed BIGINT NOT NULL CHECK (is_closed IN (0, 1)),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            reason TEXT CHECK (reason <> ''),
            PRIMARY KEY (date_id, sequence),
            CHECK (ends_at > starts_at)
        );
        CREATE INDEX exam_date_version_maker ON exam_date_version (maker_id);
        CREATE TABLE exam_registration (
            id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE CHECK (number > 0),
            period_id TEXT NOT NULL REFERENCES exam_period (id),
            course_id TEXT NOT NULL REFERENCES course (id),
            person_id TEXT NOT NULL REFERENCES person (id),
            ordinal BIGINT NOT NULL CHECK (ordinal > 0),
            fee_kind TEXT CHECK (fee_kind IN ('exam', 'repeated-exam', 'late-exam', 'commission')),
            fee BIGINT CHECK (fee > 0),
            currency TEXT CHECK (currency <> ''),
            CHECK ((fee_kind IS NULL) = (fee IS NULL)),
            CHECK ((fee_kind IS NULL) = (currency IS NULL))
        );
        CREATE INDEX exam_registration_period ON exam_registration (period_id);
        CREATE INDEX exam_registration_course ON exam_registration (course_id);
        CREATE INDEX exam_registration_person ON exam_registration (person_id, course_id);
        CREATE TABLE exam_registration_event (
            registration_id TEXT NOT NULL REFERENCES exam_registration (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            kind TEXT NOT NULL CHECK (kind IN (
                'registered', 'changed', 'queued', 'moved-up', 'left', 'withdrawn', 'cancelled', 'passed', 'unenrolled'
            )),
            date_id TEXT NOT NULL REFERENCES exam_date (id),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            reason TEXT CHECK (reason <> ''),
            charge_id TEXT REFERENCES charge (id),
            PRIMARY KEY (registration_id, sequence)
        );
        CREATE INDEX exam_registration_event_date ON exam_registration_event (date_id);
        CREATE INDEX exam_registration_event_maker ON exam_registration_event (maker_id);
        CREATE INDEX exam_registration_event_charge ON exam_registration_event (charge_id);
        CREATE TABLE exam_place (
            registration_id TEXT NOT NULL REFERENCES exam_registration (id),
            kind TEXT NOT NULL CHECK (kind IN ('seat', 'waiting')),
            date_id TEXT NOT NULL REFERENCES exam_date (id),
            since BIGINT NOT NULL,
            position BIGINT NOT NULL UNIQUE CHECK (position > 0),
            PRIMARY KEY (registration_id, kind)
        );
        CREATE INDEX exam_place_date ON exam_place (date_id, kind, position);
        CREATE TABLE exam_receipt (
            code TEXT NOT NULL PRIMARY KEY CHECK (code <> ''),
            registration_id TEXT NOT NULL,
            sequence BIGINT NOT NULL,
            key_name TEXT NOT NULL,
            UNIQUE (registration_id, sequence),
            FOREIGN KEY (registration_id, sequence) REFERENCES exam_registration_event (registration_id, sequence)
        );
        """)
}
