@testable import App

extension TopicResource {
    /// Resources of the sample's first topic in every state: a link, a file and a lesson that are there and that are gone, a
    /// book without a place, and two that were deleted.
    static let samples: [TopicResource] = {
        let topic = ID<Topic>(text: "architecture")
        func one(_ id: String, _ kind: ResourceKind, _ place: Place, _ description: String? = nil, removed: Bool = false)
            -> TopicResource
        {
            var resource = TopicResource(
                id: ID(text: id), topic: topic, title: "Resursa <\(id)>", description: description, kind: kind, place: place)
            if removed { resource.removedAt = SampleSnapshot.start + .days(-1) }
            return resource
        }
        return [
            one("link", .link, .link("https://example.org/?a=<1>"), "Paginile 3–7 <toate>"),
            one("file", .document, .file("media/a.pdf")), one("gone", .document, .file("media/gone.pdf")),
            one("lesson", .chapter, .lesson(ID(text: "lesson"))), one("lost", .chapter, .lesson(ID(text: "lost"))),
            one("book", .book, .nowhere), one("removed", .book, .nowhere, removed: true),
            one("old", .link, .link("https://example.org/old"), removed: true),
        ]
    }()
}

extension TopicResource {
    /// More of a topic than its page shows at once; the last ones were deleted.
    static func many(_ there: Int, removed: Int = 0, of topic: ID<Topic> = ID(text: "architecture")) -> [TopicResource] {
        (0..<there + removed).map { number in
            var resource = TopicResource(
                id: ID(text: "r\(number)"), topic: topic, title: "Cartea <\(number)>", description: nil, kind: .book,
                place: .nowhere)
            if number >= there { resource.removedAt = SampleSnapshot.start + .days(-1) }
            return resource
        }
    }
}

extension TopicResourceTargets {
    static let samples = TopicResourceTargets(
        files: ["media/a.pdf"],
        lessons: [.init(id: ID(text: "lesson"), title: "Straturi <1>"), .init(id: ID(text: "draft"), title: nil)])
}

extension SamplePages {
    static func topicResources(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("resource.one"))
        let taught = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
        let topic = Topic(id: ID(text: "architecture"), parent: nil, title: "Arhitectura <1>", position: 0)
        func page(_ id: String?, _ errors: FormErrors? = nil, hidesHelp: Bool = false) -> TopicResourcePage {
            let resource = TopicResource.samples.first { $0.id.text == id }
            let sheet = TopicResourceStore.Sheet(taught: taught, topic: topic, resource: resource, targets: .samples)
            var form = resource.map { TopicResourceForm($0) } ?? TopicResourceForm()
            if resource == nil { form.resource = "new" }
            return TopicResourcePage(
                frame: frame.savingBack("resources"), strings: strings, sheet: sheet, form: form,
                help: FieldHelp(strings, for: SampleObjectives.viewer(hidesHelp: hidesHelp)), errors: errors)
        }
        let wrong = FormErrors(items: [
            .init(field: "title", key: "teach.changed"), .init(field: "kind", key: "teach.choose"),
            .init(field: "url", key: "resource.url-wrong"), .init(field: "target", key: "resource.two-places"),
        ])
        let full = FormErrors(items: [.init(field: "resources", key: "resource.too-many", values: ["n": "60"])])
        return [
            SamplePage("new", page(nil)), SamplePage("too many", page(nil, full)),
            SamplePage("a link", page("link", hidesHelp: true)),
            SamplePage("a file that is gone", page("gone")), SamplePage("with errors", page("lesson", wrong)),
        ]
    }
}
