import Testing

@testable import App

@Suite("The plans of the last minute")
struct RecentPlansTests {
    private let plans = RecentPlans()
    private let now = SampleSnapshot.start
    private let ana = ID<Person>(text: "ana")

    private func plan(_ digest: String) -> ImportPlan {
        ImportPlan(courses: [], changes: [], people: 0, surveys: 0, keepsPeople: true, digest: digest)
    }

    private func key(_ archive: String, of person: ID<Person>? = nil, keepsPeople: Bool = true) -> RecentPlans.Key {
        RecentPlans.Key(person: person ?? ana, archive: archive, keepsPeople: keepsPeople)
    }

    private func found(_ key: RecentPlans.Key, after time: Milliseconds = .minutes(0)) throws -> String? {
        try plans.find(key, at: now + time)?.get().digest
    }

    @Test("are found for a minute, by the same person, for the same archive and the same choice of people")
    func life() throws {
        plans.keep(.success(plan("one")), as: key("a"), at: now)
        #expect(try found(key("a")) == "one")
        for other in [key("b"), key("a", of: ID(text: "bogdan")), key("a", keepsPeople: false)] {
            #expect(try found(other) == nil)
        }
        #expect(try found(key("a"), after: Milliseconds(count: 59_999)) == "one")
        #expect(try found(key("a"), after: .minutes(1)) == nil)
    }

    @Test("are forgotten when the person imports or uploads, and those of others are not")
    func forgotten() throws {
        plans.keep(.success(plan("one")), as: key("a"), at: now)
        plans.keep(.success(plan("two")), as: key("a", of: ID(text: "bogdan")), at: now)
        plans.forget(ana)
        #expect(try found(key("a")) == nil)
        #expect(try found(key("a", of: ID(text: "bogdan"))) == "two")
    }

    @Test("are a few: the oldest gives way")
    func few() throws {
        for number in 0...ArchiveLimits.plans {
            plans.keep(.success(plan("\(number)")), as: key("\(number)"), at: now + Milliseconds(count: Int64(number)))
        }
        #expect(try found(key("0"), after: Milliseconds(count: 100)) == nil)
        #expect(try found(key("1"), after: Milliseconds(count: 100)) == "1")
    }

    @Test("have mistakes as well, which are told again without looking for them again")
    func mistakes() {
        plans.keep(.failure(ImportMistakes(mistakes: [Mistake("a.md", line: 3, "mistake.kind-changed")])), as: key("a"), at: now)
        #expect(throws: ImportMistakes.self) { try found(key("a")) }
    }
}
