import Testing

@testable import App

@Suite("How far a design is, and what comes next")
struct DesignStateTests {
    @Test("a course that was just made has its details, and its description comes next")
    func new() {
        let state = DesignState(details: 3, instructors: 1)
        #expect(state.next([])?.part == .description && state.begun == 2)
        #expect(state.progress(of: .details) == .begun && state.progress(of: .instructors) == .complete)
    }

    @Test("what nothing is said about comes before what is unfinished, and topics before objectives")
    func order() {
        var state = DesignState(details: 3, description: 2, hasMeetings: true, policies: 1, instructors: 2)
        #expect(state.next([])?.part == .content)
        state.topics = 4
        #expect(state.next([])?.part == .objectives)
        (state.objectives, state.unfinished) = (2, 1)
        #expect(state.next([])?.part == .plan, "nothing is planned")
        state.events = 1
        #expect(state.next([])?.part == .details, "the first that is unfinished")
        state.details = 5
        #expect(state.next([])?.part == .description)
        (state.description, state.policies) = (6, 6)
        #expect(state.next([])?.part == .objectives && state.progress(of: .objectives) == .begun)
        state.unfinished = 0
        #expect(state.next([]) == nil && state.begun == DesignPart.allCases.count)
    }

    @Test("of a part it is what the check finds there; then comes what it finds first, and then what is unfinished")
    func findings() throws {
        let untagged = DesignFinding(rule: .untagged, subject: ["test"], href: "/test")
        let meetings = DesignFinding(rule: .syllabusMeetings, href: "/schedule")
        var state = SampleDesign.whole
        state.hasMeetings = false
        #expect(state.next([untagged, meetings]) == .init(part: .schedule, finding: meetings))
        state.hasMeetings = true
        state.details = 3
        #expect(state.next([untagged]) == .init(part: nil, finding: untagged))
        let over = DesignFinding(rule: .overBudget, subject: ["2026-10-05"], href: "/plan")
        #expect(state.next([over, untagged]) == .init(part: .plan, finding: over))
        #expect(state.next([]) == .init(part: .details, finding: nil))
    }

    @Test("an earlier part of which something is missing comes before a later one about which nothing is said")
    func earlier() {
        let policies = DesignFinding(rule: .syllabusPolicies, count: 3, href: "/policy")
        let objective = DesignFinding(rule: .withoutCondition, subject: ["first"], href: "/condition")
        var state = SampleDesign.whole
        (state.details, state.policies, state.unfinished, state.events) = (3, 3, 1, 0)
        #expect(state.next([objective, policies]) == .init(part: .policy, finding: policies))
        #expect(state.next([objective]) == .init(part: .objectives, finding: objective), "what was set aside is missed no more")
        #expect(state.next([]) == .init(part: .plan, finding: nil), "and what nobody has to fill in comes last")
        state.events = 1
        #expect(state.next([]) == .init(part: .details, finding: nil))
    }

    @Test("every part is worked on once, in an order of its own")
    func parts() {
        #expect(Set(DesignPart.inOrderOfWork) == Set(DesignPart.allCases))
        #expect(DesignPart.inOrderOfWork.count == DesignPart.allCases.count)
    }
}
