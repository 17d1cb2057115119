@testable import App

extension Problem {
    /// One of each kind.
    static let samples: [Problem] = [
        .notFound, .forbidden, .forged, .unreadable, .tooLarge, .signInNeeded, .busy, .unexpected(id: "0123456789ab"),
    ]
}

extension SamplePages {
    static func problems(_ strings: Strings) -> [SamplePage] {
        Problem.samples.flatMap { problem in
            [true, false].map { isSignedIn in
                let frame = frame(strings, heading: strings(problem.keys.title), isBare: !isSignedIn)
                return SamplePage(
                    "\(problem)", ProblemPage(problem, frame: frame, strings: strings, isSignedIn: isSignedIn))
            }
        }
    }
}
