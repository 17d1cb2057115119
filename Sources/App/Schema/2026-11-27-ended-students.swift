import Database

extension Migration {
    /// A registration for an exam may end because the person is no student any more.
    static let endedStudents = Migration(
        "2026-11-27 ended students",
        """
        CREATE TABLE new_exam_registration_event (
            registration_id TEXT NOT NULL REFERENCES exam_registration (id),
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            kind TEXT NOT NULL CHECK (kind IN (
                'registered', 'changed', 'queued', 'moved-up', 'left', 'withdrawn', 'cancelled', 'passed', 'unenrolled',
                'account-ended', 'role-ended'
            )),
            date_id TEXT NOT NULL REFERENCES exam_date (id),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            reason TEXT CHECK (reason <> ''),
            charge_id TEXT REFERENCES charge (id),
            PRIMARY KEY (registration_id, sequence)
        );
        INSERT INTO new_exam_registration_event (
            registration_id, sequence, kind, date_id, maker_id, made_at, reason, charge_id
        )
        SELECT registration_id, sequence, kind, date_id, maker_id, made_at, reason, charge_id FROM exam_registration_event;
        CREATE TABLE new_exam_receipt (
            code TEXT NOT NULL PRIMARY KEY CHECK (code <> ''),
            registration_id TEXT NOT NULL,
            sequence BIGINT NOT NULL,
            key_name TEXT NOT NULL,
            UNIQUE (registration_id, sequence),
            FOREIGN KEY (registration_id, sequence) REFERENCES new_exam_registration_event (registration_id, sequence)
        );
        INSERT INTO new_exam_receipt (code, registration_id, sequence, key_name)
        SELECT code, registration_id, sequence, key_name FROM exam_receipt;
        DROP TABLE exam_receipt;
        DROP TABLE exam_registration_event;
        ALTER TABLE new_exam_registration_event RENAME TO exam_registration_event;
        ALTER TABLE new_exam_receipt RENAME TO exam_receipt;
        CREATE INDEX exam_registration_event_date ON exam_registration_event (date_id);
        CREATE INDEX exam_registration_event_maker ON exam_registration_event (maker_id);
        CREATE INDEX exam_registration_event_charge ON exam_registration_event (charge_id);
        """)
}
