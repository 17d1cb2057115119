@testable import App

extension SamplePages {
    static func privacy(_ strings: Strings) -> [SamplePage] {
        let bare = frame(strings, heading: strings("privacy.title"), isBare: true)
        let own = frame(strings, heading: strings("my-data.title"))
        let pages = [false, true].map { isSignedIn in
            SamplePage(
                isSignedIn ? "signed in" : "a visitor",
                PrivacyPage(frame: bare, strings: strings, institution: "Școala de probă", area: isSignedIn ? .student : nil))
        }
        return pages
            + [("everything", PersonalData.sample), ("nothing", .empty)].map { state, data in
                SamplePage(
                    state, PersonalDataPage(frame: own, strings: strings, data: data, area: .learn, now: SampleSnapshot.start))
            }
    }
}

extension PersonalData {
    private static let now = SampleSnapshot.start
    private static let subject = PersonalSubject(
        title: "Test <de probă>", course: "Mobile", language: .serbian, isPutAway: true)
    private static let more = ExtraTime(factor: 1250, added: .minutes(10))

    private static func account(_ roles: Set<Role>, isFull: Bool) -> PersonalAccount {
        PersonalAccount(
            person: Person(
                id: ID(text: "ana"), number: 1, userName: "ana", name: "Ana", surname: "Țîrlea",
                indexNumber: isFull ? "1001" : nil,
                email: isFull ? "ana@example.org" : nil, roles: roles, language: isFull ? .english : nil, isPutAway: false,
                title: isFull ? "dr <h.c.>" : nil, phone: isFull ? "021 310 20 30" : nil),
            hasPassword: isFull, createdAt: now, visitedAt: isFull ? now : nil, extraTime: isFull ? more : .none,
            profile: isFull
                ? StaffProfile(email: nil, office: "2013", officeHours: "marți 14–16", webPage: "https://ana.example.org")
                : StaffProfile(email: nil, office: nil, officeHours: nil, webPage: nil))
    }

    private static func writing(_ deed: String) -> PersonalWriting {
        PersonalWriting(deed: deed, subject: subject, doneAt: now)
    }

