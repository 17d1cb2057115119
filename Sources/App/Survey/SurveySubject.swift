/// A subject of a survey, as it was when the survey opened.
struct SurveySubject: Sendable, Equatable {
    let course: ID<Course>
    let code: String
    let title: String
    /// The language of the title.
    let language: Language
    let teachers: [SurveyTeacher]

    /// IT250 - Web sistemi
    var name: String { code + " - " + title }
}

/// Somebody who taught it.
struct SurveyTeacher: Sendable, Equatable {
    /// From 1.
    let position: Int
    let person: ID<Person>
    let name: String
    let role: TeachingRole

    /// Dr Anđela Mikić – Profesor
    func heading(_ strings: Strings) -> String {
        name + " – " + strings(role == .professor ? "course.professor" : "course.assistant")
    }
}

/// All that one student is asked about one subject, in the order of the page.
struct BallotPaper: Sendable, Equatable {
    struct Slot: Sendable, Equatable {
        let item: SurveyItem
        /// Whom it is about; nil for the subject.
        let teacher: SurveyTeacher?
    }

    let slots: [Slot]

    /// Items about teachers that follow one another are asked for one teacher after the other.
    init(items: [SurveyItem], teachers: [SurveyTeacher]) {
        var slots: [Slot] = []
        var rest = items.sorted { $0.position < $1.position }[...]
        while let first = rest.first {
            let group = rest.prefix { $0.matter == first.matter }
            rest = rest.dropFirst(group.count)
            switch first.matter {
            case .subject: slots += group.map { Slot(item: $0, teacher: nil) }
            case .teacher: slots += teachers.flatMap { teacher in group.map { Slot(item: $0, teacher: teacher) } }
            }
        }
        self.slots = slots
    }
}
