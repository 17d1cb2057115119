/// Finds somebody's account, for the student office.
struct PayersPage: Page {
    static let template = "Finances/payers"

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

    let frame: Frame
    let action: String
    let fields: [TypedField]
    /// Nil where nobody is looked for.
    let found: Found?

    init(frame: Frame, strings: Strings, typed: String, found: OfficeStore.Found?) {
        self.frame = frame
        action = OfficeRoutes.accounts
        fields = [
            TypedField(
                "q", strings("people.search"), typed, type: "search", hint: strings("office.search-hint"), errors: nil,
                strings)
        ]
        self.found = found.map { found in
            let total = strings("people.found", n: found.total)
            return Found(
                summary: found.total > found.payers.count
                    ? total + " " + strings("people.first", ["count": strings.formats.number(found.payers.count)]) : total,
                people: found.payers.map {
                    .init(href: OfficeRoutes.person($0.id), name: $0.listName, detail: $0.detail)
                }, hasPeople: !found.payers.isEmpty)
        }
    }
}
