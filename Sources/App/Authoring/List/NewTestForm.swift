import Foundation

/// What begins a test.
struct NewTestForm: Decodable, Sendable {
    let title: String?
    let kind: String?
    /// Made with the page; says that a form sent twice is one.
    let id: String?

    /// - Throws: `FormErrors` when there is no title or no kind.
    func test() throws -> NewTest {
        var errors = FormErrors()
        let (title, kind) = (TypedText.line(title) ?? "", kind.flatMap(AssessmentKind.init))
        if title.isEmpty { errors.add("title", "write.title-missing") }
        if title.utf16.count > WrittenText.longestTitle { errors.add("title", "write.title-long") }
        if kind == nil { errors.add("kind", "teach.choose") }
        let id = ID<Assessment>(posted: id?.lowercased())
        if id == nil { errors.add("title", "write.form-old") }
        guard errors.items.isEmpty, let id, let kind else { throw errors }
        return NewTest(id: id, title: title, kind: kind)
    }
}

/// A test that is begun with a title.
struct NewTest: Sendable, Equatable {
    /// From the form: the same form sent twice is the same test.
    let id: ID<Assessment>
    let title: String
    let kind: AssessmentKind
}
