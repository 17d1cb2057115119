import Foundation

/// What is stored about somebody, in words: labels with their values.
struct PersonalFacts {
    typealias Card = PersonalDataPage.Card
    typealias Fact = PersonalDataPage.Fact

    let strings: Strings
    let now: Instant

    private var formats: Formats { strings.formats }

    func card(_ account: PersonalAccount) -> Card {
        let person = account.person
        return card(
            heading: nil,
            facts([
                ("account.name", person.fullName), ("account.user-name", person.userName),
                ("account.index-number", person.indexNumber), ("account.email", person.email),
                ("profile.office", account.profile.office), ("profile.office-hours", account.profile.officeHours),
                ("profile.web-page", account.profile.webPage),
                ("account.roles", formats.list(person.roles.sorted().map { $0.text(strings) })),
                ("my-data.language", person.language?.name), ("my-data.password", password(account)),
                ("my-data.created", formats.dayAndClock(account.createdAt)),
                ("my-data.previous-visit", account.visitedAt.map(formats.dayAndClock)),
                ("my-data.extra-time", account.extraTime == .none ? nil : text(account.extraTime)),
            ]))
    }

    func card(_ exception: PersonalException) -> Card {
        card(
            heading: heading(exception.subject),
            [course(exception.subject)] + facts([("my-data.extra-time", text(exception.extraTime)), putAway(exception.subject)]))
    }

    func card(_ place: PersonalSession) -> Card {
        let session = place.session
        return card(
            heading: .init(
                text: BrowserName.short(session.browser) ?? strings("sessions.unknown-browser"),
                language: strings.language.rawValue),
            facts([
                ("my-data.begun", formats.dayAndClock(session.startedAt)), ("my-data.seen", formats.dayAndClock(session.seenAt)),
                ("my-data.ended", place.endedAt.map(formats.dayAndClock)),
                ("my-data.browser", session.browser.isEmpty ? nil : session.browser),
            ]))
    }

    func card(_ course: PersonalCourse) -> Card {
        let part =
            switch course.part {
            case .enrolled: strings("my-data.enrolled")
            case .teaching(.professor, _): strings("course.professor")
            case .teaching(.assistant, _): strings("course.assistant")
            }
        return card(
            heading: heading(course.subject),
            facts([("course.number", course.code), ("my-data.part", part), putAway(course.subject)]))
    }

    func card(_ reading: PersonalReading) -> Card {
        card(
            heading: heading(reading.subject),
            [course(reading.subject)]
                + facts([
                    ("my-data.opened", formats.dayAndClock(reading.openedAt)),
                    ("my-data.finished", reading.finishedAt.map(formats.dayAndClock)), putAway(reading.subject),
                ]))
    }

    func card(_ survey: PersonalSurvey) -> Card {
        let part =
            switch survey.part {
            case .invited(isDone: true): strings("my-data.survey-done")
            case .invited(isDone: false): strings("my-data.survey-open")
            case .rated(.professor, _): strings("course.professor")
            case .rated(.assistant, _): strings("course.assistant")
            }
        return card(
            heading: .init(text: survey.subject, language: survey.language.rawValue),
            facts([("survey.title", survey.title.text(strings.language)), ("my-data.part", part)]))
    }

    func card(_ writing: PersonalWriting) -> Card {
        let done =
            switch writing.kind {
            case .draft: strings("my-data.draft")
            case .revision: strings("my-data.revision-written")
            case .publication: strings("my-data.published")
            case .withdrawal: strings("my-data.withdrawn")
            case .file: strings("my-data.file-stored")
            case .testDraft: strings("my-data.test-draft")
            case .testRevision: strings("my-data.test-revision-written")
            case .intervention: strings("my-data.intervention-made")
            case .correction: strings("my-data.correction-made")
            }
        return card(
            heading: heading(writing.subject),
            [course(writing.subject)]
                + facts([
                    ("my-data.done", done), ("my-data.done-at", formats.dayAndClock(writing.doneAt)),
                    ("correction.reason", writing.reason),
                    putAway(writing.subject),
                ]))
    }

    func card(_ link: PersonalLink) -> Card {
        let purpose = link.purpose == .invitation ? strings("my-data.link-invitation") : strings("my-data.link-password")
        return card(
            heading: nil,
            facts([
                ("my-data.link", purpose),
                ("my-data.part", link.isForPerson ? strings("my-data.link-for") : strings("my-data.link-by")),
                ("my-data.link-made", formats.dayAndClock(link.madeAt)),
                ("people.link-until", formats.dayAndClock(link.expiresAt)),
                ("my-data.link-used", link.usedAt.map(formats.dayAndClock)),
            ]))
    }

