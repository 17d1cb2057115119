import Testing

@testable import App

@Suite("The page of a problem")
struct ProblemPageTests {
    private let ground: PageGround
    private let form = HeldForm(path: "/attempts/1/questions/2", body: "token=t&go=next")

    init() throws { ground = try PageGround() }

    private func page(_ problem: Problem, form: HeldForm? = nil, isSignedIn: Bool = true) -> ProblemPage {
        ProblemPage(problem, form: form, frame: ground.frame, strings: ground.strings, isSignedIn: isSignedIn)
    }

    @Test("what was posted is kept where another try may succeed, and not where it would be the same again")
    func kept() {
        for problem in Problem.samples {
            let mayPass = ([.busy, .diskFull, .restarting, .heldForm] as [Problem]).contains(problem)
            #expect((page(problem, form: form).again != nil) == mayPass, "\(problem)")
        }
        #expect(page(.busy).again == nil)
    }

    @Test("what was only asked for is asked for again; all else leads home, or to signing in")
    func onward() {
        let again = page(.busy)
        #expect(again.onwardHref == ground.frame.here && again.onwardText == ground.strings("problem.again"))
        #expect(page(.busy, form: form).onwardHref == WebRoutes.home)
        #expect(page(.notFound).onwardText == ground.strings("problem.to-home"))
        #expect(page(.notFound, isSignedIn: false).onwardText == ground.strings("problem.to-sign-in"))
    }

    @Test("a mistake of ours says under which name it is in the log")
    func unexpected() {
        let sentence = ground.strings("problem.unexpected.sentence", ["id": "0123456789ab"])
        #expect(page(.unexpected(id: "0123456789ab")).sentence == sentence && sentence.contains("0123456789ab"))
    }
}
