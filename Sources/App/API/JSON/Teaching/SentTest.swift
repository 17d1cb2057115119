import Hummingbird

/// A new test, as a program sends it: its whole text, or what the form for a new one asks for.
struct SentTest: Sendable {
    let test: NewTest
    /// Nil for the text that every new test begins with.
    let text: String?

    /// - Parameter list: the tests of the course that it is for.
    /// - Throws: `Problem.invalid`, `ServiceRefusal`
    static func read(_ request: Request, as id: ID<Assessment>, in list: TestListStore.List) async throws -> SentTest {
        guard let document = try await request.document() else {
            return try SentTest(try await request.fields(), as: id, in: list)
        }
        return try SentTest(document: document, as: id)
    }

    private init(document: String, as id: ID<Assessment>) throws {
        (test, text) = try Self.written(TestText.tidy(document), as: id)
    }

    private init(_ sent: JSONFields, as id: ID<Assessment>, in list: TestListStore.List) throws {
        var fields = sent
        if fields.has("text") {
            fields.require("text")
            let text = fields.text("text", longest: TestText.longest)
            try fields.check()
            (test, self.text) = try Self.written(TestText.tidy(text ?? ""), as: id)
        } else {
            let topic = fields.text("topic", longest: Self.longest)
            let path = topic.map { list.topics.path(to: ID(text: $0)).map(\.title) }
            let form = NewTestForm(
                title: fields.text("title", longest: Self.longest), kind: fields.text("kind", longest: Self.longest),
                topic: path.map(TopicPath.text), id: id.text)
            if path?.isEmpty == true { fields.add("topic", "teach.choose") }
            try fields.check()
            (test, text) = try (Self.invalid { try form.test(about: list.paths) }, nil)
        }
    }

    /// In letters; what a field takes is said by the form.
    private static let longest = 2_000

    /// A test whose title and kind stand in its text.
    private static func written(_ text: String, as id: ID<Assessment>) throws -> (NewTest, String?) {
        let form = NewTestForm(
            title: WrittenTitle.of(text), kind: (WrittenTitle.kind(of: text) ?? .quiz).rawValue, id: id.text)
        return try invalid(["title": "text"]) {
            try TestText.requireShort(text)
            return (try form.test(about: []), text)
        }
    }

    /// - Throws: `Problem.invalid` for what a form says.
    private static func invalid<Value>(_ names: [String: String] = [:], _ read: () throws -> Value) throws -> Value {
        do { return try read() } catch let errors as FormErrors { throw Problem.invalid(errors.inBody(names)) }
    }
}
