import Hummingbird

extension AreaTab.Area {
    /// Its name in an address. The account, receipts and privacy lie in no area: their addresses say from which one somebody came.
    static let queryName = "area"

    /// The area that the query of an address names.
    init?(of request: Request) {
        guard request.uri.query != nil, let name = request.uri.queryParameters[Substring(Self.queryName)] else { return nil }
        self.init(rawValue: String(name))
    }

    /// An address that names the area.
    func named(in address: String) -> String { address + AddressQuery.text([(Self.queryName, rawValue)]) }

    /// The same, shorter: what names no area leads on in Learn.
    func kept(in address: String) -> String { self == .learn ? address : named(in: address) }
}

/// Which area of the site an address lies in.
struct SiteAreas: Sendable {
    private let entrances: [AreaTab.Area: AreaTab]
    private let prefixes: [(folder: [UInt8], area: AreaTab.Area)]

    /// - Parameters:
    ///   - tabs: the tabs of all features.
    ///   - others: prefixes of addresses that are below no tab of their area.
    init(_ tabs: [AreaTab], others: [String: AreaTab.Area]) {
        entrances = Dictionary(tabs.map { ($0.area, $0) }, uniquingKeysWith: { $0.place <= $1.place ? $0 : $1 })
        let own = tabs.filter { $0.href != WebRoutes.home }.map { (folder: Array(($0.href + "/").utf8), area: $0.area) }
        prefixes = own + others.map { (folder: Array(($0.key + "/").utf8), area: $0.value) }
    }

    /// The first page of an area, with its name.
    func entrance(of area: AreaTab.Area) -> AreaTab? { entrances[area] }

    /// The area that a request names, else the one of its path. A name can be written by anybody: an area that these roles do not
    /// open is none.
    func area(of request: Request, for roles: Set<Role>) -> AreaTab.Area {
        let area = AreaTab.Area(of: request) ?? area(of: request.uri.path)
        return area.isOpen(to: roles) ? area : .learn
    }

    private func area(of path: String) -> AreaTab.Area {
        var folder = path + "/"
        return folder.withUTF8 { folder in prefixes.first { folder.starts(with: $0.folder) }?.area ?? .learn }
    }
}
