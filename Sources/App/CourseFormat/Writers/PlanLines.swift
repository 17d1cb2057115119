/// The plan of points of a course, with what its weekly parts were, and its groups, as lines of `course.yaml`.
enum PlanLines {
    /// None for a plan without parts.
    static func lines(_ plan: WrittenPlan) -> [String] {
        plan.parts.isEmpty ? [] : [PlanSetting.name + ":"] + plan.parts.flatMap(lines)
    }

    private static func lines(_ part: WrittenPlan.Part) -> [String] {
        let settings: [(String, String?)] = [
            ("kind", part.kind.rawValue), ("sort", part.sort.rawValue), ("title", part.title.map(YAMLScalar.text)),
            ("most", part.most.written), ("weekly", part.weekly?.written),
            ("least", part.least > .zero ? part.least.written : nil), ("weight", part.weight?.written),
            ("excused", part.countsExcused ? "true" : nil), ("test", part.test.map { YAMLScalar.text($0.key) }),
            ("counts", part.test?.flow.rawValue),
        ]
        return ["  - \(PlanSetting.part): \(part.key)"] + YAMLLines.settings(settings)
    }

    /// None where there are no texts.
    static func lines(_ texts: [WrittenTaskText]) -> [String] {
        texts.isEmpty ? [] : [TaskTextsSetting.name + ":"] + texts.flatMap(lines)
    }

    private static func lines(_ text: WrittenTaskText) -> [String] {
        ["  - \(PlanSetting.part): \(text.part)"]
            + YAMLLines.settings([("week", String(text.week)), ("text", YAMLScalar.text(text.text))])
    }

    /// None where there are no groups.
    static func lines(_ groups: [WrittenGroup]) -> [String] {
        groups.isEmpty ? [] : [GroupsSetting.name + ":"] + groups.flatMap(lines)
    }

    private static func lines(_ group: WrittenGroup) -> [String] {
        let settings: [(String, String?)] = [
            ("assistant", group.assistant.map(YAMLScalar.text)), ("meetings", group.meetings.map(YAMLScalar.text)),
            ("room", group.room.map(YAMLScalar.text)),
        ]
        let students = group.students.map { "      - \(YAMLScalar.text($0))" }
        return ["  - name: \(YAMLScalar.text(group.name))"] + YAMLLines.settings(settings)
            + (students.isEmpty ? [] : ["    students:"] + students)
    }
}

extension YAMLLines {
    /// The further settings of an element of a list; those without a value are left out.
    fileprivate static func settings(_ settings: [(String, String?)]) -> [String] {
        settings.compactMap { name, value in value.map { "    \(name): \($0)" } }
    }
}