    /// Of every kind something, not in the order of the page.
    static let sample = PersonalData([
        PersonalAccountRows.part([account(Set(Role.allCases), isFull: true)]),
        PersonalSessionRows.part(
            ["Mozilla/5.0 (iPhone) Safari/604.1", ""].enumerated().map { index, browser in
                PersonalSession(
                    session: Session(
                        id: ID(text: "session-\(index)"), person: ID(text: "ana"), startedAt: now, seenAt: now, browser: browser),
                    endedAt: index == 0 ? nil : now)
            }),
        PersonalLinkRows.part(
            [true, false].map {
                PersonalLink(
                    isForPerson: $0, purpose: $0 ? .invitation : .password, madeAt: now, expiresAt: now + .days(1),
                    usedAt: $0 ? now : nil)
            }),
        PersonalTokenRows.part(
            [nil, now + .days(1)].map { PersonalToken(token: SampleTokens.token("Telefon <nou>", usedAt: $0), endedAt: $0) }),
        PersonalCalendarRows.part([nil, now].map { PersonalCalendar(feed: SampleTokens.feed(usedAt: $0)) }),
        PersonalCourseRows.part(
            [.enrolled, .teaching(.professor, position: 1), .teaching(.assistant, position: 2)].map {
                PersonalCourse(course: ID(text: "course"), code: "PDM301", subject: subject, part: $0)
            }),
        PersonalGroupRows.part([true, false].map { PersonalGroup(subject: subject, studies: $0) }),
        PersonalPointRows.part([points(isFull: true), points(isFull: false)]),
        PersonalPointsWorkRows.part(
            PersonalPointsWork.Deed.allCases.enumerated().map { index, deed in
                PersonalPointsWork(
                    deed: deed, subject: subject, number: index + 1, firstAt: now, lastAt: now + .days(index),
                    note: index == 0 ? "Plan <nou>" : nil)
            }),
        PersonalRecordRows.part([
            PersonalRecord(record: SampleRecords.record()),
            PersonalRecord(record: SampleRecords.record(SampleRecords.statement(indexNumber: nil))),
        ]),
        PersonalExamRows.part([exam(isFull: true), exam(isFull: false)]),
        PersonalDesignRows.part(
            PersonalDesignWork.Deed.allCases.enumerated().map { index, deed in
                PersonalDesignWork(deed: deed, subject: subject, number: index + 1)
            }),
        PersonalTechniqueRows.part(
            PersonalTechnique.Deed.allCases.flatMap { deed in
                [SampleTechniques.own(publishedAt: now), SampleTechniques.own("gone", removedAt: now)].map {
                    PersonalTechnique(deed: deed, technique: .own($0))
                }
            }
                + TechniqueCatalogue.standard.techniques.prefix(1).map {
                    PersonalTechnique(deed: .starred, technique: .curated($0))
                }),
        PersonalExamWorkRows.part(
            [1, 0].map {
                PersonalExamWork(subject: subject, dates: $0, registrations: 1 - $0, firstAt: now, lastAt: now + .days(1))
            }),
        PersonalMoneyRows.part(SampleFinances.personal),
        PersonalMoneyWorkRows.part(
            PersonalMoneyWork.Deed.allCases.enumerated().map { index, deed in
                PersonalMoneyWork(deed: deed, number: index + 1, firstAt: now, lastAt: now + .days(index))
            }),
        PersonalFileRows.part([writing(PersonalFileRows.stored)]),
        PersonalReadingRows.part(
            [nil, now + .minutes(9)].map {
                PersonalReading(
                    lesson: ID(text: "lesson"), subject: subject, openedAt: now, finishedAt: $0, place: $0.map { _ in "stari" },
                    placedAt: $0)
            }),
        PersonalLessonWritingRows.part(
            [
                PersonalLessonWritingRows.draft, PersonalLessonWritingRows.revision, PersonalLessonWritingRows.publication,
                PersonalLessonWritingRows.withdrawal,
            ].map(writing)),
        PersonalTestWritingRows.part([PersonalTestWritingRows.draft, PersonalTestWritingRows.revision].map(writing)),
        PersonalExceptionRows.part([PersonalException(test: ID(text: "test"), subject: subject, extraTime: more)]),
        PersonalDateRows.part(
            [DateOverride(opens: now, closes: now + .hours(2), reason: "Boală <gravă>"), nil].map {
                PersonalDates(test: ID(text: "test"), subject: subject, change: DateChange(dates: $0, madeAt: now))
            }),
        PersonalAttemptRows.part([
            attempt(nil, .final),
            attempt(.told(SampleSnapshot.submission().outcome, SampleSnapshot.submission().mark), .quiz),
            attempt(.withheld(.everyone(until: now + .hours(2))), .final),
        ]),
        PersonalInterventionRows.part([writing(PersonalInterventionRows.made)]),
        PersonalDateGivingRows.part([writing(PersonalDateGivingRows.given)]),
        PersonalCorrectionRows.part([writing(PersonalCorrectionRows.made)]),
        PersonalSurveyRows.part(
            [
                .invited(isDone: true), .invited(isDone: false), .rated(.professor, name: "Ana"), .rated(.assistant, name: "Ana"),
            ].map {
                PersonalSurvey(
                    survey: ID(text: "survey"), title: Wording(texts: [.serbian: "Anketa"]), subject: "IT250 - Web sistemi",
                    language: .serbian, part: $0)
            }),
    ])

    static let empty = PersonalData([
        PersonalAccountRows.part([account([.student], isFull: false)]), PersonalSessionRows.part([]), PersonalLinkRows.part([]),
        PersonalTokenRows.part([]), PersonalCalendarRows.part([]), PersonalCourseRows.part([]), PersonalGroupRows.part([]),
        PersonalPointRows.part([]),
        PersonalPointsWorkRows.part([]),
        PersonalRecordRows.part([]),
        PersonalExamRows.part([]), PersonalExamWorkRows.part([]), PersonalDesignRows.part([]),
        PersonalTechniqueRows.part([]),
        PersonalMoneyRows.part([]), PersonalMoneyWorkRows.part([]),
        PersonalFileRows.part([]), PersonalReadingRows.part([]), PersonalLessonWritingRows.part([]),
        PersonalTestWritingRows.part([]), PersonalExceptionRows.part([]), PersonalDateRows.part([]),
        PersonalAttemptRows.part([]), PersonalInterventionRows.part([]), PersonalDateGivingRows.part([]),
        PersonalCorrectionRows.part([]), PersonalSurveyRows.part([]),
    ])

