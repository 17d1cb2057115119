/// A subject of a survey, as it was when the survey opened.
struct SurveySubject: Sendable, Equatable {
    let course: ID<Course>
    let code: String
    let title: String
    /// The language of the title.
    let language: Language
    let teachers: [SurveyTeacher]

    /// The name, such as IT250 - Web sistemi.
    var name: String { code + " - " + title }
}

/// A teacher of the subject.
struct SurveyTeacher: Sendable, Equatable {
    /// The position among the teachers, from 1.
    let position: Int
    let person: ID<Person>
    let name: String
    let role: TeachingRole

    /// The name and the role, such as Dr Anđela Mikić – Profesor.
    func heading(_ strings: Strings) -> String {
        name + " – " + strings(role == .professor ? "course.professor" : "course.assistant")
    }
}

/// The form of one subject: all slots that a student is asked to answer, in the order of the page.
struct BallotPaper: Sendable, Equatable {
    struct Slot: Sendable, Equatable {
        let item: SurveyItem
        /// The teacher that it is about; nil for the subject.
        let teacher: SurveyTeacher?
    }

    let slots: [Slot]

    /// Consecutive items about teachers are grouped by teacher.
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
