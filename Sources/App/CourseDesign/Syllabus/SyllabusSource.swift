/// What a syllabus is made of: nothing in it is hidden from its readers, but what its layout hides.
struct SyllabusSource: Sendable {
    /// What the course is about, and for whom.
    struct Description: Sendable, Equatable {
        var subjectArea: String?
        var creditHours: Int?
        /// Both or none.
        var hoursInClass: Int?
        var hoursOutOfClass: Int?
        var seats: Int?
        /// In the order of the page.
        var audiences: [CourseAudience] = []
    }

    struct Person: Sendable, Equatable {
        enum Role: Sendable, Equatable {
            case teaching(TeachingRole)
            case instructor(InstructorRole)
        }

        let name: String
        var role: Role?
        var email: String?
        var phone: String?
        var office: String?
        var officeHours: String?
        var webPage: String?
    }

    /// The meetings of a course, or of one of its groups.
    struct Meetings: Sendable, Equatable {
        /// Nil for those of the whole course.
        var group: String?
        let fields: MeetingPlan.Fields
    }

    struct Policy: Sendable, Equatable {
        let kind: CoursePolicyKind
        var procedure: GradingProcedure?
        /// Markdown.
        var body: String?
    }

    let course: Course
    /// Whether the reader belongs to the course. Others read nothing that reaches its people.
    let isInside: Bool
    let layout: SyllabusLayout
    var description = Description()
    var people: [Person] = []
    var meetings: [Meetings] = []
    var objectives: [Objective] = []
    let topics: TopicTree
    var knowledge: [ID<Topic>: TopicKnowledge] = [:]
    /// Without those that are deleted, in the order of each topic.
    var resources: [TopicResource] = []
    /// The files of the course that resources name.
    var files: [String: StoredFile] = [:]
    /// The lessons that this reader may open.
    var lessons: Set<ID<Lesson>> = []
    /// Without those that are hidden from students.
    var policies: [Policy] = []
    /// The weeks in which something is due.
    var plan: [PlannedWeek] = []
}
