import Foundation

/// Writes the Markdown that shows a file in a lesson.
enum FileMarkdown {
    /// Nil for captions, which are found by the name of their clip. A name that would end its link early is written between `<`
    /// and `>`.
    static func text(_ name: String, _ kind: FileKind) -> String? {
        let markdown = CourseFileName.markdown(name, kind)
        guard name.contains(where: { " ()".contains($0) }) else { return markdown }
        return markdown?.replacingOccurrences(of: "(" + name + ")", with: "(<" + name + ">)")
    }
}
