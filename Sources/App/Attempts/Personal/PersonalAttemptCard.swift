extension PersonalAttempt {
    func card(_ facts: PersonalFacts) -> PersonalCard {
        let (strings, formats) = (facts.strings, facts.formats)
        return PersonalCard(
            heading: facts.heading(subject),
            facts: [facts.course(subject)]
                + facts.facts([
                    ("my-data.kind", kind == .quiz ? strings("tests.quiz") : strings("tests.final")),
                    ("my-data.ordinal", formats.number(ordinal)), ("my-data.revision", formats.number(revision)),
                    ("my-data.begun", formats.dayAndClock(startedAt)), ("my-data.deadline", deadline.map(formats.dayAndClock)),
                ]) + facts.facts(deadlineChanges.map { ("my-data.deadline-change", $0.text(strings)) })
                + facts.facts(
                    interventions.map { ("my-data.intervention", InterventionSentence.own($0, strings, now: facts.now)) })
                + facts.facts(annulments.map { ("my-data.annulment", AnnulmentSentence.own($0, strings, now: facts.now)) })
                + facts.facts([
                    ("my-data.flagged", flagged.isEmpty ? nil : formats.list(flagged.map(formats.number))),
                    ("my-data.checked", checked.isEmpty ? nil : formats.list(checked.map(formats.number))),
                    ("my-data.ended", ending.map { $0.text(strings) } ?? strings("my-data.running")),
                ]) + result(facts) + facts.facts(markChanges.map { ("my-data.mark-change", text($0, strings)) })
                + facts.facts([
                    ("my-data.receipt", receipt?.code),
                    ("my-data.receipt-issued", receipt.map { formats.dayAndClock($0.issuedAt) }), facts.putAway(subject),
                ]),
            remark: remark(facts), log: PersonalLog(answers, strings))
    }

    private func text(_ change: PersonalMarkChange, _ strings: Strings) -> String {
        let possible = if case .told(let outcome, _)? = ending?.result { outcome.possible } else { Points.zero }
        return strings(
            "my-data.mark-change-value",
            [
                "time": strings.formats.dayAndClock(change.changedAt), "old": change.old.text(possible: possible, strings),
                "new": change.new.text(possible: possible, strings), "reason": change.reason,
            ])
    }

    private func result(_ facts: PersonalFacts) -> [PersonalFact] {
        guard case .told(let outcome, let mark)? = ending?.result else { return [] }
        let (strings, formats) = (facts.strings, facts.formats)
        return facts.facts([
            ("results.mark", mark.text(possible: outcome.possible, strings)),
            ("results.points", MarkScheme.points(outcome.earned, of: outcome.possible, strings)),
            ("results.correct", formats.number(outcome.correct)), ("results.incorrect", formats.number(outcome.incorrect)),
            ("my-data.partly", outcome.partly == 0 ? nil : formats.number(outcome.partly)),
            ("results.unanswered", formats.number(outcome.unanswered)),
        ])
    }

    private func remark(_ facts: PersonalFacts) -> String? {
        guard case .withheld(let wait)? = ending?.result else { return nil }
        return facts.strings("my-data.withheld") + " " + WaitSentence.results(wait, facts.strings, now: facts.now)
    }
}

extension PersonalAttempt.DeadlineChange {
    fileprivate func text(_ strings: Strings) -> String {
        let formats = strings.formats
        return strings(
            "my-data.deadline-change-value",
            ["old": formats.dayAndClock(old), "new": formats.dayAndClock(new), "time": formats.dayAndClock(changedAt)])
    }
}

extension PersonalAttempt.Ending {
    fileprivate func text(_ strings: Strings) -> String {
        let time = ["time": strings.formats.dayAndClock(endedAt)]
        return reason == .submitted ? strings("my-data.submitted", time) : strings("my-data.expired", time)
    }
}

extension PersonalLog {
    /// The answer log of one attempt; nil when nothing was answered.
    init?(_ lines: [PersonalAttempt.LoggedLine], _ strings: Strings) {
        if lines.isEmpty { return nil }
        let formats = strings.formats
        self.init(
            summary: strings("my-data.log", n: lines.count),
            lines: lines.map { line in
                Line(
                    time: formats.shortDay(line.arrivedAt) + ", " + formats.clockWithSeconds(line.arrivedAt),
                    question: strings("log.question", ["number": formats.number(line.question)]),
                    answer: line.answer.words(strings), remark: line.remark(strings))
            })
    }
}

extension PersonalAttempt.Value {
    fileprivate func words(_ strings: Strings) -> String {
        switch self {
        case .options(let positions):
            // The word agrees with how many positions are listed, not with a number before it: ponuđeni odgovori 1, 2, 3, 4 i 5.
            if let only = positions.first, positions.count == 1 {
                strings("report.option", ["number": strings.formats.number(only)])
            } else {
                strings("my-data.options", ["list": strings.formats.list(positions.map(strings.formats.number))])
            }
        case .typed(let text): text
        case .unreadable(let text): strings("review.not-a-number", ["text": text])
        case .takenBack: strings("log.taken-back")
        }
    }
}

extension PersonalAttempt.LoggedLine {
    /// Says that the answer arrived in the grace or too late, was sent by a program, or replaced an answer from another window.
    fileprivate func remark(_ strings: Strings) -> String? {
        switch arrival {
        case .late: strings("log.late")
        case .grace: strings("log.grace")
        case .inTime where service != nil: strings("log.program")
        case .inTime: overwrote == nil ? nil : strings("log.other-window")
        }
    }
}
