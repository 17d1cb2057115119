/// The first page of the student office: finding somebody's account, and the ways to everything else.
struct OfficePage: Page {
    static let template = "Finances/office"

    struct Line: Sendable {
        let href: String
        let name: String
        let detail: String
    }

    struct Found: Sendable {
        let summary: String
        let people: [Line]
        let hasPeople: Bool
    }

    struct Way: Sendable {
        let href: String
        let text: String
        /// How many things wait there; nil for none.
        let state: String?
    }

    let frame: Frame
    let action: String
    let fields: [TypedField]
    let found: Found?
    let ways: [Way]

    init(frame: Frame, strings: Strings, typed: String, overview: OfficeStore.Overview) {
        self.frame = frame
        action = OfficeRoutes.office
        fields = [
            TypedField(
                "q", strings("people.search"), typed, type: "search", hint: strings("office.search-hint"), errors: nil,
                strings)
        ]
        found = overview.found.map { found in
            let total = strings("people.found", n: found.total)
            return Found(
                summary: found.total > found.payers.count
                    ? total + " " + strings("people.first", ["count": strings.formats.number(found.payers.count)]) : total,
                people: found.payers.map {
                    .init(href: OfficeRoutes.person($0.id), name: $0.listName, detail: $0.detail)
                }, hasPeople: !found.payers.isEmpty)
        }
        let waiting = overview.unassigned > 0 ? strings("office.received-count", n: overview.unassigned) : nil
        ways =
            [(OfficeRoutes.groupCharges, strings("office.group"), nil)]
            .map(Way.init)
            + MoneyListKind.allCases.map { .init(href: OfficeRoutes.list($0), text: $0.title(strings), state: nil) }
            + [
                (OfficeRoutes.received, strings("office.received"), waiting),
                (OfficeRoutes.settings, strings("office.settings"), nil),
            ].map(Way.init)
    }
}
