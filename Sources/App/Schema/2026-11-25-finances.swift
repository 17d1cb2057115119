import Database

extension Migration {
    /// What people owe and paid, the price list, what came in at the bank, and the role of those who keep it.
    ///
    /// Amounts are minor units (cents, para, bani) of a currency with two decimals, from one to a thousand million units;
    /// nothing is converted. Charges, payments and prices are never changed or deleted: a reversal is a row that names what
    /// it takes back, and why. Days are numbers of days since 1 January 1970. A charge without a day is of the day on which
    /// it was made, and one without a due day is due on its day. Of a price the row with the latest first day, and of those
    /// the last, holds; one without an amount says that there is no price any more. A key of an import is the payment's or
    /// charge's own there, or the digest of its line: the same line is there once. `reference_key` is the reference with its
    /// letters and digits only.
    static let finances = Migration(
        "2026-11-25 finances",
        """
        CREATE TABLE new_person_role (
            person_id TEXT NOT NULL REFERENCES person (id),
            role TEXT NOT NULL CHECK (role IN ('student', 'teacher', 'quality-office', 'office', 'administrator')),
            PRIMARY KEY (person_id, role)
        );
        INSERT INTO new_person_role (person_id, role) SELECT person_id, role FROM person_role;
        DROP TABLE person_role;
        ALTER TABLE new_person_role RENAME TO person_role;

        CREATE TABLE charge (
            id TEXT NOT NULL PRIMARY KEY,
            person_id TEXT NOT NULL REFERENCES person (id),
            school_year TEXT NOT NULL CHECK (school_year <> ''),
            kind TEXT NOT NULL CHECK (kind IN (
                'tuition', 'enrolment', 'exam', 'repeated-exam', 'late-exam', 'commission', 'certificate', 'other'
            )),
            title TEXT CHECK (title <> ''),
            amount BIGINT NOT NULL CHECK (amount > 0 AND amount <= 100000000000),
            currency TEXT NOT NULL CHECK (currency IN ('EUR', 'RSD', 'RON', 'BAM', 'CHF', 'USD')),
            charged_on BIGINT,
            due_on BIGINT,
            reference TEXT CHECK (reference <> ''),
            reference_key TEXT CHECK (reference_key <> ''),
            plan_id TEXT CHECK (plan_id <> ''),
            instalment BIGINT CHECK (instalment > 0 AND instalment <= instalments),
            instalments BIGINT CHECK (instalments > 1),
            import_key TEXT UNIQUE CHECK (import_key <> ''),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            UNIQUE (plan_id, instalment),
            CHECK ((reference IS NULL) = (reference_key IS NULL)),
            CHECK ((plan_id IS NULL) = (instalment IS NULL)),
            CHECK ((plan_id IS NULL) = (instalments IS NULL)),
            CHECK (kind <> 'other' OR title IS NOT NULL)
        );
        CREATE INDEX charge_person ON charge (person_id, made_at);
        CREATE INDEX charge_reference ON charge (reference_key);
        CREATE INDEX charge_maker ON charge (maker_id);
        CREATE TABLE charge_reversal (
            charge_id TEXT NOT NULL PRIMARY KEY REFERENCES charge (id),
            reason TEXT CHECK (reason <> ''),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL
        );
        CREATE INDEX charge_reversal_maker ON charge_reversal (maker_id);
        CREATE TABLE received_payment (
            id TEXT NOT NULL PRIMARY KEY,
            import_key TEXT NOT NULL UNIQUE CHECK (import_key <> ''),
            paid_on BIGINT NOT NULL,
            amount BIGINT NOT NULL CHECK (amount > 0 AND amount <= 100000000000),
            currency TEXT NOT NULL CHECK (currency IN ('EUR', 'RSD', 'RON', 'BAM', 'CHF', 'USD')),
            payer TEXT CHECK (payer <> ''),
            reference TEXT CHECK (reference <> ''),
            purpose TEXT CHECK (purpose <> ''),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL
        );
        CREATE INDEX received_payment_maker ON received_payment (maker_id);
        CREATE TABLE payment (
            id TEXT NOT NULL PRIMARY KEY,
            person_id TEXT NOT NULL REFERENCES person (id),
            amount BIGINT NOT NULL CHECK (amount > 0 AND amount <= 100000000000),
            currency TEXT NOT NULL CHECK (currency IN ('EUR', 'RSD', 'RON', 'BAM', 'CHF', 'USD')),
            paid_on BIGINT NOT NULL,
            title TEXT CHECK (title <> ''),
            reference TEXT CHECK (reference <> ''),
            reference_key TEXT CHECK (reference_key <> ''),
            received_id TEXT REFERENCES received_payment (id),
            import_key TEXT UNIQUE CHECK (import_key <> ''),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            CHECK ((reference IS NULL) = (reference_key IS NULL))
        );
        CREATE INDEX payment_person ON payment (person_id, paid_on);
        CREATE INDEX payment_received ON payment (received_id);
        CREATE INDEX payment_maker ON payment (maker_id);
        CREATE TABLE payment_reversal (
            payment_id TEXT NOT NULL PRIMARY KEY REFERENCES payment (id),
            reason TEXT CHECK (reason <> ''),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL
        );
        CREATE INDEX payment_reversal_maker ON payment_reversal (maker_id);
        CREATE TABLE price (
            kind TEXT NOT NULL CHECK (kind IN (
                'tuition', 'enrolment', 'exam', 'repeated-exam', 'late-exam', 'commission', 'certificate'
            )),
            first_on BIGINT NOT NULL,
            sequence BIGINT NOT NULL CHECK (sequence > 0),
            amount BIGINT CHECK (amount > 0 AND amount <= 100000000000),
            currency TEXT CHECK (currency IN ('EUR', 'RSD', 'RON', 'BAM', 'CHF', 'USD')),
            maker_id TEXT REFERENCES person (id),
            made_at BIGINT NOT NULL,
            PRIMARY KEY (kind, first_on, sequence),
            CHECK ((amount IS NULL) = (currency IS NULL))
        );
        CREATE INDEX price_maker ON price (maker_id);
        CREATE TABLE finance_setting (
            id TEXT NOT NULL PRIMARY KEY CHECK (id = 'only'),
            recipient TEXT CHECK (recipient <> ''),
            recipient_account TEXT CHECK (recipient_account <> ''),
            purpose TEXT CHECK (purpose <> ''),
            offers_ips BIGINT NOT NULL CHECK (offers_ips IN (0, 1)),
            debt_blocks BIGINT NOT NULL CHECK (debt_blocks IN (0, 1))
        );
        """)
}