    private static func exam(isFull: Bool) -> PersonalExam {
        let events = [
            SampleExams.event(.registered, "one"), SampleExams.event(.withdrawn, "one", 2, reason: "Boală <gravă>"),
        ]
        return PersonalExam(
            registration: SampleExams.registration(isFull ? events : [events[0]], fee: isFull ? SampleExams.fee : nil),
            subject: subject, period: "Ianuarie <1>", dates: isFull ? [1: SampleExams.date(now)] : [:],
            places: [.init(kind: .seat, since: now)], receipts: isFull ? ["7ZQ4M-0H2KX-7ZQ4M-0H2KX-7ZQ4M"] : [])
    }

    private static func points(isFull: Bool) -> PersonalPoints {
        let values: [PointValue?] = [.points(Points(thousandths: 7500)), .attendance(.excused), nil]
        func mark(_ sequence: Int, _ verdict: ConfirmedMark.Verdict) -> ConfirmedMark {
            ConfirmedMark(
                person: ID(text: "ana"), sequence: sequence, verdict: verdict, scheme: .serbian,
                points: Points(thousandths: 87_000),
                maker: "Carmen", madeAt: now, reason: sequence == 1 ? nil : "Greșeală <la adunare>")
        }
        let verdicts: [ConfirmedMark.Verdict] = [.mark(Mark(scheme: .serbian, thousandths: 9000)), .notPassed, .withdrawn]
        return PersonalPoints(
            course: ID(text: "course"), subject: subject,
            entries: isFull
                ? values.enumerated().map { index, value in
                    .init(
                        title: index == 0 ? "Teme <b>" : nil, sort: index == 2 ? nil : .tasks, week: index, value: value,
                        madeAt: now)
                } : [],
            frozen: isFull
                ? [.init(result: .init(earned: Points(thousandths: 5000), possible: Points(thousandths: 10_000)), frozenAt: now)]
                : [],
            marks: isFull ? verdicts.enumerated().map { mark($0 + 1, $1) } : [], openedAt: isFull ? nil : now)
    }

    private static func markChanges(_ result: PersonalAttempt.Result?) -> [PersonalMarkChange] {
        guard case .told(_, let mark)? = result else { return [] }
        return [.init(changedAt: now, question: 2, old: mark, new: mark, reason: "Cheia era <greșită>")]
    }

    private static func attempt(_ result: PersonalAttempt.Result?, _ kind: AssessmentKind) -> PersonalAttempt {
        let answers: [(PersonalAttempt.Value, Arrival, Int?)] = [
            (.options([1, 3]), .inTime, nil), (.typed("<b>"), .inTime, 1), (.takenBack, .grace, nil), (.options([2]), .late, nil),
            (.unreadable("3 <m>"), .inTime, nil),
        ]
        return PersonalAttempt(
            id: ID(text: "attempt"), test: ID(text: "test"), subject: subject, kind: kind, ordinal: 1, revision: 2,
            startedAt: now,
            deadline: kind == .final ? now + .minutes(30) : nil,
            deadlineChanges: kind == .final ? [.init(changedAt: now, old: now, new: now + .minutes(5))] : [],
            interventions: result == nil ? [] : SampleInterventions.all,
            annulments: result == nil ? [] : [SampleAnnulments.annulled, SampleAnnulments.restored],
            answers: result == nil
                ? []
                : answers.enumerated().map { index, line in
                    .init(
                        sequence: index + 1, question: index + 1, answer: line.0, arrivedAt: now + .minutes(index),
                        arrival: line.1,
                        page: "abcdef", overwrote: line.2)
                },
            flagged: result == nil ? [1, 2] : [], checked: kind == .quiz ? [1] : [],
            pages: result == nil ? [.init(page: "abcdef", sequence: 3)] : [],
            ending: result.map { .init(endedAt: now + .minutes(20), reason: kind == .quiz ? .submitted : .expired, result: $0) },
            receipt: result.map { _ in .init(code: "AAAAA-BBBBB", keyName: "key", issuedAt: now) },
            markChanges: markChanges(result))
    }
}
