/// The design of a course as `design.yaml` has it: topics by their paths, people by their user names, groups by their names.
/// What is usual is missing.
struct DesignDraft: Sendable, Equatable {
    var description = Description()
    var policies: [CoursePolicyKind: Policy] = [:]
    /// In their order.
    var instructors: [Instructor] = []
    /// Those of the course first, then those of groups, by their names.
    var meetings: [Meetings] = []
    /// In their order.
    var outcomes: [WrittenOutcome] = []
    /// In their order.
    var objectives: [WrittenObjective] = []
    /// Own ones that the objectives have, in the order of their keys.
    var techniques: [WrittenTechnique] = []
    /// By the days on which they are due, then by their keys.
    var events: [WrittenEvent] = []
    /// By path.
    var topics: [[String]: WrittenTopic] = [:]
    var hours: [CourseActivity: WrittenHours] = [:]
    var syllabus = WrittenSyllabus()

    struct Description: Sendable, Equatable {
        /// Hours in class, and outside of it for each of them.
        struct Ratio: Sendable, Equatable {
            let inClass: Int
            let outOfClass: Int
        }

        var workingName: String?
        var subjectArea: String?
        var audiences: Set<CourseAudience> = []
        var creditHours: Int?
        var ratio: Ratio?
        var seats: Int?
        var bibliography: String?
    }

    struct Policy: Sendable, Equatable {
        /// Of grading alone.
        var procedure: GradingProcedure?
        /// Markdown.
        var text: String?
        var isHidden = false
    }

    struct Instructor: Sendable, Equatable {
        enum Who: Sendable, Equatable {
            /// The user name of somebody who has an account.
            case account(String)
            case named(first: String, last: String, email: String?)
        }

        let who: Who
        var role: InstructorRole?
        var phone: String?
        var officeHours: String?
        var webPage: String?
        var office: String?
    }

    struct WrittenOutcome: Sendable, Equatable {
        let key: String
        let text: String
    }

    /// Whole hours of a semester.
    struct WrittenHours: Sendable, Equatable {
        let hours: Int
        /// How what is learnt in them is assessed.
        var assessment: String?
    }

    struct WrittenSyllabus: Sendable, Equatable {
        var readers = SyllabusAudience.enrolled
        /// All of them, in their order.
        var sections = SyllabusSection.allCases
        var hidden: Set<SyllabusSection> = []

        /// - Parameter sections: those that are missing come behind them, as they usually do.
        init(
            readers: SyllabusAudience = .enrolled, sections: [SyllabusSection] = [], hidden: Set<SyllabusSection> = []
        ) {
            (self.readers, self.hidden) = (readers, hidden)
            self.sections = sections + SyllabusSection.allCases.filter { !sections.contains($0) }
        }
    }
}

extension DesignDraft {
    /// The meetings of a course, or of one of its groups.
    struct Meetings: Sendable, Equatable {
        /// The name of a group; nil for those of the course.
        let group: String?
        var firstDay: DesignDay
        var lastDay: DesignDay
        /// In minutes since midnight.
        let startsAt: Int
        let endsAt: Int
        let repeats: MeetingRepetition
        /// Of a repetition that has one.
        let every: Int?
        /// Of a repetition that has them.
        let weekdays: Set<WrittenWeekday>
        /// What is otherwise on single days, one for each day.
        var changes: [Change]
    }

    struct Change: Sendable, Equatable {
        struct Move: Sendable, Equatable {
            var day: DesignDay
            let startsAt: Int
            let endsAt: Int
            let room: String?
        }

        /// The day of a meeting.
        var day: DesignDay
        /// Where it was moved; nil for one that is cancelled.
        var move: Move?
        let note: String?
    }
}

/// A day of the week, as files name it.
enum WrittenWeekday: String, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// From 1 for Monday to 7.
    var number: Int { Self.allCases.firstIndex(of: self).map { $0 + 1 } ?? 0 }

    init?(number: Int) {
        guard let day = Self.allCases.at(number - 1) else { return nil }
        self = day
    }
}
