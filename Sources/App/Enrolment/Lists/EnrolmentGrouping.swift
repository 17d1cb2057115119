/// Decides line by line in which group of the course its student is then. A group is found by its name, whatever the capitals and
/// accents; one that is not there is added.
struct EnrolmentGrouping {
    /// The most groups that a list adds: more are most likely another column.
    static let mostNew = 60

    /// By their folded names.
    private let groups: [String: CourseGroup]
    /// The names of those that the list adds, as it writes them first.
    private var added: [String: String] = [:]

    /// - Parameter groups: those of the course, by their folded names.
    init(_ groups: [String: CourseGroup]) {
        self.groups = groups
    }

    /// The step with what becomes of the student's group.
    mutating func step(_ step: EnrolmentPlan.Step) -> EnrolmentPlan.Step {
        guard let written = step.line.group else { return step }
        switch step.outcome {
        case .asks, .leftOut, .mistakes: return step
        case .newAccount, .enrolled, .already: break
        }
        let (key, from) = (SearchText.fold(written), step.account?.group)
        var step = step
        if let known = groups[key] {
            step.group = .init(name: known.name, from: from, isNew: false)
        } else if let name = added[key] {
            step.group = .init(name: name, from: from, isNew: true)
        } else if added.count < Self.mostNew {
            added[key] = written
            step.group = .init(name: written, from: from, isNew: true)
        } else {
            step.outcome = .mistakes([.tooManyGroups])
        }
        return step
    }
}
