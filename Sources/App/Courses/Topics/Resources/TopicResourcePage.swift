/// A resource of a topic: what it is, and the link, the file or the lesson to which it leads.
struct TopicResourcePage: Page {
    static let template = "Courses/topic-resource"

    let frame: Frame
    let errors: ErrorSummary?
    /// The path of its topic's title.
    let topic: String
    let contentLanguage: String
    let action: String
    /// The id of a new one; nil for one that is there.
    let newID: String?
    let seen: String?
    /// What another person has made of it meanwhile, in words.
    let stored: String?
    let fields: [TypedField]
    /// Nil for a new one.
    let removeAction: String?

    init(
        frame: Frame, strings: Strings, sheet: TopicResourceStore.Sheet, form: TopicResourceForm,
        way: WayBack? = nil, help: FieldHelp, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        topic = sheet.topic.title
        contentLanguage = sheet.taught.course.language.rawValue
        let resource = sheet.resource
        let address = resource.map { TopicResourceRoutes.resource($0.id) } ?? TopicResourceRoutes.resources(of: sheet.topic.id)
        action = way.on(address)
        newID = resource == nil ? form.resource : nil
        seen = resource.map { errors.seen(form.seen, String($0.version)) }
        stored = errors.isOvertaken ? resource.map { Self.stored($0, sheet.targets, strings) } : nil
        removeAction = resource.map { way.on(TopicResourceRoutes.removals(of: $0.id)) }
        fields = [
            TypedField("title", strings("resource.title"), form.title, errors: errors, strings)
                .explained(help("resource.title-help")),
            TypedField("description", strings("resource.description"), lines: form.description, errors: errors, strings)
                .explained(help("resource.description-help")),
            TypedField(
                "kind", strings("resource.kind"), chosen: form.kind,
                of: [("", strings("teach.choose"))] + ResourceKind.allCases.map { ($0.rawValue, strings($0.key)) },
                errors: errors, strings
            ).explained(help("resource.kind-help")),
            TypedField("url", strings("resource.url"), form.url, type: "url", errors: errors, strings)
                .explained(help("resource.url-help")),
            TypedField(
                "target", strings("resource.target"), chosen: form.target ?? "",
                of: Self.targets(sheet, strings), errors: errors, strings
            ).explained(help("resource.target-help")),
        ]
        self.errors = ErrorSummary(errors, strings, of: fields)
    }

    private static func stored(_ resource: TopicResource, _ targets: TopicResourceTargets, _ strings: Strings) -> String {
        let parts = [resource.title, resource.description, resource.detail(targets, strings)].compactMap { $0 }
        return strings("teach.stored") + ": " + parts.joined(separator: " · ")
    }

    /// What it leads to now stands among them even where that was deleted.
    private static func targets(_ sheet: TopicResourceStore.Sheet, _ strings: Strings) -> [(value: String, text: String)] {
        let lessons = sheet.targets.lessons.map { lesson in
            (
                value: TopicResource.Place.lesson(lesson.id).text ?? "",
                text: strings("resource.lesson", ["lesson": lesson.title ?? strings("write.untitled")])
            )
        }
        let files = sheet.targets.files.map { name in
            (value: TopicResource.Place.file(name).text ?? "", text: strings("resource.file", ["file": name]))
        }
        var gone: [(value: String, text: String)] = []
        if let resource = sheet.resource, let value = resource.place.text, !sheet.targets.has(resource.place) {
            gone = [(value, resource.detail(sheet.targets, strings))]
        }
        return [(value: "", text: strings("resource.no-target"))] + lessons + files + gone
    }
}
