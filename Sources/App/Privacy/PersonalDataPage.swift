/// What is stored about the person, under headings.
struct PersonalDataPage: Page {
    static let template = "Privacy/personal-data"

    struct Section: Sendable {
        let title: String
        let isEmpty: Bool
        let cards: [PersonalCard]
    }

    let frame: Frame
    let intro: String
    let fileHref: String
    let privacyHref: String
    let sections: [Section]

    init(frame: Frame, strings: Strings, data: PersonalData, area: AreaTab.Area, now: Instant) {
        let facts = PersonalFacts(strings: strings, now: now)
        self.frame = frame
        intro = strings(
            "my-data.intro", ["time": strings.formats.onDayAtClock(now), "zone": strings.formats.zoneName])
        fileHref = PrivacyRoutes.dataFile
        privacyHref = area.kept(in: PrivacyRoutes.privacy)
        sections = data.sections.filter { !$0.isRare || !$0.items.isEmpty }.map { section in
            Section(
                title: strings(section.heading), isEmpty: section.items.isEmpty, cards: section.items.map { $0.card(facts) })
        }
    }
}
