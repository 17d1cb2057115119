import Testing

@testable import App

@Suite("The page of accounts")
struct PeoplePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ people: [Person], total: Int, role: Role? = nil) -> PeoplePage {
        PeoplePage(
            frame: ground.frame, strings: ground.strings, typed: "", role: role, found: .init(people: people, total: total))
    }

    @Test("it says how many there are, and that these are the first, where not all are shown")
    func summary() {
        let total = ground.strings("people.found", n: 2)
        #expect(page([SamplePeople.ana, SamplePeople.shut], total: 2).summary == total)
        let first = ground.strings("people.first", ["count": "1"])
        #expect(page([SamplePeople.ana], total: 2).summary == total + " " + first)
        #expect(page([SamplePeople.ana], total: 1).hasPeople && !page([], total: 0).hasPeople)
    }

    @Test("an account says why nobody signs in to it; that it is shut comes before that it was put away")
    func states() {
        var both = SamplePeople.away
        both.isDisabled = true
        let states = page([SamplePeople.ana, SamplePeople.shut, SamplePeople.away, both], total: 4).people.map(\.state)
        let (shut, away) = (ground.strings("people.disabled"), ground.strings("people.put-away"))
        #expect(states == [nil, shut, away, shut])
    }

    @Test("a student has a number between user name and roles, and others have none")
    func details() {
        let details = page([SamplePeople.ana, SamplePeople.away], total: 2).people.map(\.details)
        #expect(
            details == [
                "ana · 1001 · " + Role.student.text(ground.strings), "ema · " + Role.administrator.text(ground.strings),
            ])
    }

    @Test("the role that was chosen stays chosen, and without one it is all of them")
    func roles() {
        func chosen(_ role: Role?) -> [String]? {
            page([], total: 0, role: role).fields.last?.options.filter(\.isChosen).map(\.value)
        }
        #expect(chosen(.teacher) == ["teacher"])
        #expect(chosen(nil) == [""])
    }
}
