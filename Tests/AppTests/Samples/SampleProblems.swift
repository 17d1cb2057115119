@testable import App

extension Problem {
    /// One of each kind.
    static let samples: [Problem] = [
        .notFound, .forbidden, .forged, .unreadable, .tooLarge, .signInNeeded, .heldForm, .busy, .diskFull, .restarting,
        .unexpected(id: "0123456789ab"),
    ]
}

extension SamplePages {
    static func problems(_ strings: Strings) -> [SamplePage] {
        kept(strings)
            + Problem.samples.flatMap { problem in
                [AreaTab.home, nil].map { entrance in
                    let frame = frame(strings, heading: strings(problem.keys.title), isBare: entrance == nil)
                    return SamplePage("\(problem)", ProblemPage(problem, frame: frame, strings: strings, entrance: entrance))
                }
            } + [inTeach(strings)]
    }

    private static func inTeach(_ strings: Strings) -> SamplePage {
        let frame = staffFrame(strings, heading: strings(Problem.notFound.keys.title), isMain: true)
        return SamplePage("in Teach", ProblemPage(.notFound, frame: frame, strings: strings, entrance: .courses))
    }

    /// With what somebody had filled in.
    private static func kept(_ strings: Strings) -> [SamplePage] {
        let problem = Problem.busy
        let form = HeldForm(path: "/attempts/1/questions/2", body: "token=t&text=%3Cb%3E%26+%22ă%22&go=next")
        let page = ProblemPage(
            problem, form: form, frame: frame(strings, heading: strings(problem.keys.title)), strings: strings, entrance: .home)
        return [SamplePage("busy with a form", page)]
    }
}
