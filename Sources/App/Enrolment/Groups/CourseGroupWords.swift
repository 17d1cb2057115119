/// Sentences about a student's group.
enum CourseGroupWords {
    /// Your group: A · assistant: Felix Pop · Tuesday 10–12 · Room 3. Where it has no room of its own it meets in the course's.
    static func own(_ group: CourseGroup, in course: Course, _ strings: Strings) -> String {
        [
            strings("groups.own", ["group": group.name]),
            group.assistantName.map { strings("groups.own-assistant", ["name": $0]) }, group.meetings,
            group.room ?? course.classroom,
        ].compactMap(\.self).joined(separator: " · ")
    }
}
