/// A page of the resources of a topic as rows, and of those that were deleted lately.
struct TopicResourceList: Sendable {
    struct Row: Sendable {
        let id: String
        let href: String
        let title: String
        /// What it is and where: "Book · example.org".
        let detail: String
        let isFirst: Bool
        let isLast: Bool
        /// What the buttons that move it say to those who do not see the arrow.
        let up: String
        let down: String
    }

    struct Removed: Sendable {
        let title: String
        let until: String
        let action: String
        let label: String
    }

    let rows: [Row]
    let hasRows: Bool
    /// Whether the topic has none on any page.
    let isEmpty: Bool
    let orderAction: String
    let newHref: String
    let removed: [Removed]
    let hasRemoved: Bool
    let previousHref: String?
    let nextHref: String?
    /// Which page this is; nil where there is only one.
    let pages: String?

    /// - Parameters:
    ///   - asked: a resource whose page is shown; the first page without it.
    ///   - way: from where somebody came to the topic.
    init(
        _ shelf: TopicEditingStore.Shelf, of topic: ID<Topic>, showing asked: ID<TopicResource>?, way: WayBack? = nil,
        at now: Instant, _ strings: Strings
    ) {
        let there = shelf.resources.filter { resource in
            resource.topic == topic && resource.restorableUntil.map { $0 > now } ?? true
        }
        let page = TopicResourcePages(there, showing: asked)
        rows = page.shown.map { place, resource in
            Row(
                id: resource.id.text, href: way.on(TopicResourceRoutes.edit(resource.id)), title: resource.title,
                detail: resource.detail(shelf.targets, strings, isShort: true), isFirst: place == 0,
                isLast: place == page.total - 1,
                up: strings("resource.up", ["resource": resource.title]),
                down: strings("resource.down", ["resource": resource.title]))
        }
        hasRows = !rows.isEmpty
        isEmpty = page.total == 0
        orderAction = way.on(TopicResourceRoutes.order(of: topic))
        newHref = way.on(TopicResourceRoutes.new(of: topic))
        removed = page.removed.compactMap { resource in
            guard let until = resource.restorableUntil else { return nil }
            return Removed(
                title: resource.title, until: strings("resource.restorable", ["day": strings.formats.day(until)]),
                action: way.on(TopicResourceRoutes.restorations(of: resource.id)),
                label: strings("resource.restore-one", ["resource": resource.title]))
        }
        hasRemoved = !removed.isEmpty
        previousHref = page.previous.map { way.on(TopicResourceRoutes.list(of: topic, showing: $0)) }
        nextHref = page.next.map { way.on(TopicResourceRoutes.list(of: topic, showing: $0)) }
        pages =
            page.count == 1
            ? nil : strings("watch.page", ["n": strings.formats.number(page.number), "of": strings.formats.number(page.count)])
    }
}

extension TopicResource {
    /// What it is and where, in words.
    /// - Parameter isShort: whether a link is only the site to which it leads.
    func detail(_ targets: TopicResourceTargets, _ strings: Strings, isShort: Bool = false) -> String {
        let isGone = !targets.has(place)
        let target: String? =
            switch place {
            case .link(let url): isShort ? Self.site(of: url) : url
            case .file(let name): isGone ? strings("resource.file-gone", ["file": name]) : name
            case .lesson(let id):
                isGone
                    ? strings("resource.lesson-gone")
                    : targets.lessons.first { $0.id == id }?.title ?? strings("write.untitled")
            case .nowhere: nil
            }
        return [strings(kind.key), target].compactMap { $0 }.joined(separator: " · ")
    }

    private static func site(of url: String) -> String {
        let rest = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
        return String(rest.prefix { !"/?#".contains($0) })
    }
}
