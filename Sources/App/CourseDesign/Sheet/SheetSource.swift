/// What the sheet of a subject is made of.
struct SheetSource: Sendable {
    let course: Course
    let institution: String
    let description: SyllabusSource.Description
    let people: [SyllabusSource.Person]
    let objectives: [Objective]
    let topics: TopicTree
    let knowledge: [ID<Topic>: TopicKnowledge]
    let outcomes: [ProgrammeOutcome]
    let served: [ID<Objective>: [ID<ProgrammeOutcome>]]
    let hours: CourseHours
    let topicHours: [ID<Topic>: [CourseActivity: Int]]
    /// Nil where nothing is said about marking, or it is hidden from students.
    let grading: SyllabusSource.Policy?

    /// The outcomes that an objective serves, in the order of the list.
    func outcomes(of objective: ID<Objective>) -> [ProgrammeOutcome] {
        let chosen = Set(served[objective] ?? [])
        return outcomes.filter { chosen.contains($0.id) }
    }

    /// Those that some objective serves.
    var servedOutcomes: [ProgrammeOutcome] {
        let chosen = Set(objectives.flatMap { served[$0.id] ?? [] })
        return outcomes.filter { chosen.contains($0.id) }
    }

    /// How many hours of an activity the topics have together.
    func topicHours(_ activity: CourseActivity) -> Int { topicHours.values.reduce(0) { $0 + ($1[activity] ?? 0) } }

    /// Topics that students should know before.
    var prerequisites: [String] { topics.inOrder.filter { knowledge[$0.id]?.isPrerequisite == true }.map(\.title) }

    /// Whether somebody leads the lectures, and not only what belongs to them.
    static func lectures(_ person: SyllabusSource.Person) -> Bool {
        switch person.role {
        case .teaching(.professor), .instructor(.professor), .instructor(.associateProfessor), .instructor(.assistantProfessor),
            nil:
            true
        case .teaching(.assistant), .instructor(.teachingAssistant), .instructor(.courseAssistant), .instructor(.grader): false
        }
    }
}
