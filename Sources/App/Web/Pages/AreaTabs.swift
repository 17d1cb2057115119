/// The tabs of one area of the site, and the ways to the others.
struct AreaTabs: Sendable {
    struct Way: Sendable {
        let link: Frame.Link
        var isForStaff = false
    }

    let tabs: [Frame.Tab]
    let ways: [Way]

    /// As somebody with these roles sees it; `word` stands for several areas.
    func bar(for roles: Set<Role>, word: String) -> Frame.TabBar {
        let open = ways.filter { !$0.isForStaff || roles.isStaff }.map(\.link)
        return .init(
            tabs: tabs, area: open.count == 1 ? open.first : nil, areaList: open.count > 1 ? .init(word: word, links: open) : nil)
    }
}
