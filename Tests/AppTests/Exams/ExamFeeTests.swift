import Testing

@testable import App

@Suite("What a registration costs")
struct ExamFeeTests {
    @Test("who is late, or sits before a commission, pays as everybody else where the price list has nothing for that")
    func fallback() async throws {
        try await ExamScene.run({ ($0.closes, $0.commissionFrom) = ($0.opens + .hours(2), 1) }) { scene in
            let (one, now, ana) = (try await scene.date("one"), scene.site.clock.now, scene.ana)
            func fee(_ person: ID<Person>) async throws -> ExamFee? {
                try await scene.register(person, one).first?.registration?.fee
            }
            func remove(_ kind: ChargeKind) async throws {
                try await scene.site.database.write { tx in
                    try PriceRows.add(Price(kind: kind, firstOn: LocalDay(number: 1), money: nil), by: nil, at: now, tx)
                }
            }
            func shown() throws -> ExamFee? {
                try scene.registrations.overview(of: ana, at: now).parts.first?.subjects.first?.fee
            }
            #expect(try shown()?.kind == .commission)
            try await remove(.commission)
            #expect(try shown()?.kind == .late)
            try await remove(.lateExam)
            #expect(try shown()?.kind == .exam)
            #expect(try await fee(scene.ana) == ExamFee(kind: .exam, amount: Money(minor: 50_000, currency: .dinar)))
            try await remove(.exam)
            #expect(try await fee(scene.bogdan) == nil)
            #expect(try await scene.current(scene.bogdan)?.state.seat == one)
            #expect(try await scene.site.count("charge") == 1)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("the kinds of fee are tried from the dearest to the ordinary one, and none is where registering is free")
    func kinds() {
        let fields = SampleExams.period { ($0.chargedFrom, $0.commissionFrom) = (2, 4) }.fields
        #expect(fields.fees(ordinal: 1, .open) == [] && fields.fees(ordinal: 1, .late) == [.late])
        #expect(fields.fees(ordinal: 2, .open) == [.repeated, .exam])
        #expect(fields.fees(ordinal: 3, .late) == [.late, .repeated, .exam])
        #expect(fields.fees(ordinal: 4, .late) == [.commission, .late, .repeated, .exam])
        #expect(fields.fees(ordinal: 4, .open) == [.commission, .repeated, .exam])
        #expect(SampleExams.fields().fees(ordinal: 1, .open) == [.exam])
    }

    @Test("nobody pays more than the page showed: a price that has risen is told, and taken by pressing again")
    func dearer() async throws {
        try await ExamScene.run { scene in
            let (one, ana, now) = (try await scene.date("one"), scene.ana, scene.site.clock.now)
            let (ordinary, none) = (ExamFee(kind: .exam, amount: Money(minor: 50_000, currency: .dinar)), ShownFee(nil))
            let late = ExamFee(kind: .late, amount: Money(minor: 100_000, currency: .dinar))
            func register(_ shown: ShownFee, at moment: Instant) async throws -> ExamOutcome? {
                try await scene.registrations.register([one], shown: [one: shown], by: ana, at: moment).first
            }
            #expect(try await register(none, at: now) == .refused(.dearer(ordinary)))
            #expect(try await register(ShownFee(ordinary), at: now + .days(6)) == .refused(.dearer(late)))
            #expect(try await scene.current(ana) == nil)
            #expect(try await register(ShownFee(late), at: now + .days(6))?.registration?.fee == late)
            #expect(try await scene.site.count("charge") == 1)
        }
    }

    @Test("what was shown covers as much of its own currency, and what no form of ours says covers nothing")
    func covers() {
        let fee = ExamFee(kind: .exam, amount: Money(minor: 500, currency: .euro))
        #expect(ShownFee(fee).covers(fee) && ShownFee(posted: "501 EUR").covers(fee))
        for text in ["499 EUR", "500 RSD", "500", "", "0", "99999999999999999999 EUR", "500 EUR x", "x EUR"] {
            #expect(!ShownFee(posted: text).covers(fee), "\(text)")
        }
    }

    @Test("the form carries what it shows, and its answer is told beside the choice, which stays")
    func form() async throws {
        try await TestSite.run { site in
            _ = try await AccessExams.add(to: site)
            let now = site.clock.now
            let bogdan = try await site.signedIn("bogdan")
            let page = try await bogdan.get(ExamRoutes.registration)
            let name = try #require(page.text.firstMatch(of: #/name="fee-([^"]+)" value="0"/#)).1
            try await site.database.write { tx in
                let money = Money(minor: 500_00, currency: .dinar)
                try PriceRows.add(Price(kind: .exam, firstOn: LocalDay(number: 0), money: money), by: nil, at: now, tx)
            }
            let form = [("date-\(name)", AccessExams.date), ("fee-\(name)", "0")]
            let told = try await bogdan.post(ExamRoutes.registration, form)
            #expect(told.status == .unprocessableContent && told.text.contains("value=\"50000 RSD\""))
            #expect(told.text.contains("value=\"\(AccessExams.date)\" checked"))
            #expect(try await site.count("exam_registration") == 1)
            let again = [("date-\(name)", AccessExams.date), ("fee-\(name)", "50000 RSD")]
            #expect(try await bogdan.post(ExamRoutes.registration, again).status == .ok)
            #expect(try await site.count("charge") == 1)
        }
    }
}
