/// The key of an objective as a text names it: of a question, of a lesson, or of an item of a survey.
struct ObjectiveTag: Sendable, Equatable {
    /// Of one question.
    static let mostOfQuestion = 3
    /// Of one item of a survey, which is answered in several courses.
    static let mostOfItem = 20

    let key: String
    /// Where it stands in its file.
    var line: Int?

    /// Keys with commas and without spaces between them; nil where one is no key or stands there twice, and where there are too
    /// many.
    static func keys(_ text: String, most: Int = mostOfQuestion, isKey: (String) -> Bool = WrittenDesign.isKey) -> [String]? {
        let keys = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return keys.count <= most && Set(keys).count == keys.count && keys.allSatisfy(isKey) ? keys : nil
    }

    /// As a question, or an item, has them in its heading.
    static func attribute(_ keys: [String]) -> String { name + "=" + keys.joined(separator: ",") }

    static let name = "objective"

    /// That the course has no such objective.
    func unknown(in file: String) -> Mistake {
        Mistake(file, line: line, "mistake.unknown-objective", ["value": key.shortened(letters: WrittenDesign.longestKey)])
    }
}
