import Foundation
import Yams

/// The setting with the groups of a course's students.
enum GroupsSetting {
    static let name = "groups"
    private static let known: Set<String> = ["name", "assistant", "meetings", "room", "students"]

    /// Nil where the setting is absent: the file says nothing about groups.
    /// - Parameters:
    ///   - teachers: the user names of those who teach the course.
    ///   - enrolled: the user names of those who study it.
    static func read(_ settings: inout Settings, teachers: Set<String>, enrolled: Set<String>) -> [WrittenGroup]? {
        guard settings.has(name) else { return nil }
        var (groups, names, seen): ([WrittenGroup], Set<String>, Set<String>) = ([], [], [])
        for node in settings.list(name) {
            guard var own = settings.inside(node) else {
                settings.add(Mistake(settings.file, line: settings.line(of: node), "mistake.group"))
                continue
            }
            let group = group(&own, at: settings.line(of: node), teachers, enrolled, &seen)
            if !group.name.isEmpty, !names.insert(SearchText.fold(group.name)).inserted {
                own.add("mistake.group-twice", at: "name", ["value": group.name])
            }
            settings.take(own)
            groups.append(group)
        }
        return groups
    }

    /// - Parameter seen: the students of the groups before.
    private static func group(
        _ own: inout Settings, at line: Int?, _ teachers: Set<String>, _ enrolled: Set<String>, _ seen: inout Set<String>
    ) -> WrittenGroup {
        own.requireKnown(known)
        let (name, assistant) = (own.requiredText("name"), own.text("assistant"))
        let (meetings, room) = (own.text("meetings"), own.text("room"))
        for (setting, text, most) in [
            ("name", name, WrittenGroup.longestName), ("meetings", meetings ?? "", WrittenGroup.longestText),
            ("room", room ?? "", WrittenGroup.longestText),
        ] where !text.isWithin(letters: most) {
            own.add("mistake.setting-long", at: setting, ["setting": setting])
        }
        if let assistant, !teachers.contains(assistant) {
            own.add("mistake.group-assistant", at: "assistant", ["value": assistant])
        }
        return WrittenGroup(
            line: line, name: name, assistant: assistant, meetings: meetings, room: room,
            students: students(&own, enrolled, &seen))
    }

    private static func students(_ own: inout Settings, _ enrolled: Set<String>, _ seen: inout Set<String>) -> [String] {
        own.list("students").compactMap { node in
            let line = own.line(of: node)
            guard let userName = node.cleanText else {
                own.add(Mistake(own.file, line: line, "mistake.enrolled"))
                return nil
            }
            if !enrolled.contains(userName) {
                own.add(Mistake(own.file, line: line, "mistake.group-student", ["value": userName]))
            } else if !seen.insert(userName).inserted {
                own.add(Mistake(own.file, line: line, "mistake.group-student-twice", ["value": userName]))
            }
            return userName
        }
    }
}
