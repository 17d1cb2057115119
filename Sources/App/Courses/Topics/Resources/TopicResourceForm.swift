/// What the page of a resource posts.
struct TopicResourceForm: Decodable, Sendable {
    /// The id of a new resource, made when the form was shown.
    var resource: String?
    /// The version that the form showed.
    var seen: String?
    var title: String?
    var kind: String?
    var description: String?
    var url: String?
    /// A file or a lesson of the course, as `TopicResource.Place.text` has it; empty for none.
    var target: String?
    var go: String?

    init() {}

    /// Whether nothing is typed and chosen.
    var isEmpty: Bool { [title, kind, description, url, target].allSatisfy { TypedText.line($0) == nil } }

    /// The values of a resource.
    init(_ resource: TopicResource) {
        (title, description) = (resource.title, resource.description)
        (kind, seen) = (resource.kind.rawValue, String(resource.version))
        if case .link(let url) = resource.place { self.url = url }
        target = resource.place.text
    }

    /// What was typed and chosen.
    /// - Throws: `FormErrors`
    func edit() throws -> TopicResourceEdit {
        var errors = FormErrors()
        let (title, description) = (TypedText.line(title), TypedText.lines(description))
        if title == nil { errors.add("title", "resource.title-missing") }
        if let title, !title.isWithin(letters: WrittenDesign.longestLine) {
            errors.add("title", "design.too-long", ["n": String(WrittenDesign.longestLine)])
        }
        if let description, !description.isWithin(letters: WrittenDesign.longestDescription) {
            errors.add("description", "design.too-long", ["n": String(WrittenDesign.longestDescription)])
        }
        let kind = kind.flatMap(ResourceKind.init)
        if kind == nil { errors.add("kind", "teach.choose") }
        let place = place(&errors)
        try errors.check()
        guard let title, let kind, let place else { throw errors }
        return TopicResourceEdit(title: title, description: description, kind: kind, place: place)
    }

    private func place(_ errors: inout FormErrors) -> TopicResource.Place? {
        let (url, target) = (WebAddress.completed(TypedText.line(url)), TypedText.line(target))
        if let url, !url.isWithin(letters: Self.longestLink) || !StaffProfile.isWebPage(url) {
            errors.add("url", "resource.url-wrong")
        }
        if url != nil, target != nil { errors.add("target", "resource.two-places") }
        if let url { return .link(url) }
        guard let target else { return .nowhere }
        let place = TopicResource.Place(target)
        if place == nil { errors.add("target", "teach.choose") }
        return place
    }

    /// In letters.
    private static let longestLink = 1000
}

/// What the buttons that move a resource post.
struct TopicResourceOrderForm: Decodable, Sendable {
    var up: String?
    var down: String?
}

extension TopicResource.Place {
    /// The value of the field that chooses a file or a lesson; nil for what is none.
    var text: String? {
        switch self {
        case .file(let name): "file " + name
        case .lesson(let id): "lesson \(id)"
        case .link, .nowhere: nil
        }
    }

    /// Reads what `text` wrote; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.at(1)) {
        case ("file", let name?): self = .file(name)
        case ("lesson", let id?): self = .lesson(ID(text: id))
        default: return nil
        }
    }
}
