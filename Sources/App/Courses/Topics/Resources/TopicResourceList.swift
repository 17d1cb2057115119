/// The resources of a topic as rows, and those that were deleted lately.
struct TopicResourceList: Sendable {
    struct Row: Sendable {
        let id: String
        let href: String
        let title: String
        /// What it is and where: "Book · https://…".
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
    let orderAction: String
    let newHref: String
    let removed: [Removed]
    let hasRemoved: Bool

    init(_ shelf: TopicEditingStore.Shelf, of topic: ID<Topic>, at now: Instant, _ strings: Strings) {
        let all = shelf.resources.filter { $0.topic == topic }
        let shown = all.filter { $0.removedAt == nil }
        rows = shown.enumerated().map { place, resource in
            Row(
                id: resource.id.text, href: TopicResourceRoutes.edit(resource.id), title: resource.title,
                detail: resource.detail(shelf.targets, strings), isFirst: place == 0, isLast: place == shown.count - 1,
                up: strings("resource.up", ["resource": resource.title]),
                down: strings("resource.down", ["resource": resource.title]))
        }
        hasRows = !rows.isEmpty
        orderAction = TopicResourceRoutes.order(of: topic)
        newHref = TopicResourceRoutes.new(of: topic)
        removed = all.compactMap { resource in
            guard let until = resource.removedAt.map({ $0 + .days(TopicResource.daysKept) }), until > now else { return nil }
            return Removed(
                title: resource.title, until: strings("resource.restorable", ["day": strings.formats.day(until)]),
                action: TopicResourceRoutes.restorations(of: resource.id),
                label: strings("resource.restore-one", ["resource": resource.title]))
        }
        hasRemoved = !removed.isEmpty
    }
}

extension TopicResource {
    /// What it is and where, in words.
    func detail(_ targets: TopicResourceTargets, _ strings: Strings) -> String {
        let isGone = !targets.has(place)
        let target: String? =
            switch place {
            case .link(let url): url
            case .file(let name): isGone ? strings("resource.file-gone", ["file": name]) : name
            case .lesson(let id):
                isGone
                    ? strings("resource.lesson-gone")
                    : targets.lessons.first { $0.id == id }?.title ?? strings("write.untitled")
            case .nowhere: nil
            }
        return [strings(kind.key), target].compactMap { $0 }.joined(separator: " · ")
    }
}
