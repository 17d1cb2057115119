import Database

/// Final tests on the first page of those who teach: those that run, that open soon, and that ended lately.
struct TestDeskRows: DeskRows {
    private static let soon = Milliseconds.days(7)
    private static let lately = Milliseconds.days(14)

    func items(of courses: [TeacherCourse], at now: Instant, _ tx: ReadTransaction) throws -> [DeskItem] {
        let byID = Dictionary(courses.map { ($0.course.id, $0.course) }, uniquingKeysWith: { first, _ in first })
        let ids = SQL.list(byID.keys.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        let earliest = now + Milliseconds(count: -Self.lately.count)
        let tests = try AssessmentRows.assessments(
            tx,
            where: """
                assessment.kind = 'final' AND assessment.removed_at IS NULL AND assessment.course_id IN (\(ids))
                AND (assessment.opens_at <= \(now + Self.soon) AND assessment.closes_at >= \(earliest)
                    OR EXISTS (SELECT 1 FROM attempt WHERE attempt.assessment_id = assessment.id AND attempt.deadline > \(now))
                    OR \(TestDateRows.isTaken(before: now + Self.soon, after: earliest)))
                """)
        let (people, dates) = try (People(tests.map(\.id), at: now, tx), TestDateRows.current(in: tests.map(\.id), tx))
        return tests.compactMap { test in
            byID[test.course].flatMap { course in Self.item(test, dates[test.id] ?? [], course, people, at: now) }
        }
    }

    /// - Parameter dates: the other dates of single students.
    private static func item(
        _ test: Assessment, _ dates: [DateOverride], _ course: Course, _ people: People, at now: Instant
    ) -> DeskItem? {
        guard let schedule = test.schedule else { return nil }
        let (sitting, ended) = (people.sitting[test.id] ?? 0, people.ended[test.id] ?? 0)
        let open = dates.filter { $0.phase(at: now) == .open }
        let coming = dates.filter { $0.phase(at: now) == .notYetOpen && $0.opens <= now + soon }
        let latest = max(schedule.closes, dates.map(\.closes).filter { $0 <= now }.max() ?? schedule.closes)
        func item(_ section: DeskSection, _ order: Int64, _ detail: @escaping @Sendable (Strings) -> String) -> DeskItem {
            DeskItem(
                section: section, order: order, href: MonitoringRoutes.attempts(of: test.id), title: test.title, course: course,
                detail: detail)
        }
        if schedule.phase(at: now) != .open, let closes = open.map(\.closes).max() {
            return item(.running, closes.milliseconds) { strings in
                let time = ["time": strings.formats.near(closes, now: now)]
                return strings("dates.open-for", n: open.count, time) + " · " + Self.count(sitting, ended, strings)
            }
        }
        if sitting > 0, schedule.phase(at: now) != .open {
            return item(.running, schedule.closes.milliseconds) { strings in Self.count(sitting, ended, strings) }
        }
        switch schedule.phase(at: now) {
        case .notYetOpen where schedule.opens <= now + soon:
            return item(.soon, schedule.opens.milliseconds) { strings in
                strings("test-list.opens", ["time": strings.formats.atNear(schedule.opens, now: now)])
            }
        case .open:
            return item(.running, schedule.closes.milliseconds) { strings in
                let open = strings("test-list.open", ["time": strings.formats.near(schedule.closes, now: now)])
                return open + " · " + Self.count(sitting, ended, strings)
            }
        case .notYetOpen, .closed:
            if let opens = coming.map(\.opens).min() {
                return item(.soon, opens.milliseconds) { strings in
                    strings("dates.opens-for", n: coming.count, ["time": strings.formats.atNear(opens, now: now)])
                }
            }
            guard schedule.closes <= now else { return nil }
            return item(.ended, -latest.milliseconds) { strings in
                let closed = strings("test-list.closed", ["time": strings.formats.atNear(latest, now: now)])
                return closed + " · " + Self.count(sitting, ended, strings)
            }
        }
    }

    private static func count(_ sitting: Int, _ ended: Int, _ strings: Strings) -> String {
        if sitting + ended == 0 { return strings("desk.nobody") }
        let counts = [("test-list.sitting", sitting), ("desk.handed-in", ended)].filter { $0.1 > 0 }
        return counts.map { strings($0.0, n: $0.1) }.joined(separator: " · ")
    }

    /// How many people are at each test.
    private struct People {
        /// Whose time is not over.
        var sitting: [ID<Assessment>: Int] = [:]
        /// Who has an attempt that is over and counts.
        var ended: [ID<Assessment>: Int] = [:]

        init(_ tests: [ID<Assessment>], at now: Instant, _ tx: ReadTransaction) throws {
            if tests.isEmpty { return }
            let rows = try tx.rows(
                """
                SELECT attempt.assessment_id,
                    count(DISTINCT CASE WHEN submission.attempt_id IS NULL AND attempt.deadline > \(now) THEN attempt.person_id END)
                        AS sitting,
                    count(DISTINCT CASE WHEN submission.attempt_id IS NOT NULL OR attempt.deadline <= \(now) THEN attempt.person_id END)
                        AS ended
                FROM attempt LEFT JOIN submission ON submission.attempt_id = attempt.id
                WHERE attempt.assessment_id IN (\(.list(tests.map { $0 as any DatabaseValue }))) AND \(AnnulmentRows.isValid)
                GROUP BY attempt.assessment_id
                """)
            for row in rows {
                let test: ID<Assessment> = try row["assessment_id"]
                (sitting[test], ended[test]) = (try row["sitting"], try row["ended"])
            }
        }
    }
}
