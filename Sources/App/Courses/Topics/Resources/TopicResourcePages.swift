/// Which resources of a topic its page shows: so many that the page stays light, and that what stands below them is not far.
/// Those that were deleted lately come behind the others.
struct TopicResourcePages: Sendable {
    static let perPage = 10

    /// Those of this page that are there, each with its place among all.
    let shown: [(place: Int, resource: TopicResource)]
    /// Those of this page that were deleted.
    let removed: [TopicResource]
    /// How many are there, on all pages.
    let total: Int
    /// From 1.
    let number: Int
    /// At least one.
    let count: Int
    /// A resource of the page before, and of the next one.
    let previous: ID<TopicResource>?
    let next: ID<TopicResource>?

    /// - Parameters:
    ///   - resources: of the topic, in their order, deleted ones among them only where they can be restored.
    ///   - asked: one whose page is wanted; without it, or where it is not there, this is the first page.
    init(_ resources: [TopicResource], showing asked: ID<TopicResource>?) {
        let there = resources.filter { $0.removedAt == nil }
        let all = there + resources.filter { $0.removedAt != nil }
        let place = all.firstIndex { $0.id == asked } ?? 0
        let first = place - place % Self.perPage
        let places = first..<min(first + Self.perPage, all.count)
        shown = places.filter { $0 < there.count }.map { ($0, all[$0]) }
        removed = places.filter { $0 >= there.count }.map { all[$0] }
        total = there.count
        number = first / Self.perPage + 1
        count = max(1, (all.count + Self.perPage - 1) / Self.perPage)
        previous = all.at(first - Self.perPage)?.id
        next = all.at(first + Self.perPage)?.id
    }
}
