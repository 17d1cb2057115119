import Hummingbird

/// From where somebody came to a page to which several lead: `from` in its address, and in what its forms post. The way back of
/// the page leads there, and so does what it saves.
struct WayBack: Sendable, Equatable {
    /// The name in queries and forms.
    static let name = "from"

    /// An address of a page for those who teach.
    let address: String

    /// Nil for everything else, such as an address of another site.
    init?(_ text: String?) {
        guard let address = LocalPath.checked(text), address.hasPrefix(WebRoutes.teaching) else { return nil }
        self.address = address
    }

    /// What the address of a page has.
    init?(_ request: Request) {
        self.init(request.uri.queryParameters[Substring(Self.name)].map { String($0) })
    }

    /// Whether it leads to a page, whatever its query has.
    func isTo(_ page: String) -> Bool { Self.unasked(address) == page }

    /// The address of a page that leads back here.
    func on(_ address: String) -> String {
        let page = String(address.prefix { $0 != "#" })
        return page + (page.contains("?") ? "&" : "?") + Self.name + "=" + AddressQuery.encoded(self.address)
            + address.dropFirst(page.count)
    }

    /// An address without its query.
    static func unasked(_ address: String) -> String {
        let (page, place) = (address.prefix { $0 != "?" && $0 != "#" }, address.drop { $0 != "#" })
        return String(page) + place
    }
}

extension WayBack? {
    /// The address of a page, which leads back where somebody came from.
    func on(_ address: String) -> String { self?.on(address) ?? address }
}