    func card(_ attempt: PersonalAttempt) -> Card {
        Card(
            heading: heading(attempt.subject),
            facts: [course(attempt.subject)]
                + facts([
                    ("my-data.kind", attempt.kind == .quiz ? strings("tests.quiz") : strings("tests.final")),
                    ("my-data.ordinal", formats.number(attempt.ordinal)),
                    ("my-data.revision", formats.number(attempt.revision)),
                    ("my-data.begun", formats.dayAndClock(attempt.startedAt)),
                    ("my-data.deadline", attempt.deadline.map(formats.dayAndClock)),
                ]) + facts(attempt.deadlineChanges.map { ("my-data.deadline-change", text($0)) })
                + facts(
                    attempt.interventions.map { ("my-data.intervention", InterventionSentence.own($0, strings, now: now)) })
                + facts([
                    ("my-data.flagged", attempt.flagged.isEmpty ? nil : formats.list(attempt.flagged.map(formats.number))),
                    ("my-data.ended", attempt.ending.map(text) ?? strings("my-data.running")),
                ]) + result(attempt.ending?.result)
                + facts(attempt.markChanges.map { ("my-data.mark-change", text($0, of: attempt)) })
                + facts([
                    ("my-data.receipt", attempt.receipt?.code),
                    ("my-data.receipt-issued", attempt.receipt.map { formats.dayAndClock($0.issuedAt) }),
                    putAway(attempt.subject),
                ]),
            remark: remark(attempt.ending?.result), log: PersonalLog(attempt.answers, strings))
    }

    private func card(heading: Card.Heading?, _ facts: [Fact]) -> Card {
        Card(heading: heading, facts: facts, remark: nil, log: nil)
    }

    /// Only what there is.
    private func facts(_ pairs: [(key: String, value: String?)]) -> [Fact] {
        pairs.compactMap { key, value in value.map { Fact(label: strings(key), value: $0, language: nil) } }
    }

    private func heading(_ subject: PersonalSubject) -> Card.Heading {
        .init(text: subject.title, language: subject.language.rawValue)
    }

    private func course(_ subject: PersonalSubject) -> Fact {
        Fact(label: strings("my-data.course"), value: subject.course, language: subject.language.rawValue)
    }

    private func putAway(_ subject: PersonalSubject) -> (key: String, value: String?) {
        ("my-data.state", subject.isPutAway ? strings("my-data.put-away") : nil)
    }

    private func password(_ account: PersonalAccount) -> String {
        account.hasPassword ? strings("my-data.password-set") : strings("my-data.password-none")
    }

    private func text(_ time: ExtraTime) -> String {
        strings(
            "my-data.extra-time-value",
            [
                "factor": formats.decimal(Decimal(time.factor) / 1000, places: 3),
                "minutes": formats.decimal(Decimal(time.added.count) / 60_000),
            ])
    }

    private func text(_ change: PersonalAttempt.DeadlineChange) -> String {
        strings(
            "my-data.deadline-change-value",
            [
                "old": formats.dayAndClock(change.old), "new": formats.dayAndClock(change.new),
                "time": formats.dayAndClock(change.changedAt),
            ])
    }

    private func text(_ change: PersonalMarkChange, of attempt: PersonalAttempt) -> String {
        let possible = if case .told(let outcome, _)? = attempt.ending?.result { outcome.possible } else { Points.zero }
        return strings(
            "my-data.mark-change-value",
            [
                "time": formats.dayAndClock(change.changedAt), "old": change.old.text(possible: possible, strings),
                "new": change.new.text(possible: possible, strings), "reason": change.reason,
            ])
    }

    private func text(_ ending: PersonalAttempt.Ending) -> String {
        let time = ["time": formats.dayAndClock(ending.endedAt)]
        return ending.reason == .submitted ? strings("my-data.submitted", time) : strings("my-data.expired", time)
    }

    private func result(_ result: PersonalAttempt.Result?) -> [Fact] {
        guard case .told(let outcome, let mark)? = result else { return [] }
        return facts([
            ("results.mark", mark.text(possible: outcome.possible, strings)),
            ("results.points", MarkScheme.points(outcome.earned, of: outcome.possible, strings)),
            ("results.correct", formats.number(outcome.correct)), ("results.incorrect", formats.number(outcome.incorrect)),
            ("my-data.partly", outcome.partly == 0 ? nil : formats.number(outcome.partly)),
            ("results.unanswered", formats.number(outcome.unanswered)),
        ])
    }

    private func remark(_ result: PersonalAttempt.Result?) -> String? {
        guard case .withheld(let wait)? = result else { return nil }
        return strings("my-data.withheld") + " " + WaitSentence.results(wait, strings, now: now)
    }
}
