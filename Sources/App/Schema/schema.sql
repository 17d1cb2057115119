CREATE TABLE accepted_answer (
    revision_id TEXT NOT NULL,
    question_position BIGINT NOT NULL,
    position BIGINT NOT NULL CHECK (position > 0),
    text TEXT NOT NULL CHECK (text <> ''),
    tolerance TEXT,
    PRIMARY KEY (revision_id, question_position, position),
    FOREIGN KEY (revision_id, question_position) REFERENCES question_revision (revision_id, position)
);
CREATE TABLE access_token (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL CHECK (name <> ''),
    token_digest TEXT NOT NULL UNIQUE,
    made_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT,
    ended_at BIGINT,
    CHECK (expires_at > made_at)
);
CREATE INDEX access_token_person ON access_token (person_id);
CREATE TABLE access_token_scope (
    token_id TEXT NOT NULL REFERENCES access_token (id),
    scope TEXT NOT NULL CHECK (scope IN ('learn.read', 'learn.write', 'student.read', 'student.write', 'teach.read',
        'teach.write', 'design.read', 'design.write', 'admin.import')),
    PRIMARY KEY (token_id, scope)
);
CREATE TABLE activity_hour (
    course_id TEXT NOT NULL REFERENCES course (id),
    activity TEXT NOT NULL CHECK (activity IN (
        'lecture', 'seminar', 'laboratory', 'project', 'practice', 'individual-study'
    )),
    hours BIGINT NOT NULL CHECK (hours >= 0 AND hours <= 2000),
    assessment TEXT CHECK (assessment <> ''),
    PRIMARY KEY (course_id, activity)
);
CREATE TABLE annulment (
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    kind TEXT NOT NULL CHECK (kind IN ('annulled', 'restored')),
    person_id TEXT NOT NULL REFERENCES person (id),
    made_at BIGINT NOT NULL,
    reason TEXT NOT NULL CHECK (reason <> ''),
    PRIMARY KEY (attempt_id, sequence),
    CHECK ((kind = 'annulled') = (sequence % 2 = 1))
);
CREATE INDEX annulment_person ON annulment (person_id);
CREATE TABLE answer (
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    question_id TEXT NOT NULL REFERENCES question (id),
    value TEXT NOT NULL,
    arrived_at BIGINT NOT NULL, arrival TEXT NOT NULL DEFAULT 'in-time'
    CHECK (arrival IN ('in-time', 'grace', 'late')), page TEXT, overwrote BIGINT, unreadable TEXT CHECK (unreadable IS NULL OR unreadable <> '' AND value = ''),
    PRIMARY KEY (attempt_id, sequence)
);
CREATE INDEX answer_question ON answer (question_id, attempt_id, sequence);
CREATE TABLE answer_origin (
    attempt_id TEXT NOT NULL,
    sequence BIGINT NOT NULL,
    service TEXT NOT NULL CHECK (service IN ('json', 'soap')),
    token_id TEXT REFERENCES access_token (id),
    PRIMARY KEY (attempt_id, sequence),
    FOREIGN KEY (attempt_id, sequence) REFERENCES answer (attempt_id, sequence)
);
CREATE INDEX answer_origin_token ON answer_origin (token_id);
CREATE TABLE answer_page (
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    page TEXT NOT NULL CHECK (page <> ''),
    sequence BIGINT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (attempt_id, page)
);
CREATE TABLE assessment (
    id TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL UNIQUE,
    course_id TEXT NOT NULL REFERENCES course (id),
    assessment_key TEXT NOT NULL CHECK (assessment_key <> ''),
    position BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('quiz', 'final')),
    topic_id TEXT REFERENCES topic (id),
    opens_at BIGINT,
    closes_at BIGINT,
    time_limit BIGINT CHECK (time_limit > 0), attempts_allowed BIGINT CHECK (attempts_allowed > 0), counting_rule TEXT NOT NULL DEFAULT 'best'
    CHECK (counting_rule IN ('best', 'last', 'first', 'average')), pause BIGINT NOT NULL DEFAULT 0 CHECK (pause >= 0), access_code TEXT CHECK (access_code <> ''), results_release TEXT NOT NULL DEFAULT 'at-once'
    CHECK (results_release IN ('at-once', 'after-last', 'from')), results_from BIGINT, answers_release TEXT NOT NULL DEFAULT 'at-once'
    CHECK (answers_release IN ('at-once', 'after-last', 'from')), answers_from BIGINT, removed_at BIGINT, edited_at BIGINT, answer_check TEXT NOT NULL DEFAULT 'at-end'
    CHECK (answer_check IN ('at-end', 'each-answer') AND (answer_check = 'at-end' OR kind = 'quiz')), programs BIGINT CHECK (programs IN (0, 1)),
    UNIQUE (course_id, assessment_key),
    CHECK (
        (kind = 'quiz' AND opens_at IS NULL AND closes_at IS NULL AND time_limit IS NULL)
        OR (kind = 'final' AND opens_at IS NOT NULL AND time_limit IS NOT NULL AND closes_at > opens_at)
    )
);
CREATE INDEX assessment_topic ON assessment (topic_id);
CREATE TABLE assessment_draft (
    assessment_id TEXT NOT NULL PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES course (id),
    assessment_key TEXT NOT NULL CHECK (assessment_key <> ''),
    version BIGINT NOT NULL CHECK (version > 0),
    base_revision_id TEXT REFERENCES assessment_revision (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    saved_at BIGINT NOT NULL,
    text TEXT NOT NULL,
    removed_at BIGINT, extra_times TEXT,
    UNIQUE (course_id, assessment_key)
);
CREATE INDEX assessment_draft_base_revision ON assessment_draft (base_revision_id);
CREATE INDEX assessment_draft_person ON assessment_draft (person_id);
CREATE TABLE assessment_revision (
    id TEXT NOT NULL PRIMARY KEY,
    assessment_id TEXT NOT NULL REFERENCES assessment (id),
    ordinal BIGINT NOT NULL CHECK (ordinal > 0),
    digest TEXT NOT NULL,
    title TEXT NOT NULL CHECK (title <> ''),
    introduction TEXT,
    question_count BIGINT NOT NULL CHECK (question_count > 0),
    created_at BIGINT NOT NULL, question_order TEXT NOT NULL DEFAULT 'fixed'
    CHECK (question_order IN ('fixed', 'shuffled')), credit_rule TEXT NOT NULL DEFAULT 'right-minus-wrong'
    CHECK (credit_rule IN ('right-minus-wrong', 'per-option', 'all-or-nothing')), author_id TEXT REFERENCES person (id), text_rules TEXT NOT NULL DEFAULT 'commonmark'
    CHECK (text_rules IN ('commonmark', 'extended')),
    UNIQUE (assessment_id, ordinal)
);
CREATE INDEX assessment_revision_author ON assessment_revision (author_id);
CREATE TABLE attempt (
    id TEXT NOT NULL PRIMARY KEY,
    assessment_id TEXT NOT NULL REFERENCES assessment (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    ordinal BIGINT NOT NULL CHECK (ordinal > 0),
    revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
    seed BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    deadline BIGINT,
    UNIQUE (assessment_id, person_id, ordinal)
);
CREATE INDEX attempt_assessment ON attempt (assessment_id, deadline);
CREATE INDEX attempt_deadline ON attempt (deadline);
CREATE INDEX attempt_person ON attempt (person_id);
CREATE INDEX attempt_revision ON attempt (revision_id);
CREATE TABLE calendar_entry (
    feed_id TEXT NOT NULL REFERENCES calendar_feed (id),
    event_id TEXT NOT NULL CHECK (event_id <> ''),
    digest TEXT NOT NULL,
    revision BIGINT NOT NULL CHECK (revision >= 0),
    changed_at BIGINT NOT NULL,
    kept_until BIGINT NOT NULL,
    PRIMARY KEY (feed_id, event_id)
);
CREATE TABLE calendar_feed (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL UNIQUE REFERENCES person (id),
    secret_digest TEXT NOT NULL UNIQUE,
    made_at BIGINT NOT NULL,
    used_at BIGINT
);
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
CREATE INDEX charge_maker ON charge (maker_id);
CREATE INDEX charge_person ON charge (person_id, made_at);
CREATE INDEX charge_reference ON charge (reference_key);
CREATE TABLE charge_reversal (
    charge_id TEXT NOT NULL PRIMARY KEY REFERENCES charge (id),
    reason TEXT CHECK (reason <> ''),
    maker_id TEXT REFERENCES person (id),
    made_at BIGINT NOT NULL
);
CREATE INDEX charge_reversal_maker ON charge_reversal (maker_id);
CREATE TABLE checked_answer (
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    question_id TEXT NOT NULL REFERENCES question (id),
    checked_at BIGINT NOT NULL,
    PRIMARY KEY (attempt_id, question_id)
);
CREATE INDEX checked_answer_question ON checked_answer (question_id);
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
    reason TEXT CHECK (reason <> ''), imported_at BIGINT,
    PRIMARY KEY (course_id, person_id, sequence),
    CHECK ((kind = 'mark') = (mark IS NOT NULL)),
    CHECK ((sequence = 1) = (reason IS NULL)),
    CHECK (sequence > 1 OR kind <> 'withdrawn')
);
CREATE INDEX confirmed_mark_maker ON confirmed_mark (maker_id);
CREATE INDEX confirmed_mark_person ON confirmed_mark (person_id, made_at);
CREATE TABLE corrected_answer (
    correction_id TEXT NOT NULL REFERENCES mark_correction (id),
    position BIGINT NOT NULL CHECK (position > 0),
    text TEXT,
    tolerance TEXT,
    PRIMARY KEY (correction_id, position)
);
CREATE TABLE corrected_revision (
    revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
    correction_id TEXT NOT NULL REFERENCES mark_correction (id),
    PRIMARY KEY (revision_id, correction_id)
);
CREATE INDEX corrected_revision_correction ON corrected_revision (correction_id);
CREATE TABLE course (
    id TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL UNIQUE,
    course_key TEXT NOT NULL UNIQUE CHECK (course_key <> ''),
    position BIGINT NOT NULL,
    code TEXT NOT NULL,
    title TEXT NOT NULL CHECK (title <> ''),
    language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
    classroom TEXT,
    url TEXT,
    overview TEXT,
    mark_scheme TEXT NOT NULL CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points'))
, removed_at BIGINT, edited_at BIGINT, semester_id TEXT REFERENCES semester (id), ects BIGINT CHECK (ects >= 0 AND ects <= 120));
CREATE INDEX course_semester ON course (semester_id);
CREATE TABLE course_audience (
    course_id TEXT NOT NULL REFERENCES course_design (course_id),
    audience TEXT NOT NULL CHECK (audience IN (
        'no-audience', 'lower-division', 'upper-division', 'undergraduate', 'graduate'
    )),
    PRIMARY KEY (course_id, audience)
);
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
CREATE TABLE course_file (
    course_id TEXT NOT NULL REFERENCES course (id),
    name TEXT NOT NULL CHECK (name <> ''),
    digest TEXT NOT NULL REFERENCES stored_file (digest),
    content_type TEXT NOT NULL,
    width BIGINT CHECK (width > 0),
    height BIGINT CHECK (height > 0),
    person_id TEXT REFERENCES person (id),
    stored_at BIGINT NOT NULL,
    removed_at BIGINT,
    PRIMARY KEY (course_id, name)
);
CREATE INDEX course_file_digest ON course_file (digest);
CREATE INDEX course_file_person ON course_file (person_id);
CREATE TABLE course_group (
    id TEXT NOT NULL PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES course (id),
    name TEXT NOT NULL CHECK (name <> ''),
    assistant_id TEXT REFERENCES person (id),
    meetings TEXT CHECK (meetings <> ''),
    room TEXT CHECK (room <> ''),
    edited_at BIGINT,
    UNIQUE (course_id, name)
);
CREATE INDEX course_group_assistant ON course_group (assistant_id);
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
CREATE INDEX course_instructor_editor ON course_instructor (editor_id);
CREATE INDEX course_instructor_person ON course_instructor (person_id);
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
CREATE TABLE course_teacher (
    course_id TEXT NOT NULL REFERENCES course (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    teaching_role TEXT NOT NULL CHECK (teaching_role IN ('professor', 'assistant')),
    position BIGINT NOT NULL,
    PRIMARY KEY (course_id, person_id)
);
CREATE INDEX course_teacher_person ON course_teacher (person_id);
CREATE TABLE date_override (
    assessment_id TEXT NOT NULL REFERENCES assessment (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    opens_at BIGINT,
    closes_at BIGINT,
    reason TEXT CHECK (reason IS NULL OR reason <> '' AND opens_at IS NOT NULL),
    maker_id TEXT REFERENCES person (id),
    made_at BIGINT NOT NULL,
    PRIMARY KEY (assessment_id, person_id, sequence),
    CHECK (
        (opens_at IS NULL AND closes_at IS NULL)
        OR (opens_at IS NOT NULL AND closes_at IS NOT NULL AND closes_at > opens_at)
    )
);
CREATE INDEX date_override_maker ON date_override (maker_id);
CREATE INDEX date_override_person ON date_override (person_id);
CREATE TABLE deadline_change (
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    changed_at BIGINT NOT NULL,
    old_deadline BIGINT NOT NULL,
    new_deadline BIGINT NOT NULL, reason TEXT NOT NULL DEFAULT 'rules' CHECK (reason IN ('rules', 'clock')),
    PRIMARY KEY (attempt_id, sequence)
);
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
CREATE INDEX design_event_assessment ON design_event (assessment_id);
CREATE INDEX design_event_editor ON design_event (editor_id);
CREATE INDEX design_event_lesson ON design_event (lesson_id);
CREATE INDEX design_event_own_technique ON design_event (own_technique_id);
CREATE TABLE design_exception (
    course_id TEXT NOT NULL REFERENCES course_design (course_id),
    finding TEXT NOT NULL CHECK (finding <> ''),
    reason TEXT NOT NULL CHECK (reason <> ''),
    person_id TEXT REFERENCES person (id),
    made_at BIGINT NOT NULL,
    PRIMARY KEY (course_id, finding)
);
CREATE INDEX design_exception_person ON design_exception (person_id);
CREATE TABLE enrolment (
    course_id TEXT NOT NULL REFERENCES course (id),
    person_id TEXT NOT NULL REFERENCES person (id), edited_at BIGINT, group_id TEXT REFERENCES course_group (id),
    PRIMARY KEY (course_id, person_id)
);
CREATE INDEX enrolment_group ON enrolment (group_id);
CREATE INDEX enrolment_person ON enrolment (person_id, course_id, group_id);
CREATE TABLE event_objective (
    event_id TEXT NOT NULL REFERENCES design_event (id),
    objective_id TEXT NOT NULL REFERENCES objective (id),
    PRIMARY KEY (event_id, objective_id)
);
CREATE INDEX event_objective_objective ON event_objective (objective_id);
CREATE TABLE exam_crowd (
    date_id TEXT NOT NULL PRIMARY KEY REFERENCES exam_date (id),
    seated BIGINT NOT NULL CHECK (seated >= 0),
    waiting BIGINT NOT NULL CHECK (waiting >= 0)
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
CREATE TABLE exam_place (
    registration_id TEXT NOT NULL REFERENCES exam_registration (id),
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'waiting')),
    date_id TEXT NOT NULL REFERENCES exam_date (id),
    since BIGINT NOT NULL,
    position BIGINT NOT NULL UNIQUE CHECK (position > 0),
    PRIMARY KEY (registration_id, kind)
);
CREATE INDEX exam_place_date ON exam_place (date_id, kind, position);
CREATE TABLE "exam_receipt" (
    code TEXT NOT NULL PRIMARY KEY CHECK (code <> ''),
    registration_id TEXT NOT NULL,
    sequence BIGINT NOT NULL,
    key_name TEXT NOT NULL,
    UNIQUE (registration_id, sequence),
    FOREIGN KEY (registration_id, sequence) REFERENCES "exam_registration_event" (registration_id, sequence)
);
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
CREATE INDEX exam_registration_course ON exam_registration (course_id);
CREATE INDEX exam_registration_period ON exam_registration (period_id);
CREATE INDEX exam_registration_person ON exam_registration (person_id, course_id);
CREATE TABLE "exam_registration_event" (
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
CREATE INDEX exam_registration_event_charge ON exam_registration_event (charge_id);
CREATE INDEX exam_registration_event_date ON exam_registration_event (date_id);
CREATE INDEX exam_registration_event_maker ON exam_registration_event (maker_id);
CREATE TABLE finance_setting (
    id TEXT NOT NULL PRIMARY KEY CHECK (id = 'only'),
    recipient TEXT CHECK (recipient <> ''),
    recipient_account TEXT CHECK (recipient_account <> ''),
    purpose TEXT CHECK (purpose <> ''),
    offers_ips BIGINT NOT NULL CHECK (offers_ips IN (0, 1)),
    debt_blocks BIGINT NOT NULL CHECK (debt_blocks IN (0, 1))
);
CREATE TABLE flag (
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    question_id TEXT NOT NULL REFERENCES question (id),
    PRIMARY KEY (attempt_id, question_id)
);
CREATE INDEX flag_question ON flag (question_id);
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
CREATE TABLE institution (
    id TEXT NOT NULL PRIMARY KEY CHECK (id = 'only'),
    name TEXT NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
    time_zone TEXT NOT NULL,
    password_contact TEXT
, mark_scheme TEXT NOT NULL DEFAULT 'ro'
    CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points')), usual_factor BIGINT NOT NULL DEFAULT 1250 CHECK (usual_factor >= 1000), usual_extra BIGINT NOT NULL DEFAULT 0 CHECK (usual_extra >= 0), teachers_renew_passwords BIGINT NOT NULL DEFAULT 0
    CHECK (teachers_renew_passwords IN (0, 1)), user_names TEXT, has_json_api BIGINT NOT NULL DEFAULT 1 CHECK (has_json_api IN (0, 1)), has_service1 BIGINT NOT NULL DEFAULT 0 CHECK (has_service1 IN (0, 1)), takes_own_passwords BIGINT NOT NULL DEFAULT 0 CHECK (takes_own_passwords IN (0, 1)), has_calendar BIGINT NOT NULL DEFAULT 1 CHECK (has_calendar IN (0, 1)), has_estudent_api BIGINT NOT NULL DEFAULT 0 CHECK (has_estudent_api IN (0, 1)), has_json_rpc BIGINT NOT NULL DEFAULT 0 CHECK (has_json_rpc IN (0, 1)));
CREATE TABLE intervention (
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    kind TEXT NOT NULL CHECK (kind IN ('minutes', 'ended', 'reopened')),
    person_id TEXT NOT NULL REFERENCES person (id),
    made_at BIGINT NOT NULL,
    added BIGINT NOT NULL,
    reason TEXT CHECK (reason <> ''),
    ended_at BIGINT,
    ending TEXT CHECK (ending IN ('submitted', 'expired')),
    mark_scheme TEXT CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points')),
    mark BIGINT,
    receipt_code TEXT,
    PRIMARY KEY (attempt_id, sequence),
    CHECK ((kind = 'reopened') = (ended_at IS NOT NULL))
);
CREATE INDEX intervention_person ON intervention (person_id);
CREATE INDEX intervention_receipt ON intervention (receipt_code);
CREATE TABLE lesson (
    id TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL UNIQUE,
    course_id TEXT NOT NULL REFERENCES course (id),
    lesson_key TEXT NOT NULL CHECK (lesson_key <> ''),
    position BIGINT NOT NULL,
    topic_id TEXT REFERENCES topic (id),
    quiz_id TEXT REFERENCES assessment (id),
    audience TEXT NOT NULL CHECK (audience IN ('enrolled', 'everyone')),
    removed_at BIGINT, shown_revision_id TEXT REFERENCES lesson_revision (id), edited_at BIGINT,
    UNIQUE (course_id, lesson_key)
);
CREATE INDEX lesson_quiz ON lesson (quiz_id);
CREATE INDEX lesson_shown_revision ON lesson (shown_revision_id);
CREATE INDEX lesson_topic ON lesson (topic_id);
CREATE TABLE lesson_draft (
    lesson_id TEXT NOT NULL PRIMARY KEY REFERENCES lesson (id),
    version BIGINT NOT NULL CHECK (version > 0),
    base_revision_id TEXT REFERENCES lesson_revision (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    saved_at BIGINT NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX lesson_draft_base_revision ON lesson_draft (base_revision_id);
CREATE INDEX lesson_draft_person ON lesson_draft (person_id);
CREATE TABLE lesson_file (
    revision_id TEXT NOT NULL REFERENCES lesson_revision (id),
    name TEXT NOT NULL CHECK (name <> ''),
    digest TEXT NOT NULL REFERENCES stored_file (digest),
    content_type TEXT NOT NULL,
    width BIGINT CHECK (width > 0),
    height BIGINT CHECK (height > 0),
    PRIMARY KEY (revision_id, name)
);
CREATE INDEX lesson_file_digest ON lesson_file (digest);
CREATE TABLE lesson_objective (
    lesson_id TEXT NOT NULL REFERENCES lesson (id),
    position BIGINT NOT NULL CHECK (position >= 1),
    objective_id TEXT NOT NULL REFERENCES objective (id),
    PRIMARY KEY (lesson_id, position),
    UNIQUE (lesson_id, objective_id)
);
CREATE INDEX lesson_objective_objective ON lesson_objective (objective_id);
CREATE TABLE lesson_publication (
    lesson_id TEXT NOT NULL REFERENCES lesson (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    revision_id TEXT REFERENCES lesson_revision (id),
    person_id TEXT REFERENCES person (id),
    published_at BIGINT NOT NULL,
    PRIMARY KEY (lesson_id, sequence)
);
CREATE INDEX lesson_publication_person ON lesson_publication (person_id);
CREATE INDEX lesson_publication_revision ON lesson_publication (revision_id);
CREATE TABLE lesson_revision (
    id TEXT NOT NULL PRIMARY KEY,
    lesson_id TEXT NOT NULL REFERENCES lesson (id),
    ordinal BIGINT NOT NULL CHECK (ordinal > 0),
    digest TEXT NOT NULL,
    title TEXT NOT NULL CHECK (title <> ''),
    word_count BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    searchable TEXT NOT NULL, author_id TEXT REFERENCES person (id), text_rules TEXT NOT NULL DEFAULT 'commonmark'
    CHECK (text_rules IN ('commonmark', 'extended')),
    UNIQUE (lesson_id, ordinal)
);
CREATE INDEX lesson_revision_author ON lesson_revision (author_id);
CREATE TABLE mark_change (
    attempt_id TEXT NOT NULL REFERENCES attempt (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    correction_id TEXT NOT NULL REFERENCES mark_correction (id),
    changed_at BIGINT NOT NULL,
    old_earned BIGINT NOT NULL,
    new_earned BIGINT NOT NULL,
    old_mark BIGINT NOT NULL,
    new_mark BIGINT NOT NULL,
    PRIMARY KEY (attempt_id, sequence)
);
CREATE INDEX mark_change_correction ON mark_change (correction_id);
CREATE TABLE mark_correction (
    id TEXT NOT NULL PRIMARY KEY,
    assessment_id TEXT NOT NULL REFERENCES assessment (id),
    question_id TEXT NOT NULL REFERENCES question (id),
    attempt_id TEXT REFERENCES attempt (id),
    kind TEXT NOT NULL CHECK (kind IN ('options', 'accepted', 'everyone', 'points')),
    points BIGINT,
    person_id TEXT NOT NULL REFERENCES person (id),
    made_at BIGINT NOT NULL,
    reason TEXT NOT NULL CHECK (reason <> ''), sequence BIGINT NOT NULL DEFAULT 0,
    CHECK ((kind = 'points') = (attempt_id IS NOT NULL)),
    CHECK ((kind = 'points') = (points IS NOT NULL))
);
CREATE UNIQUE INDEX mark_correction_assessment ON mark_correction (assessment_id, sequence);
CREATE INDEX mark_correction_attempt ON mark_correction (attempt_id);
CREATE INDEX mark_correction_person ON mark_correction (person_id);
CREATE INDEX mark_correction_question ON mark_correction (question_id);
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
CREATE INDEX meeting_plan_editor ON meeting_plan (editor_id);
CREATE INDEX meeting_plan_group ON meeting_plan (group_id);
CREATE TABLE meeting_weekday (
    plan_id TEXT NOT NULL REFERENCES meeting_plan (id),
    weekday BIGINT NOT NULL CHECK (weekday >= 1 AND weekday <= 7),
    PRIMARY KEY (plan_id, weekday)
);
CREATE TABLE number_sequence (
    kind TEXT NOT NULL PRIMARY KEY,
    last_number BIGINT NOT NULL CHECK (last_number > 0)
);
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
CREATE TABLE objective_outcome (
    objective_id TEXT NOT NULL REFERENCES objective (id),
    outcome_id TEXT NOT NULL REFERENCES programme_outcome (id),
    PRIMARY KEY (objective_id, outcome_id)
);
CREATE INDEX objective_outcome_outcome ON objective_outcome (outcome_id);
CREATE TABLE objective_technique (
    objective_id TEXT NOT NULL REFERENCES objective (id),
    kind TEXT NOT NULL CHECK (kind IN ('assessment', 'teaching')),
    technique TEXT NOT NULL CHECK (technique <> ''),
    own_id TEXT REFERENCES technique (id),
    PRIMARY KEY (objective_id, technique),
    CHECK (own_id IS NULL OR own_id = technique)
);
CREATE INDEX objective_technique_own ON objective_technique (own_id);
CREATE TABLE objective_topic (
    objective_id TEXT NOT NULL REFERENCES objective (id),
    topic_id TEXT NOT NULL REFERENCES topic (id),
    PRIMARY KEY (objective_id, topic_id)
);
CREATE INDEX objective_topic_topic ON objective_topic (topic_id);
CREATE TABLE one_time_link (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES person (id),
    token_digest TEXT NOT NULL UNIQUE,
    purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'password')),
    maker_id TEXT NOT NULL REFERENCES person (id),
    made_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT,
    CHECK (expires_at > made_at)
);
CREATE INDEX one_time_link_maker ON one_time_link (maker_id);
CREATE INDEX one_time_link_person ON one_time_link (person_id);
CREATE TABLE participation (
    survey_id TEXT NOT NULL,
    course_id TEXT NOT NULL,
    person_id TEXT NOT NULL REFERENCES person (id),
    is_done BIGINT NOT NULL CHECK (is_done IN (0, 1)),
    PRIMARY KEY (survey_id, course_id, person_id),
    FOREIGN KEY (survey_id, course_id) REFERENCES survey_subject (survey_id, course_id)
);
CREATE INDEX participation_person ON participation (person_id, is_done, survey_id, course_id);
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
CREATE INDEX payment_maker ON payment (maker_id);
CREATE INDEX payment_person ON payment (person_id, paid_on);
CREATE INDEX payment_received ON payment (received_id);
CREATE TABLE payment_reversal (
    payment_id TEXT NOT NULL PRIMARY KEY REFERENCES payment (id),
    reason TEXT CHECK (reason <> ''),
    maker_id TEXT REFERENCES person (id),
    made_at BIGINT NOT NULL
);
CREATE INDEX payment_reversal_maker ON payment_reversal (maker_id);
CREATE TABLE person (
    id TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL UNIQUE,
    user_name TEXT NOT NULL UNIQUE CHECK (user_name <> ''),
    name TEXT NOT NULL,
    surname TEXT NOT NULL,
    index_number TEXT UNIQUE,
    email TEXT,
    language TEXT CHECK (language IN ('ro', 'sr-Latn', 'en')),
    password_hash TEXT,
    created_at BIGINT NOT NULL
, time_factor BIGINT NOT NULL DEFAULT 1000 CHECK (time_factor >= 1000), extra_time BIGINT NOT NULL DEFAULT 0 CHECK (extra_time >= 0), removed_at BIGINT, visited_at BIGINT, disabled_at BIGINT, office TEXT, office_hours TEXT, web_page TEXT, made_in_course_id TEXT REFERENCES course (id), edited_at BIGINT, title TEXT CHECK (title <> ''), phone TEXT CHECK (phone <> ''), hides_help BIGINT NOT NULL DEFAULT 0 CHECK (hides_help IN (0, 1)));
CREATE INDEX person_made_in_course ON person (made_in_course_id);
CREATE TABLE "person_role" (
    person_id TEXT NOT NULL REFERENCES person (id),
    role TEXT NOT NULL CHECK (role IN ('student', 'teacher', 'quality-office', 'office', 'administrator')),
    PRIMARY KEY (person_id, role)
);
CREATE TABLE picture (
    revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
    name TEXT NOT NULL,
    content_type TEXT NOT NULL,
    width BIGINT NOT NULL CHECK (width > 0),
    height BIGINT NOT NULL CHECK (height > 0),
    content BLOB NOT NULL,
    PRIMARY KEY (revision_id, name)
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
CREATE INDEX planned_part_assessment ON planned_part (assessment_id);
CREATE INDEX planned_part_part ON planned_part (part_id);
CREATE TABLE point_entry (
    part_id TEXT NOT NULL REFERENCES points_part (id),
    week BIGINT NOT NULL CHECK (week >= 0),
    person_id TEXT NOT NULL REFERENCES person (id),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    points BIGINT CHECK (points >= 0),
    attendance TEXT CHECK (attendance IN ('present', 'absent', 'excused')),
    maker_id TEXT REFERENCES person (id),
    made_at BIGINT NOT NULL, imported_at BIGINT,
    PRIMARY KEY (part_id, week, person_id, sequence),
    CHECK (points IS NULL OR attendance IS NULL)
);
CREATE INDEX point_entry_maker ON point_entry (maker_id);
CREATE INDEX point_entry_person ON point_entry (
    person_id, part_id, week, sequence, points, attendance, maker_id, made_at, imported_at
);
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
CREATE TABLE points_part (
    id TEXT NOT NULL PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES course (id),
    part_key TEXT NOT NULL CHECK (part_key <> ''),
    UNIQUE (course_id, part_key)
);
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
CREATE TABLE pool (
    revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
    position BIGINT NOT NULL CHECK (position > 0),
    question_count BIGINT NOT NULL CHECK (question_count > 0),
    PRIMARY KEY (revision_id, position)
);
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
CREATE TABLE programme_outcome (
    id TEXT NOT NULL PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES course (id),
    outcome_key TEXT NOT NULL CHECK (outcome_key <> ''),
    position BIGINT NOT NULL,
    body TEXT NOT NULL CHECK (body <> ''),
    UNIQUE (course_id, outcome_key)
);
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
CREATE TABLE question (
    id TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL UNIQUE,
    assessment_id TEXT NOT NULL REFERENCES assessment (id),
    question_key TEXT NOT NULL CHECK (question_key <> ''),
    UNIQUE (assessment_id, question_key)
);
CREATE TABLE question_objective (
    question_id TEXT NOT NULL REFERENCES question (id),
    position BIGINT NOT NULL CHECK (position >= 1 AND position <= 3),
    objective_id TEXT NOT NULL REFERENCES objective (id),
    PRIMARY KEY (question_id, position),
    UNIQUE (question_id, objective_id)
);
CREATE INDEX question_objective_objective ON question_objective (objective_id);
CREATE TABLE "question_option" (
    revision_id TEXT NOT NULL,
    question_position BIGINT NOT NULL,
    position BIGINT NOT NULL CHECK (position > 0),
    text TEXT NOT NULL,
    credit BIGINT NOT NULL CHECK (credit IN (0, 1)),
    PRIMARY KEY (revision_id, question_position, position),
    FOREIGN KEY (revision_id, question_position) REFERENCES "question_revision" (revision_id, position)
);
CREATE TABLE "question_revision" (
    revision_id TEXT NOT NULL REFERENCES assessment_revision (id),
    position BIGINT NOT NULL CHECK (position > 0),
    question_id TEXT NOT NULL REFERENCES question (id),
    topic_id TEXT REFERENCES topic (id),
    kind TEXT NOT NULL CHECK (kind IN ('single', 'multiple', 'number', 'text')),
    points BIGINT NOT NULL CHECK (points > 0),
    penalty BIGINT NOT NULL CHECK (penalty BETWEEN 0 AND 1000),
    option_order TEXT NOT NULL CHECK (option_order IN ('shuffled', 'fixed')),
    folding TEXT CHECK (folding IN ('exact', 'ignore', 'fold')),
    pool BIGINT,
    text TEXT NOT NULL,
    body TEXT,
    explanation TEXT,
    PRIMARY KEY (revision_id, position),
    UNIQUE (revision_id, question_id),
    CHECK ((kind = 'text') = (folding IS NOT NULL))
);
CREATE INDEX question_revision_question ON question_revision (question_id);
CREATE INDEX question_revision_topic ON question_revision (topic_id);
CREATE TABLE reading (
    lesson_id TEXT NOT NULL REFERENCES lesson (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    opened_at BIGINT NOT NULL,
    finished_at BIGINT, place TEXT, placed_at BIGINT,
    PRIMARY KEY (lesson_id, person_id)
);
CREATE INDEX reading_person ON reading (person_id);
CREATE TABLE receipt (
    attempt_id TEXT NOT NULL PRIMARY KEY REFERENCES attempt (id),
    code TEXT NOT NULL UNIQUE CHECK (code <> ''),
    key_name TEXT NOT NULL CHECK (key_name <> ''),
    issued_at BIGINT NOT NULL
);
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
CREATE TABLE recorded_course (
    code TEXT NOT NULL REFERENCES study_record (code),
    position BIGINT NOT NULL CHECK (position > 0),
    course_id TEXT NOT NULL REFERENCES course (id),
    course_code TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
    semester TEXT NOT NULL,
    ects BIGINT CHECK (ects >= 0 AND ects <= 120),
    mark_scheme TEXT NOT NULL CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points')),
    mark BIGINT NOT NULL,
    confirmed_at BIGINT NOT NULL,
    PRIMARY KEY (code, position),
    UNIQUE (code, course_id)
);
CREATE INDEX recorded_course_course ON recorded_course (course_id);
CREATE TABLE report_opening (
    course_id TEXT NOT NULL REFERENCES course (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    opened_at BIGINT NOT NULL,
    PRIMARY KEY (course_id, person_id)
);
CREATE INDEX report_opening_person ON report_opening (person_id);
CREATE TABLE schema_migration (name TEXT NOT NULL PRIMARY KEY);
CREATE TABLE sealed_ballot (
    id TEXT NOT NULL PRIMARY KEY,
    survey_id TEXT NOT NULL,
    course_id TEXT NOT NULL,
    content BLOB NOT NULL,
    FOREIGN KEY (survey_id, course_id) REFERENCES survey_subject (survey_id, course_id)
);
CREATE INDEX sealed_ballot_subject ON sealed_ballot (survey_id, course_id);
CREATE TABLE semester (
    id TEXT NOT NULL PRIMARY KEY,
    semester_key TEXT UNIQUE CHECK (semester_key <> ''),
    title TEXT NOT NULL UNIQUE,
    school_year TEXT CHECK (school_year <> ''),
    first_day BIGINT,
    teaching_weeks BIGINT CHECK (teaching_weeks > 0),
    last_day BIGINT,
    edited_at BIGINT, import_title TEXT CHECK (import_title <> ''),
    CHECK (last_day > first_day),
    CHECK ((first_day IS NULL) = (teaching_weeks IS NULL)),
    CHECK ((first_day IS NULL) = (last_day IS NULL)),
    CHECK ((first_day IS NULL) = (school_year IS NULL))
);
CREATE UNIQUE INDEX semester_import_title ON semester (import_title);
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
CREATE TABLE session (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES person (id),
    token_digest TEXT NOT NULL UNIQUE,
    browser TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    ended_at BIGINT
);
CREATE INDEX session_person ON session (person_id);
CREATE INDEX session_seen ON session (seen_at);
CREATE TABLE stored_file (
    digest TEXT NOT NULL PRIMARY KEY CHECK (digest <> ''),
    size BIGINT NOT NULL CHECK (size >= 0),
    stored_at BIGINT NOT NULL
);
CREATE TABLE study_record (
    code TEXT NOT NULL PRIMARY KEY CHECK (code <> ''),
    key_name TEXT NOT NULL CHECK (key_name <> ''),
    person_id TEXT NOT NULL REFERENCES person (id),
    issued_at BIGINT NOT NULL,
    institution TEXT NOT NULL,
    name TEXT NOT NULL,
    surname TEXT NOT NULL,
    index_number TEXT
);
CREATE INDEX study_record_person ON study_record (person_id, issued_at);
CREATE TABLE submission (
    attempt_id TEXT NOT NULL PRIMARY KEY REFERENCES attempt (id),
    ended_at BIGINT NOT NULL,
    reason TEXT NOT NULL CHECK (reason IN ('submitted', 'expired')),
    earned BIGINT NOT NULL CHECK (earned >= 0),
    possible BIGINT NOT NULL CHECK (possible > 0),
    correct BIGINT NOT NULL,
    partly BIGINT NOT NULL,
    incorrect BIGINT NOT NULL,
    unanswered BIGINT NOT NULL,
    mark_scheme TEXT NOT NULL CHECK (mark_scheme IN ('ro', 'sr', 'percent', 'points')),
    mark BIGINT NOT NULL, corrections BIGINT NOT NULL DEFAULT 0,
    CHECK (partly <= incorrect)
);
CREATE TABLE survey (
    id TEXT NOT NULL PRIMARY KEY,
    survey_key TEXT NOT NULL UNIQUE CHECK (survey_key <> ''),
    position BIGINT NOT NULL,
    opens_at BIGINT NOT NULL,
    closes_at BIGINT NOT NULL,
    results_from BIGINT NOT NULL,
    policy TEXT NOT NULL CHECK (policy IN ('off', 'reminder', 'gate')),
    ballot_limit BIGINT NOT NULL CHECK (ballot_limit >= 5),
    comment_limit BIGINT NOT NULL CHECK (comment_limit >= 10),
    audience TEXT NOT NULL CHECK (audience IN ('nothing', 'subject', 'everything')),
    removed_at BIGINT, semester_id TEXT REFERENCES semester (id),
    CHECK (closes_at > opens_at),
    CHECK (results_from >= closes_at),
    CHECK (comment_limit >= ballot_limit)
);
CREATE INDEX survey_semester ON survey (semester_id);
CREATE TABLE survey_closing (
    survey_id TEXT NOT NULL PRIMARY KEY REFERENCES survey_opening (survey_id)
);
CREATE TABLE survey_comment (
    id TEXT NOT NULL PRIMARY KEY,
    survey_id TEXT NOT NULL,
    course_id TEXT NOT NULL,
    item_position BIGINT NOT NULL,
    teacher_position BIGINT NOT NULL CHECK (teacher_position >= 0),
    text TEXT NOT NULL CHECK (text <> ''),
    FOREIGN KEY (survey_id, course_id) REFERENCES survey_turnout (survey_id, course_id),
    FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
);
CREATE INDEX survey_comment_item ON survey_comment (survey_id, item_position);
CREATE INDEX survey_comment_place ON survey_comment (survey_id, course_id, item_position, teacher_position);
CREATE TABLE survey_count (
    survey_id TEXT NOT NULL,
    course_id TEXT NOT NULL,
    item_position BIGINT NOT NULL,
    teacher_position BIGINT NOT NULL CHECK (teacher_position >= 0),
    value BIGINT NOT NULL CHECK (value >= 0),
    ballots BIGINT NOT NULL CHECK (ballots > 0),
    PRIMARY KEY (survey_id, course_id, item_position, teacher_position, value),
    FOREIGN KEY (survey_id, course_id) REFERENCES survey_turnout (survey_id, course_id),
    FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
);
CREATE INDEX survey_count_item ON survey_count (survey_id, item_position);
CREATE TABLE survey_course (
    survey_id TEXT NOT NULL REFERENCES survey (id),
    course_key TEXT NOT NULL,
    PRIMARY KEY (survey_id, course_key)
);
CREATE TABLE survey_item (
    survey_id TEXT NOT NULL REFERENCES survey (id),
    position BIGINT NOT NULL CHECK (position > 0),
    item_key TEXT NOT NULL CHECK (item_key <> ''),
    kind TEXT NOT NULL CHECK (kind IN ('scale', 'choice', 'comment')),
    matter TEXT NOT NULL CHECK (matter IN ('subject', 'teacher')),
    is_compulsory BIGINT NOT NULL CHECK (is_compulsory IN (0, 1)),
    PRIMARY KEY (survey_id, position),
    UNIQUE (survey_id, item_key)
);
CREATE TABLE survey_item_objective (
    survey_id TEXT NOT NULL,
    item_position BIGINT NOT NULL,
    objective_id TEXT NOT NULL REFERENCES objective (id),
    PRIMARY KEY (survey_id, item_position, objective_id),
    FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
);
CREATE INDEX survey_item_objective_objective ON survey_item_objective (objective_id);
CREATE TABLE survey_item_text (
    survey_id TEXT NOT NULL,
    item_position BIGINT NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
    text TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (survey_id, item_position, language),
    FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
);
CREATE TABLE survey_opening (
    survey_id TEXT NOT NULL PRIMARY KEY REFERENCES survey (id),
    public_key BLOB NOT NULL,
    sheet_length BIGINT NOT NULL CHECK (sheet_length > 0)
);
CREATE TABLE survey_option_text (
    survey_id TEXT NOT NULL,
    item_position BIGINT NOT NULL,
    position BIGINT NOT NULL CHECK (position > 0),
    language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
    text TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (survey_id, item_position, position, language),
    FOREIGN KEY (survey_id, item_position) REFERENCES survey_item (survey_id, position)
);
CREATE TABLE survey_subject (
    survey_id TEXT NOT NULL REFERENCES survey_opening (survey_id),
    course_id TEXT NOT NULL REFERENCES course (id),
    position BIGINT NOT NULL,
    code TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    PRIMARY KEY (survey_id, course_id)
);
CREATE INDEX survey_subject_course ON survey_subject (course_id);
CREATE TABLE survey_teacher (
    survey_id TEXT NOT NULL,
    course_id TEXT NOT NULL,
    position BIGINT NOT NULL CHECK (position > 0),
    person_id TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,
    teaching_role TEXT NOT NULL CHECK (teaching_role IN ('professor', 'assistant')),
    PRIMARY KEY (survey_id, course_id, position),
    FOREIGN KEY (survey_id, course_id) REFERENCES survey_subject (survey_id, course_id)
);
CREATE INDEX survey_teacher_person ON survey_teacher (person_id);
CREATE TABLE survey_text (
    survey_id TEXT NOT NULL REFERENCES survey (id),
    language TEXT NOT NULL CHECK (language IN ('ro', 'sr-Latn', 'en')),
    title TEXT NOT NULL CHECK (title <> ''),
    introduction TEXT,
    PRIMARY KEY (survey_id, language)
);
CREATE TABLE survey_turnout (
    survey_id TEXT NOT NULL REFERENCES survey_closing (survey_id),
    course_id TEXT NOT NULL,
    invited BIGINT NOT NULL CHECK (invited >= 0),
    handed_in BIGINT NOT NULL CHECK (handed_in >= 0),
    answered BIGINT CHECK (answered >= 5),
    PRIMARY KEY (survey_id, course_id),
    FOREIGN KEY (survey_id, course_id) REFERENCES survey_subject (survey_id, course_id),
    CHECK (answered <= handed_in)
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
CREATE TABLE task_text (
    part_id TEXT NOT NULL REFERENCES points_part (id),
    week BIGINT NOT NULL CHECK (week > 0),
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    body TEXT CHECK (body <> ''),
    maker_id TEXT REFERENCES person (id),
    made_at BIGINT NOT NULL,
    PRIMARY KEY (part_id, week, sequence),
    CHECK (sequence > 1 OR body IS NOT NULL)
);
CREATE INDEX task_text_maker ON task_text (maker_id);
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
CREATE INDEX technique_editor ON technique (editor_id);
CREATE INDEX technique_owner ON technique (owner_id);
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
CREATE TABLE time_exception (
    assessment_id TEXT NOT NULL REFERENCES assessment (id),
    person_id TEXT NOT NULL REFERENCES person (id),
    time_factor BIGINT NOT NULL CHECK (time_factor >= 1000),
    extra_time BIGINT NOT NULL CHECK (extra_time >= 0),
    PRIMARY KEY (assessment_id, person_id)
);
CREATE INDEX time_exception_person ON time_exception (person_id);
CREATE TABLE topic (
    id TEXT NOT NULL PRIMARY KEY,
    course_id TEXT NOT NULL REFERENCES course (id),
    parent_id TEXT REFERENCES topic (id),
    title TEXT NOT NULL CHECK (title <> ''),
    position BIGINT NOT NULL
, priority TEXT NOT NULL DEFAULT 'good-to-know'
    CHECK (priority IN ('critical', 'very-important', 'good-to-know')), is_prerequisite BIGINT NOT NULL DEFAULT 0 CHECK (is_prerequisite IN (0, 1)), number BIGINT CHECK (number > 0));
CREATE INDEX topic_course ON topic (course_id);
CREATE UNIQUE INDEX topic_number ON topic (number);
CREATE INDEX topic_parent ON topic (parent_id);
CREATE TABLE topic_dimension (
    topic_id TEXT NOT NULL REFERENCES topic (id),
    dimension TEXT NOT NULL CHECK (dimension IN ('factual', 'conceptual', 'procedural', 'metacognitive')),
    PRIMARY KEY (topic_id, dimension)
);
CREATE TABLE topic_hour (
    topic_id TEXT NOT NULL REFERENCES topic (id),
    activity TEXT NOT NULL CHECK (activity IN ('lecture', 'seminar', 'laboratory', 'project', 'practice')),
    hours BIGINT NOT NULL CHECK (hours >= 1 AND hours <= 2000),
    PRIMARY KEY (topic_id, activity)
);
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
CREATE INDEX topic_resource_file ON topic_resource (course_id, file_name);
CREATE INDEX topic_resource_lesson ON topic_resource (lesson_id);
CREATE INDEX topic_resource_topic ON topic_resource (topic_id);
