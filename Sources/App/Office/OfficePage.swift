/// The first page of the student office: finding somebody's account, what waits, and the ways to everything that it does.
struct OfficePage: Page {
    static let template = "Office/office"

    struct Row: Sendable {
        let href: String
        let title: String
        /// Nil for a sentence in the language of the page.
        let contentLanguage: String?
        let detail: String?
        let state: String
    }

    struct Section: Sendable {
        let heading: String
        let rows: [Row]
        /// Says that there are more; nil where all are shown.
        let more: String?
    }

    struct Part: Sendable {
        let heading: String
        let links: [Frame.Link]
    }

    let frame: Frame
    let action: String
    let fields: [TypedField]
    let sections: [Section]
    let isEmpty: Bool
    let parts: [Part]

    init(frame: Frame, strings: Strings, items: [OfficeItem]) {
        self.frame = frame
        action = OfficePlace.accounts.href
        fields = [
            TypedField(
                "q", strings("people.search"), nil, type: "search", hint: strings("office.search-hint"), errors: nil, strings)
        ]
        sections = OfficeItem.Section.allCases.compactMap { section in
            let own = items.filter { $0.section == section }.sorted { ($0.order, $0.href) < ($1.order, $1.href) }
            return own.isEmpty ? nil : Self.section(section, own, strings)
        }
        isEmpty = !items.contains { $0.section == .waiting }
        parts = OfficePlace.Section.allCases.map { section in
            Part(
                heading: strings(section.key),
                links: OfficePlace.allCases.filter { $0.section == section }.map { .init(href: $0.href, text: strings($0.key)) })
        }
    }

    private static func section(_ section: OfficeItem.Section, _ items: [OfficeItem], _ strings: Strings) -> Section {
        Section(
            heading: strings(section.key),
            rows: items.prefix(section.most).map {
                Row(
                    href: $0.href, title: $0.title(strings), contentLanguage: $0.contentLanguage?.rawValue,
                    detail: $0.detail?(strings), state: $0.state(strings))
            },
            more: items.count > section.most ? strings("office.more", n: items.count - section.most) : nil)
    }
}
