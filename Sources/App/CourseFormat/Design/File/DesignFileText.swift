/// `design.yaml` as FORMAT.md describes it.
struct DesignFileText {
    /// Of all topics, in the order of the tree.
    let order: [[String]]
    /// What the folder calls a file, where that is another name than that of the course.
    var names: [String: String] = [:]

    func text(_ draft: DesignDraft) -> String {
        let plain = text(draft, DesignLines())
        // A text may have signs that look like names of parts (&a) and their repetition (*a), or like too many values.
        let isReadable = YAMLAliases.line(in: plain) == nil && SettingsWeight.line(in: plain) == nil
        return isReadable ? plain : text(draft, DesignLines(escapesSigns: true))
    }

    private func text(_ draft: DesignDraft, _ lines: DesignLines) -> String {
        let all =
            description(draft.description, lines) + policies(draft.policies, lines) + instructors(draft.instructors, lines)
            + meetings(draft.meetings, lines) + outcomes(draft.outcomes, lines)
            + DesignObjectiveLines(lines: lines, order: order).all(draft)
            + DesignTechniqueLines(lines: lines).all(draft.techniques)
            + DesignEventLines(lines: lines).all(draft.events, draft.objectives.compactMap(\.key))
            + DesignTopicLines(lines: lines, order: order, names: names).all(draft.topics) + hours(draft.hours, lines)
            + syllabus(draft.syllabus)
        return all.isEmpty ? "" : all.joined(separator: "\n") + "\n"
    }

    private func description(_ description: DesignDraft.Description, _ lines: DesignLines) -> [String] {
        let audiences = CourseAudience.allCases.filter(description.audiences.contains).map(\.rawValue)
        return lines.line("working-name", description.workingName) + lines.line("subject-area", description.subjectArea)
            + lines.keys("audience", audiences) + lines.number("credit-hours", description.creditHours)
            + lines.line("time-ratio", description.ratio.map { "\($0.inClass):\($0.outOfClass)" })
            + lines.number("seats", description.seats) + lines.text("bibliography", description.bibliography)
    }

    private func policies(
        _ policies: [CoursePolicyKind: DesignDraft.Policy], _ lines: DesignLines
    ) -> [String] {
        let all = CoursePolicyKind.allCases.compactMap { kind in policies[kind].map { (kind.rawValue, $0) } }
        return lines.below(
            "policies",
            all.flatMap { name, policy in
                if policy.procedure == nil, !policy.isHidden { return lines.text(name, policy.text) }
                return lines.below(
                    name,
                    lines.line("procedure", policy.procedure?.rawValue) + lines.text("text", policy.text)
                        + lines.flag("hidden", policy.isHidden))
            })
    }

    private func instructors(_ instructors: [DesignDraft.Instructor], _ lines: DesignLines) -> [String] {
        lines.list(
            "instructors",
            instructors.map { instructor in
                let who =
                    switch instructor.who {
                    case .account(let userName): lines.line("user", userName)
                    case .named(let first, let last, let email):
                        lines.line("first-name", first) + lines.line("last-name", last) + lines.line("e-mail", email)
                    }
                return who + lines.line("role", instructor.role?.rawValue) + lines.line("phone", instructor.phone)
                    + lines.line("office-hours", instructor.officeHours) + lines.line("web-page", instructor.webPage)
                    + lines.line("office", instructor.office)
            })
    }

    private func meetings(_ meetings: [DesignDraft.Meetings], _ lines: DesignLines) -> [String] {
        lines.list(
            "meetings",
            meetings.map { meetings in
                let weekdays = WrittenWeekday.allCases.filter(meetings.weekdays.contains).map(\.rawValue)
                return lines.line("group", meetings.group) + lines.line("first-day", meetings.firstDay.day.iso)
                    + lines.line("last-day", meetings.lastDay.day.iso) + lines.line("from", Self.clock(meetings.startsAt))
                    + lines.line("to", Self.clock(meetings.endsAt)) + lines.line("repeats", meetings.repeats.rawValue)
                    + lines.number("every", meetings.every) + lines.keys("on", weekdays)
                    + lines.list("changes", meetings.changes.map { change($0, lines) })
            })
    }

    private func change(_ change: DesignDraft.Change, _ lines: DesignLines) -> [String] {
        let move = change.move
        return lines.line("day", change.day.day.iso) + lines.line("moved-to", move?.day.day.iso)
            + lines.line("from", move.map { Self.clock($0.startsAt) }) + lines.line("to", move.map { Self.clock($0.endsAt) })
            + lines.line("room", move?.room) + lines.line("note", change.note)
    }

    /// Of minutes since midnight: 09:05.
    private static func clock(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
    }

    private func outcomes(_ outcomes: [DesignDraft.WrittenOutcome], _ lines: DesignLines) -> [String] {
        lines.list("outcomes", outcomes.map { lines.line("outcome", $0.key) + lines.line("text", $0.text) })
    }

    private func hours(
        _ hours: [CourseActivity: DesignDraft.WrittenHours], _ lines: DesignLines
    ) -> [String] {
        let all = CourseActivity.allCases.compactMap { activity in hours[activity].map { (activity.rawValue, $0) } }
        return lines.below(
            "hours",
            all.flatMap { name, hours in
                if hours.assessment == nil { return lines.number(name, hours.hours) }
                return lines.below(name, lines.number("hours", hours.hours) + lines.line("assessment", hours.assessment))
            })
    }

    private func syllabus(_ syllabus: DesignDraft.WrittenSyllabus) -> [String] {
        let lines = DesignLines()
        let hidden = SyllabusSection.allCases.filter(syllabus.hidden.contains).map(\.rawValue)
        let isUsual = syllabus.sections == SyllabusSection.allCases
        return lines.below(
            "syllabus",
            lines.line("readers", syllabus.readers == .enrolled ? nil : syllabus.readers.rawValue)
                + lines.keys("sections", isUsual ? [] : syllabus.sections.map(\.rawValue)) + lines.keys("hidden", hidden))
    }
}
