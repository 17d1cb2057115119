import Testing

@testable import App

@Suite("The page of a resource")
struct TopicResourcePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ id: String?, _ form: TopicResourceForm? = nil, hidesHelp: Bool = false, errors: FormErrors? = nil
    ) -> TopicResourcePage {
        let resource = TopicResource.samples.first { $0.id.text == id }
        let sheet = TopicResourceStore.Sheet(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor),
            topic: Topic(id: ID(text: "layers"), parent: nil, title: "Straturi", position: 0), resource: resource,
            targets: .samples)
        return TopicResourcePage(
            frame: ground.frame, strings: ground.strings, sheet: sheet,
            form: form ?? resource.map { TopicResourceForm($0) } ?? TopicResourceForm(),
            help: FieldHelp(ground.strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)), errors: errors)
    }

    private func field(_ id: String, _ page: TopicResourcePage) throws -> TypedField {
        try #require(page.fields.first { $0.id == id })
    }

    @Test("a new one is posted to its topic with an id of its own; one that is there to itself, with its version")
    func addresses() {
        var form = TopicResourceForm()
        form.resource = "0191d2c0-0000-7000-8000-000000000028"
        let (new, old) = (page(nil, form), page("link"))
        #expect(new.action == "/teach/topics/layers/resources" && new.newID == form.resource)
        #expect(new.seen == nil && new.removeAction == nil)
        #expect(old.action == "/teach/resources/link" && old.newID == nil && old.seen == "1")
        #expect(old.removeAction == "/teach/resources/link/removals")
    }

    @Test("it leads to a link, a lesson or a file of the course; what is gone stays chosen until another is")
    func targets() throws {
        let link = page("link")
        #expect(try field("url", link).value == "https://example.org/?a=<1>")
        #expect(try field("target", link).options.map(\.value) == ["", "lesson lesson", "lesson draft", "file media/a.pdf"])
        #expect(try field("target", page("lesson")).options.first(where: \.isChosen)?.value == "lesson lesson")
        let gone = try field("target", page("gone")).options
        #expect(gone.last?.value == "file media/gone.pdf" && gone.last?.isChosen == true)
        #expect(gone.last?.text.contains(ground.strings("resource.file-gone", ["file": "media/gone.pdf"])) == true)
        #expect(try field("target", page("book")).options.first?.isChosen == true)
    }

    @Test("a text that is too long is told how long it may be")
    func tooLong() {
        var form = TopicResourceForm()
        (form.kind, form.url) = (ResourceKind.book.rawValue, "https://example.org")
        form.title = String(repeating: "ș", count: 201)
        let title = FormErrors(items: [.init(field: "title", key: "design.too-long", values: ["n": "200"])])
        #expect(throws: title) { try form.edit() }
    }

    @Test("what somebody else has made of it is said only when that is what is wrong")
    func overtaken() {
        #expect(page("link").stored == nil && page("link", errors: .one("title", "form.too-long")).stored == nil)
        var older = TopicResourceForm()
        older.seen = "0"
        #expect(page("link", older, errors: .one("title", "form.too-long")).seen == "0")
        #expect(page("link", older, errors: .one("title", "teach.changed")).seen == "1")
        let overtaken = page("link", errors: .one("title", "teach.changed"))
        #expect(overtaken.stored?.contains("https://example.org/?a=<1>") == true && ground.isMarked(overtaken.frame))
        #expect(page(nil, errors: .one("title", "teach.changed")).stored == nil)
        #expect(page("link", hidesHelp: true).fields.allSatisfy { $0.help == nil })
    }
}
