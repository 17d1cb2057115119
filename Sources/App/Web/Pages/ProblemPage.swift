/// A sentence about what went wrong, and a way on.
struct ProblemPage: Page {
    static let template = "problem"
    let frame: Frame
    let sentence: String
    /// What was posted and may be posted again.
    let again: KeptForm?
    let onwardHref: String
    let onwardText: String

    /// - Parameter form: what was posted, for a problem that passes, or that whoever reads the page can solve.
    init(_ problem: Problem, form: HeldForm? = nil, frame: Frame, strings: Strings, isSignedIn: Bool) {
        self.frame = frame
        again = problem.retryAfter == nil && problem != .heldForm ? nil : form.map { KeptForm($0, strings) }
        if case .unexpected(let id) = problem {
            sentence = strings(problem.keys.sentence, ["id": id])
        } else {
            sentence = strings(problem.keys.sentence)
        }
        // What was only asked for can be asked for again.
        if problem.retryAfter != nil, again == nil {
            onwardHref = frame.here
            onwardText = strings("problem.again")
            return
        }
        onwardHref = WebRoutes.home
        onwardText = strings(isSignedIn ? "problem.to-home" : "problem.to-sign-in")
    }
}

/// A form that did not get through, ready to be sent once more.
struct KeptForm {
    struct Field {
        let name: String
        let value: String
    }

    let action: String
    let fields: [Field]
    let sentence: String

    init(_ form: HeldForm, _ strings: Strings) {
        action = form.path
        fields = form.fields.map { Field(name: $0.name, value: $0.value) }
        sentence = strings("problem.kept")
    }
}
