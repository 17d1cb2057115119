import Testing

@testable import App

@Suite("What home says of exam periods")
struct ExamsAtHomeTests {
    /// What home says of the open periods, of a person at a moment: whether something can be registered, and the sentence.
    private static func open(
        _ viewer: Viewer, _ site: TestSite
    ) async throws -> [(place: HomeItem.Place, row: HomeRow)] {
        let (now, strings) = (site.clock.now, try PageGround().strings)
        let items = try await site.database.read { tx in
            try ExamsAtHome(ledger: .finances).items(for: HomeVisit(viewer, at: now), tx)
        }
        return items.filter { $0.matter is OpenPeriodAtHome }.map { ($0.place, $0.matter.row(strings, now: now)) }
    }

    @Test("a period is open to a student while a date has a seat or a waiting list, and not after registering")
    func offered() async throws {
        try await ExamScene.run { scene in
            let ana = try await scene.site.person("ana")
            let one = try await scene.date("one", seats: 0, waits: false)
            #expect(try await Self.open(ana, scene.site).isEmpty, "the only date is full")
            _ = try await scene.update(one) { $0.hasWaitingList = true }
            let open = try await Self.open(ana, scene.site)
            #expect(open.map(\.place) == [.open] && open.first?.row.action != nil)
            _ = try await scene.update(one) { $0.isClosed = true }
            #expect(try await Self.open(ana, scene.site).isEmpty)
            _ = try await scene.update(one) { ($0.isClosed, $0.seats) = (false, 1) }
            _ = try await scene.register(scene.ana, one)
            #expect(try await Self.open(ana, scene.site).isEmpty, "nothing is left")
        }
    }

    @Test("where a debt is in the way, home says so instead of asking to register")
    func debt() async throws {
        try await ExamScene.run({ $0.stopsDebtors = true }) { scene in
            _ = try await scene.date("one")
            let (ana, now) = (try await scene.site.person("ana"), scene.site.clock.now)
            #expect(try await Self.open(ana, scene.site).map(\.place) == [.open])
            try await scene.site.database.write { tx in
                let overdue = SampleFinances.charge(of: ana.id, 12, due: LocalDay(now, in: .gmt) + -2)
                try ChargeWriteRows.add(overdue, as: ID(text: "overdue"), by: nil, at: now, tx)
            }
            let open = try await Self.open(ana, scene.site)
            #expect(open.map(\.place) == [.asked] && open.first?.row.action == nil)
            #expect(open.first?.row.state.contains("€12") == true)
        }
    }

    @Test("where points are in the way of all that is left, a period is not listed; where a survey is, home says so")
    func points() async throws {
        try await PointsScene.run { scene in
            let (course, now, ana) = (scene.course, scene.site.clock.now, try await scene.site.person("ana"))
            let period = ID<ExamPeriod>(text: "period")
            try await scene.site.database.write { tx in
                try ExamPeriodRows.insert(SampleExams.fields(now), as: period, key: nil, tx)
                _ = try ExamDateStore.add(
                    SampleExams.date(now + .days(10)), as: ID(text: "one"), of: course, in: period, key: nil, by: nil, at: now,
                    tx)
            }
            #expect(try await Self.open(ana, scene.site).map(\.place) == [.open])
            var fields = SampleExams.fields(now)
            fields.leastPoints = SamplePoints.points(100)
            let demanding = fields
            try await scene.site.database.write { tx in try ExamPeriodRows.update(demanding, of: period, tx) }
            #expect(try await Self.open(ana, scene.site).isEmpty)
            try await scene.gate()
            let held = try await Self.open(ana, scene.site)
            #expect(held.map(\.place) == [.asked] && held.first?.row.action == nil, "a survey can be answered")
        }
    }
}
