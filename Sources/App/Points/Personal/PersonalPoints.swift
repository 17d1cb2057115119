/// What is stored about a student's points in one course.
struct PersonalPoints: PersonalItem, Equatable {
    struct Entry: Sendable, Equatable {
        /// The part's own title; nil where its sort is what it is called.
        let title: String?
        /// Nil where no plan has the part any more.
        let sort: PointsPart.Sort?
        /// 0 for a part that is counted once.
        let week: Int
        /// Nil where the cell was cleared.
        let value: PointValue?
        let madeAt: Instant
        /// When an import brought it that named the day of `madeAt`; nil for any other entry.
        var importedAt: Instant?
    }

    struct Frozen: Sendable, Equatable {
        let result: TestResultPoints
        let frozenAt: Instant
    }

    let course: ID<Course>
    let subject: PersonalSubject
    /// The oldest first.
    let entries: [Entry]
    let frozen: [Frozen]
    let marks: [ConfirmedMark]
    /// When the report was last opened.
    let openedAt: Instant?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let strings = facts.strings
        return PersonalCard(
            heading: facts.heading(subject),
            facts: facts.facts(
                marks.map { ("results.mark", told($0, facts)) }
                    + frozen.map { ("my-data.frozen-result", told($0, facts)) }
                    + [
                        ("my-data.report-opened", openedAt.map { facts.formats.dayAndClock($0) }), facts.putAway(subject),
                    ]),
            log: entries.isEmpty
                ? nil
                : PersonalLog(
                    summary: strings("my-data.point-entries", n: entries.count),
                    lines: entries.map { line($0, facts) }))
    }

    private func line(_ entry: Entry, _ facts: PersonalFacts) -> PersonalLog.Line {
        let strings = facts.strings
        let name = entry.title ?? PointsWords.sort(entry.sort ?? .other, strings)
        let week = entry.week > 0 ? strings("semesters.week-number", ["week": String(entry.week)]) : nil
        return PersonalLog.Line(
            time: time(entry.madeAt, entry.importedAt, facts),
            question: [name, week].compactMap(\.self).joined(separator: ", "),
            answer: entry.value.map { PointsWords.value($0, strings) } ?? "–", remark: nil)
    }

    private func told(_ mark: ConfirmedMark, _ facts: PersonalFacts) -> String {
        [
            ConfirmedMarkWords.text(mark.verdict, facts.strings), PlanWords.points(mark.points, facts.strings),
            time(mark.madeAt, mark.importedAt, facts), mark.reason,
        ].compactMap { $0 }.joined(separator: " · ")
    }

    /// Of what an import brought with its day no time is known.
    private func time(_ madeAt: Instant, _ importedAt: Instant?, _ facts: PersonalFacts) -> String {
        importedAt == nil ? facts.formats.dayAndClock(madeAt) : facts.formats.day(madeAt)
    }

    private func told(_ frozen: Frozen, _ facts: PersonalFacts) -> String {
        MarkScheme.points(frozen.result.earned, of: frozen.result.possible, facts.strings) + " · "
            + facts.formats.dayAndClock(frozen.frozenAt)
    }
}

/// The same as JSON.
struct PersonalPointsResource: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
        let part: String
        let week: Int?
        /// In thousandths of a point.
        let points: Int?
        let attendance: String?
        let at: String
        /// Where an import named the day of `at`.
        let importedAt: String?
    }

    struct Frozen: Encodable, Sendable {
        /// In thousandths of a point, in all attempts together.
        let earned: Int
        let possible: Int
        let attempts: Int
        let at: String
    }

    struct Mark: Encodable, Sendable {
        let kind: String
        let scheme: String
        /// In thousandths.
        let mark: Int?
        let points: Int
        let reason: String?
        let at: String
        /// Where an import named the day of `at`.
        let importedAt: String?
    }

    let courseID: String
    let course: SubjectResource
    let entries: [Entry]
    let frozenResults: [Frozen]
    let marks: [Mark]
    let openedAt: String?

    init(_ own: PersonalPoints) {
        (courseID, course) = (own.course.text, SubjectResource(own.subject))
        entries = own.entries.map { entry in
            let points: Int? = if case .points(let points) = entry.value { points.thousandths } else { nil }
            let attendance: String? = if case .attendance(let attendance) = entry.value { attendance.rawValue } else { nil }
            return Entry(
                part: entry.title ?? entry.sort?.rawValue ?? "", week: entry.week > 0 ? entry.week : nil, points: points,
                attendance: attendance, at: entry.madeAt.iso8601, importedAt: entry.importedAt?.iso8601)
        }
        frozenResults = own.frozen.map {
            Frozen(
                earned: $0.result.earned.thousandths, possible: $0.result.possible.thousandths, attempts: $0.result.attempts,
                at: $0.frozenAt.iso8601)
        }
        marks = own.marks.map { confirmed in
            let number: Int? = if case .mark(let mark) = confirmed.verdict { mark.thousandths } else { nil }
            return Mark(
                kind: confirmed.kind.rawValue, scheme: confirmed.scheme.rawValue, mark: number,
                points: confirmed.points.thousandths, reason: confirmed.reason, at: confirmed.madeAt.iso8601,
                importedAt: confirmed.importedAt?.iso8601)
        }
        openedAt = own.openedAt?.iso8601
    }
}
