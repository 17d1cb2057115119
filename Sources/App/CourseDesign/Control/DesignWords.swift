/// How far a design is, in words.
struct DesignWords {
    private let strings: Strings

    init(_ strings: Strings) {
        self.strings = strings
    }

    func state(of part: DesignPart, in state: DesignState) -> String {
        func share(_ key: String, _ part: Int, _ whole: Int) -> String {
            strings(key, ["n": strings.formats.number(part), "all": strings.formats.number(whole)])
        }
        switch part {
        case .details: return share("design.fields", state.details, DesignState.detailFields)
        case .description: return share("design.fields", state.description, DesignState.descriptionFields)
        case .schedule: return strings(state.hasMeetings ? "design.has-meetings" : "design.no-meetings")
        case .policy: return share("design.policies", state.policies, CoursePolicyKind.allCases.count)
        case .instructors: return strings("design.people", n: state.instructors)
        case .objectives:
            let all = strings("design.objectives", n: state.objectives)
            return state.unfinished == 0 ? all : all + " · " + strings("design.unfinished", n: state.unfinished)
        case .content: return strings("teach.topics", n: state.topics)
        case .plan:
            let all = strings("course-plan.events", n: state.events)
            let excess = state.excessiveWeeks
            return excess == 0 ? all : all + " · " + strings("course-plan.weeks-over", n: excess)
        }
    }

    /// In the list of courses.
    func note(_ state: DesignState) -> String {
        let share = strings(
            "design.share",
            [
                "n": strings.formats.number(state.begun), "all": strings.formats.number(DesignPart.allCases.count),
            ])
        guard let name = state.workingName else { return share }
        return name + " · " + share
    }
}
