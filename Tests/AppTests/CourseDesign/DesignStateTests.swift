import Testing

@testable import App

@Suite("How far a design is, and what comes next")
struct DesignStateTests {
    @Test("a course that was just made has its details, and its description comes next")
    func new() {
        let state = DesignState(details: 3, instructors: 1)
        #expect(state.next == .description && state.begun == 2)
        #expect(state.progress(of: .details) == .begun && state.progress(of: .instructors) == .complete)
    }

    @Test("what nothing is said about comes before what is unfinished, and topics before objectives")
    func order() {
        var state = DesignState(details: 3, description: 2, hasMeetings: true, policies: 1, instructors: 2)
        #expect(state.next == .content)
        state.topics = 4
        #expect(state.next == .objectives)
        (state.objectives, state.unfinished) = (2, 1)
        #expect(state.next == .plan, "nothing is planned")
        state.events = 1
        #expect(state.next == .details, "the first that is unfinished")
        state.details = 5
        #expect(state.next == .description)
        (state.description, state.policies) = (6, 6)
        #expect(state.next == .objectives && state.progress(of: .objectives) == .begun)
        state.unfinished = 0
        #expect(state.next == nil && state.begun == DesignPart.allCases.count)
    }

    @Test("every part is worked on once, in an order of its own")
    func parts() {
        #expect(Set(DesignPart.inOrderOfWork) == Set(DesignPart.allCases))
        #expect(DesignPart.inOrderOfWork.count == DesignPart.allCases.count)
    }
}
