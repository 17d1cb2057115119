/// Says what went wrong, and how to continue.
struct ProblemPage: Page {
    static let template = "problem"
    let frame: Frame
    let sentence: String
    /// The posted form, when it may be sent again.
    let again: KeptForm?
    let onwardHref: String
    let onwardText: String
    /// Whether to look for something else: visitors find nothing.
    let hasSearch: Bool

    /// - Parameters:
    ///   - form: the posted form, for a temporary problem or one that the reader can solve.
    ///   - entrance: the first page of the area that the reader is in; nil for a visitor.
    init(_ problem: Problem, form: HeldForm? = nil, frame: Frame, strings: Strings, entrance: AreaTab?) {
        self.frame = frame
        again = problem.retryAfter == nil && problem != .heldForm ? nil : form.map { KeptForm($0, strings) }
        sentence = problem.sentence(strings)
        hasSearch = entrance != nil && problem.retryAfter == nil
        // A request without a form can simply be repeated.
        if problem.retryAfter != nil, again == nil {
            onwardHref = frame.here
            onwardText = strings("problem.again")
            return
        }
        onwardHref = entrance?.href ?? WebRoutes.home
        switch entrance {
        case nil: onwardText = strings("problem.to-sign-in")
        case .some(let page) where page.area == .learn: onwardText = strings("problem.to-home")
        case .some(let page): onwardText = strings("problem.to-page", ["page": strings(page.key)])
        }
    }
}

/// A form that was not accepted, ready to be sent again.
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
