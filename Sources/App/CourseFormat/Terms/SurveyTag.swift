/// The objective of a course that an item of a survey asks about.
struct SurveyTag: Sendable, Equatable {
    /// `course/key`
    struct Name: Sendable, Hashable {
        /// The key of the course.
        let course: String
        let key: String

        /// Nil for a text that has no course, or whose key is none.
        init?(_ text: String) {
            guard let slash = text.lastIndex(of: "/"), slash > text.startIndex else { return nil }
            (course, key) = (String(text[..<slash]), String(text[text.index(after: slash)...]))
            if !WrittenDesign.isKey(key) { return nil }
        }

        var text: String { course + "/" + key }

        static func isAttribute(_ word: String) -> Bool { word.hasPrefix(ObjectiveTag.name + "=") }

        /// What an attribute names; nil where it is not understood.
        static func all(_ word: String) -> [Name]? {
            ObjectiveTag.keys(
                String(word.dropFirst(ObjectiveTag.name.count + 1)), most: ObjectiveTag.mostOfItem, isKey: { Name($0) != nil }
            )?.compactMap(Name.init)
        }
    }

    /// The position of the item.
    let item: Int
    let name: Name
    /// Of the item's heading.
    var line: Int?

    /// That the course has no such objective.
    func unknown(in file: String) -> Mistake {
        Mistake(file, line: line, "mistake.unknown-objective", ["value": name.text.shortened(letters: 200)])
    }
}
