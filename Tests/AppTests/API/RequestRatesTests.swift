import HTTPTypes
import Testing

@testable import App

@Suite("How often programs ask")
struct RequestRatesTests {
    private let time = TestTime()
    private let rates: RequestRates

    init() {
        rates = RequestRates(time: { [time] in time.now })
    }

    private func viewer(_ admission: Admission) -> Viewer {
        Viewer(
            id: ID(text: "ana"), userName: "ana", fullName: "Ana", roles: [.student], language: nil, admission: admission)
    }

    /// How many of many requests are allowed.
    private func allowed(_ count: () -> RequestRates.Rest) -> Int {
        var allowed = 0
        while allowed < 100_000, count().wait == nil { allowed += 1 }
        return allowed
    }

    @Test(
        "so many requests may come at once, so many more in each minute",
        arguments: [
            (.requests, 60, 600), (.answers, 300, 120), (.bulk, 6, 6), (.messages, 360, 720), (.calendar, 30, 30),
        ] as [(RequestRates.Kind, Int, Int)])
    func kinds(kind: RequestRates.Kind, atOnce: Int, inAMinute: Int) {
        let ana = viewer(.token(ID(text: "one")))
        #expect(allowed { rates.count(ana, as: kind) } == atOnce)
        // What is refused is not counted.
        for _ in 0..<100 { _ = rates.count(ana, as: kind) }
        var later = 0
        for _ in 0..<60 {
            time.advance(by: .seconds(1))
            while rates.count(ana, as: kind).wait == nil { later += 1 }
        }
        #expect((inAMinute - 1...inAMinute).contains(later))
    }

    @Test("each kind is counted apart, and each token, session and password")
    func apart() {
        let ways: [Admission] = [
            .token(ID(text: "one")), .token(ID(text: "two")), .session(ID(text: "one")), .password, .feed(ID(text: "one")),
        ]
        for way in ways {
            for kind in RequestRates.Kind.allCases {
                #expect(rates.count(viewer(way), as: kind).count == RequestRates.Limit.of(kind).burst - 1)
            }
        }
    }

    @Test("who is refused is told when to come again")
    func told() {
        let ana = viewer(.password)
        for kind in RequestRates.Kind.allCases { _ = allowed { rates.count(ana, as: kind) } }
        #expect(RequestRates.Kind.allCases.map { rates.count(ana, as: $0).wait } == [1, 1, 10, 1, 2])
        var headers: HTTPFields = [:]
        rates.count(ana, as: .bulk).write(to: &headers)
        #expect(headers[.rateLimitPolicy] == "\"bulk\";q=6;w=60" && headers[.rateLimit] == "\"bulk\";r=0;t=10")
        time.advance(by: .seconds(10))
        #expect(rates.count(ana, as: .bulk).wait == nil)
    }

    @Test("programs that act for nobody are counted by address, of which a campus has one, and keep no token waiting")
    func addresses() {
        #expect(allowed { rates.count(address: "192.0.2.1") } == 6_000)
        #expect(rates.count(address: "192.0.2.1").wait == 1)
        #expect(rates.count(address: "192.0.2.2").wait == nil)
        #expect(rates.count(viewer(.password)).wait == nil)
        time.advance(by: .seconds(1))
        #expect(allowed { rates.count(address: "192.0.2.1") } == 1_000)
        // One customer of a network has a whole block of these.
        _ = allowed { rates.count(address: "2001:db8::1") }
        #expect(rates.count(address: "2001:db8::2").wait == 1)
    }

    @Test("what signs nobody in counts with what acts for nobody, and a person's requests do not")
    func nobody() async throws {
        try await TestSite.run { site in
            let stranger = site.stranger()
            func left() async throws -> String? { try await stranger.get(LearnerRoutes.document).headers[.rateLimit] }
            let first = try await left()
            #expect(first == "\"address\";r=5999;t=1")
            #expect(try await stranger.get(LearnerRoutes.document).headers[.rateLimitPolicy] == "\"address\";q=60000;w=60")
            for credentials in ["Digest a=b", "Bearer gata_dead", TestProgram.basic("ana", "wrong")] {
                #expect(try await stranger.sending(.authorization, credentials).get(JSONRoutes.me).status == .unauthorized)
            }
            #expect(try await site.program("ana").get(JSONRoutes.me).headers[.rateLimit] == "\"token\";r=59;t=1")
            #expect(try await left() == "\"address\";r=5994;t=1")
        }
    }

    @Test("answers in attempts are saved when a program has asked too much else, and the other way round")
    func answers() async throws {
        try await TestSite.run { site in
            let ana = try await site.learner("ana")
            let attempt = try await ana.attempt("Exerciții")
            var last = try await ana.program.get(attempt)
            while last.status == .ok { last = try await ana.program.get(attempt) }
            #expect(last.status == .tooManyRequests)
            let saved = try await ana.program.put(attempt + "/questions/1/answer", json: #"{"options": [1]}"#)
            #expect(saved.status == .ok && saved.headers[.rateLimit] == "\"answers\";r=299;t=1")
            let all = try await ana.program.patch(attempt + "/answers", json: #"{"answers": [{"number": 2, "options": [1]}]}"#)
            #expect(all.status == .ok && all.headers[.rateLimitPolicy] == "\"answers\";q=120;w=60")
            for _ in 0..<298 { last = try await ana.program.patch(attempt + "/answers", json: "{}") }
            #expect(last.status == .unprocessableContent && last.headers[.rateLimit] == "\"answers\";r=0;t=1")
            let over = try await ana.program.put(attempt + "/questions/1/answer", json: #"{"options": [2]}"#)
            #expect(over.status == .tooManyRequests && over.code == "too-many" && over.headers[.retryAfter] == "1")
            site.clock.advance(by: .seconds(1))
            #expect(try await ana.program.get(attempt).status == .ok)
        }
    }
}
