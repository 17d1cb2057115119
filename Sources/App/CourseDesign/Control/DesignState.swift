/// How far the design of a course is.
struct DesignState: Sendable, Equatable {
    /// What those who teach the course call its design among themselves; nil where they do not.
    var workingName: String?
    /// How many of `detailFields` are filled in.
    var details = 0
    /// How many of `descriptionFields` are filled in.
    var description = 0
    /// Whether the course or one of its groups has meetings.
    var hasMeetings = false
    /// How many of the policies say something.
    var policies = 0
    /// How many people are named, with and without an account.
    var instructors = 0
    var topics = 0
    var objectives = 0
    /// How many objectives are without one of their parts.
    var unfinished = 0
    /// How many events are planned.
    var events = 0
    /// How many weeks of the plan are over their budget.
    var excessiveWeeks = 0
    var readers = SyllabusAudience.enrolled

    /// Title, number, page, classroom and semester.
    static let detailFields = 5
    /// Overview, subject area, audience, credit hours, ratio of time and seats.
    static let descriptionFields = 6

    enum Progress: Sendable, Equatable {
        case nothing, begun, complete
    }

    func progress(of part: DesignPart) -> Progress {
        switch part {
        case .details: Self.progress(details, of: Self.detailFields)
        case .description: Self.progress(description, of: Self.descriptionFields)
        case .schedule: hasMeetings ? .complete : .nothing
        case .policy: Self.progress(policies, of: CoursePolicyKind.allCases.count)
        case .instructors: instructors == 0 ? .nothing : .complete
        case .objectives: objectives == 0 ? .nothing : unfinished == 0 ? .complete : .begun
        case .content: topics == 0 ? .nothing : .complete
        case .plan: events == 0 ? .nothing : .complete
        }
    }

    /// What comes next, on every page: the first part of which something is missing, then what the check finds first, then what
    /// else could be filled in. Of a part something is missing where nothing is said of it, and where it is begun and the check
    /// finds something there. Of a part it is what the check finds there. Nil when all is there and nothing is found.
    /// - Parameter findings: what nobody has set aside.
    func next(_ findings: [DesignFinding]) -> Step? {
        let steps = DesignPart.inOrderOfWork.filter { progress(of: $0) != .complete }.map { part in
            Step(part: part, finding: part.screen.flatMap { screen in findings.first { screen.has($0) } })
        }
        let missing = steps.first { step in
            step.finding != nil || step.part.map { progress(of: $0) == .nothing } == true
        }
        let found = findings.first.map { finding in
            Step(part: DesignPart.inOrderOfWork.first { $0.screen?.has(finding) == true }, finding: finding)
        }
        return missing ?? found ?? steps.first
    }

    /// Something to do.
    struct Step: Sendable, Equatable {
        /// Nil for what belongs to none, such as a question.
        let part: DesignPart?
        /// Nil where the check says nothing of it.
        let finding: DesignFinding?
    }

    /// How many parts have something.
    var begun: Int { DesignPart.allCases.count { progress(of: $0) != .nothing } }

    private static func progress(_ count: Int, of whole: Int) -> Progress {
        count == 0 ? .nothing : count >= whole ? .complete : .begun
    }
}

/// A part of a design that somebody fills in, in the order of the page of the whole design.
enum DesignPart: CaseIterable, Sendable {
    case details, description, schedule, policy, instructors, objectives, content, plan

    /// Objectives are about topics, and so come after them; what is planned serves objectives.
    static let inOrderOfWork: [DesignPart] = [
        .details, .description, .schedule, .policy, .instructors, .content, .objectives, .plan,
    ]

    /// The key of its name.
    var key: String {
        switch self {
        case .details: "teach.settings"
        case .description: "design.description"
        case .schedule: "design.schedule"
        case .policy: "design.policy"
        case .instructors: "course.teachers"
        case .objectives: "objective.all"
        case .content: "course.topics"
        case .plan: "course-plan.heading"
        }
    }

    /// Those of its pages that belong to the course as well lead back to the design.
    func href(of course: ID<Course>) -> String {
        let design = WayBack(TeachRoutes.design(of: course))
        return switch self {
        case .details: design.on(TeachRoutes.edit(course))
        case .description: DesignRoutes.description(of: course)
        case .schedule: DesignRoutes.schedule(of: course)
        case .policy: DesignRoutes.policy(of: course)
        case .instructors: DesignRoutes.instructors(of: course)
        case .objectives: DesignRoutes.objectives(of: course)
        case .content: design.on(TeachTopicRoutes.topics(of: course))
        case .plan: DesignRoutes.plan(of: course) + "#" + CoursePlanRoutes.now
        }
    }
}
