/// The student office's first page and what is common to all its pages. What it works on belongs to other features.
struct OfficeFeature: Feature {
    static let pages: [any Page.Type] = [OfficePage.self]
    static let tabs: [AreaTab] = [.office]

    private let shared: Shared

    init(_ shared: Shared) { self.shared = shared }

    func addRoutes(to routes: SiteRoutes, asking features: [any Feature]) {
        let desk = OfficeDeskStore(database: shared.database, sources: features.flatMap { $0.officeRows })
        let start = OfficeController(site: shared.site, desk: desk)
        routes.signedIn.group(context: MoneyContext.self).get("office", use: start.index)
    }
}

extension AreaTab {
    static let office = AreaTab(area: .office, place: 1, href: OfficePlace.start, key: "office.start")
}
