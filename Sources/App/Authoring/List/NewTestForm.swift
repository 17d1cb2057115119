import Foundation

/// What the form for a new test posts.
struct NewTestForm: Decodable, Sendable {
    let title: String?
    let kind: String?
    var topic: String?
    /// Made with the page; a form that is sent twice has the same id.
    let id: String?

    /// - Parameter topics: the paths of the course's topics.
    /// - Throws: `FormErrors` when there is no title or no kind, or no such topic.
    func test(about topics: [[String]]) throws -> NewTest {
        var errors = FormErrors()
        let (title, kind) = (TypedText.line(title) ?? "", kind.flatMap(AssessmentKind.init))
        if title.isEmpty { errors.add("title", "write.title-missing") }
        if title.utf16.count > WrittenText.longestTitle { errors.add("title", "write.title-long") }
        if kind == nil { errors.add("kind", "teach.choose") }
        let path = topic.map { $0.isEmpty ? [] : TopicPath.read($0) } ?? []
        if !path.isEmpty, !topics.contains(path) { errors.add("topic", "teach.choose") }
        let id = ID<Assessment>(posted: id?.lowercased())
        if id == nil { errors.add("title", "write.form-old") }
        guard errors.items.isEmpty, let id, let kind else { throw errors }
        return NewTest(id: id, title: title, kind: kind, topic: path)
    }
}

/// A new test, with a title and a kind.
struct NewTest: Sendable, Equatable {
    /// Taken from the form, so that a form that is sent twice makes one test.
    let id: ID<Assessment>
    let title: String
    let kind: AssessmentKind
    /// The path of the topic that it is listed under; empty for none.
    var topic: [String] = []
}
