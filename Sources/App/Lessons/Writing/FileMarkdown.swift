import Foundation

/// What is written into a lesson to show one of its course's files.
enum FileMarkdown {
    /// Nil for captions, which lie beside their clip. A name that would end its link early stands between `<` and `>`.
    static func text(_ name: String, _ kind: FileKind) -> String? {
        let markdown = CourseFileName.markdown(name, kind)
        guard name.contains(where: { " ()".contains($0) }) else { return markdown }
        return markdown?.replacingOccurrences(of: "(" + name + ")", with: "(<" + name + ">)")
    }
}
