/// The entries of one area of the site, and the links to the other areas.
struct AreaTabs: Sendable {
    struct Way: Sendable {
        let link: Frame.Link
        let area: AreaTab.Area
    }

    let tabs: [Frame.Tab]
    let ways: [Way]

    /// The bar of the area of one entry, for a person with these roles.
    /// - Parameter all: the entries of all features.
    init(_ all: [AreaTab], at current: AreaTab, for roles: Set<Role>, _ strings: Strings) {
        self.init(all, in: current.area, at: current, for: roles, strings)
    }

    /// The bar of an area.
    /// - Parameter current: the entry that is shown; nil on a page that is none of them.
    init(_ all: [AreaTab], in own: AreaTab.Area, at current: AreaTab? = nil, for roles: Set<Role>, _ strings: Strings) {
        let sorted = all.sorted { $0.place < $1.place }
        tabs = sorted.filter { $0.area == own && (!$0.isForAdministrators || roles.contains(.administrator)) }
            .map { .init(href: $0.href, text: strings($0.key), isCurrent: $0 == current) }
        ways = AreaTab.Area.allCases.filter { $0 != own && $0.isOpen(to: roles) }.compactMap { area in
            let first = sorted.first { $0.area == area }
            return first.map { Way(link: .init(href: $0.href, text: strings(area.key)), area: area) }
        }
    }

    /// The bar for a person with these roles; `word` is the label when there are several other areas.
    func bar(for roles: Set<Role>, word: String) -> Frame.TabBar {
        let open = ways.filter { $0.area.isOpen(to: roles) }.map(\.link)
        return .init(
            tabs: tabs, area: open.count == 1 ? open.first : nil, areaList: open.count > 1 ? .init(word: word, links: open) : nil)
    }
}
