import Testing

@testable import App

@Suite("The page of a problem")
struct ProblemPageTests {
    private let ground: PageGround
    private let form = HeldForm(path: "/attempts/1/questions/2", body: "token=t&go=next")

    init() throws { ground = try PageGround() }

    private func page(_ problem: Problem, form: HeldForm? = nil, entrance: AreaTab? = .home) -> ProblemPage {
        ProblemPage(problem, form: form, frame: ground.frame, strings: ground.strings, entrance: entrance)
    }

    @Test("what was posted is kept where another try may succeed, and not where it would be the same again")
    func kept() {
        for problem in Problem.samples {
            let mayPass = ([.busy, .diskFull, .restarting, .heldForm] as [Problem]).contains(problem)
            #expect((page(problem, form: form).again != nil) == mayPass, "\(problem)")
        }
        #expect(page(.busy).again == nil)
    }

    @Test("what was only asked for is asked for again; all else leads to the first page of the area, or to signing in")
    func onward() {
        let again = page(.busy)
        #expect(again.onwardHref == ground.frame.here && again.onwardText == ground.strings("problem.again"))
        #expect(page(.busy, form: form).onwardHref == WebRoutes.home)
        #expect(page(.notFound).onwardText == ground.strings("problem.to-home"))
        #expect(page(.notFound, entrance: nil).onwardText == ground.strings("problem.to-sign-in"))
        let inTeach = page(.notFound, entrance: .courses)
        let courses = ground.strings("teach.courses")
        #expect(inTeach.onwardHref == TeachRoutes.courses)
        #expect(
            inTeach.onwardText == ground.strings("problem.to-page", ["page": courses]) && inTeach.onwardText.contains(courses))
    }

    @Test("whoever is signed in can look for something else, but where the server has no time for it")
    func search() {
        #expect(page(.notFound).hasSearch && page(.forbidden).hasSearch && !page(.notFound, entrance: nil).hasSearch)
        #expect(!page(.busy).hasSearch && !page(.diskFull, form: form).hasSearch)
    }

    @Test("a mistake of ours says under which name it is in the log")
    func unexpected() {
        let sentence = ground.strings("problem.unexpected.sentence", ["id": "0123456789ab"])
        #expect(page(.unexpected(id: "0123456789ab")).sentence == sentence && sentence.contains("0123456789ab"))
    }
}
