/// One thing that an import does, or leaves alone.
struct ImportChange: Sendable, Equatable {
    enum Verb: Sendable, Equatable {
        case added
        case changed
        /// In the database but not in the folder any more; it stays.
        case kept
    }

    enum Subject: Sendable, Equatable {
        case institution
        case person
        case course
        case assessment
        case enrolment
    }

    let verb: Verb
    let subject: Subject
    let name: String

    /// `+ test 01-some-course/first (12 questions)`
    func text(_ strings: Strings) -> String {
        let sign =
            switch verb {
            case .added: "+ "
            case .changed: "~ "
            case .kept: "= "
            }
        return sign + word(strings) + " " + name + (verb == .kept ? " " + strings("import.kept") : "")
    }

    private func word(_ strings: Strings) -> String {
        switch subject {
        case .institution: strings("import.institution")
        case .person: strings("import.person")
        case .course: strings("import.course")
        case .assessment: strings("import.test")
        case .enrolment: strings("import.enrolment")
        }
    }
}
