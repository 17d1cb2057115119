/// One thing that an import does, or leaves alone.
struct ImportChange: Sendable, Equatable {
    enum Verb: Sendable, Equatable {
        case added
        case changed
        /// In the database but not in the folder any more; it stays.
        case kept
        /// Not in the folder any more, and put away or taken out of the list because that was asked for.
        case removed
    }

    enum Subject: Sendable, Equatable {
        case institution
        case person
        case course
        case assessment
        case lesson
        case survey
        case enrolment
        case topic
        /// Of a running attempt.
        case deadline
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
            case .removed: "- "
            }
        let remark =
            switch verb {
            case .added, .changed: ""
            case .kept: " " + strings("import.kept")
            case .removed: " " + strings("import.removed")
            }
        return sign + word(strings) + " " + name + remark
    }

    private func word(_ strings: Strings) -> String {
        switch subject {
        case .institution: strings("import.institution")
        case .person: strings("import.person")
        case .course: strings("import.course")
        case .assessment: strings("import.test")
        case .lesson: strings("import.lesson")
        case .survey: strings("import.survey")
        case .enrolment: strings("import.enrolment")
        case .topic: strings("import.topic")
        case .deadline: strings("import.deadline")
        }
    }
}
