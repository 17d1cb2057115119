/// `course.yaml` as FORMAT.md describes it.
enum CourseFileText {
    /// - Parameters:
    ///   - enrolled: nil to leave out the enrolments.
    ///   - absent: the keys of lessons that texts link to and that are not in the folder.
    ///   - more: the lines of further settings.
    static func text(
        _ course: CourseDocument, enrolled: [String]?, absent: [String] = [], more: [String] = []
    ) -> String {
        var lines = [
            "number: \(YAMLScalar.text(course.code))", "title: \(YAMLScalar.text(course.title))",
            "language: \(course.language.rawValue)", "semester: \(YAMLScalar.text(course.semester))",
        ]
        if let classroom = course.classroom { lines.append("classroom: \(YAMLScalar.text(classroom))") }
        if let url = course.url { lines.append("url: \(YAMLScalar.text(url))") }
        if let ects = course.ects { lines.append("ects: \(ects.decimal)") }
        lines.append("marks: \(course.markScheme.rawValue)")
        if let overview = course.overview { lines += YAMLLines.setting("overview", overview) }
        if !course.topics.isEmpty { lines += ["topics:"] + topics(course.topics, indent: "  ") }
        if !course.teachers.isEmpty {
            lines += ["teachers:"] + course.teachers.map { "  - \(YAMLScalar.text($0.userName)): \($0.role.rawValue)" }
        }
        if let enrolled, !enrolled.isEmpty { lines += ["enrolled:"] + enrolled.map { "  - \(YAMLScalar.text($0))" } }
        if !absent.isEmpty { lines += ["\(CourseDocument.absentLessons):"] + absent.map { "  - \(YAMLScalar.text($0))" } }
        return (lines + more).joined(separator: "\n") + "\n"
    }

    private static func topics(_ nodes: [CourseDocument.TopicNode], indent: String) -> [String] {
        nodes.flatMap { node in
            let title = indent + "- " + YAMLScalar.text(node.title)
            return node.children.isEmpty ? [title] : [title + ":"] + topics(node.children, indent: indent + "    ")
        }
    }
}
