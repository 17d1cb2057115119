/// The pages on which the student office works, in the order of its first page.
enum OfficePlace: CaseIterable {
    case accounts, groupCharges, charges, payments, bank, received, debtors, prices, settings
    case periods, newPeriod

    /// What belongs together.
    enum Section: CaseIterable {
        case money, exams

        /// The key of its heading.
        var key: String {
            switch self {
            case .money: "finances.title"
            case .exams: "office.exams"
            }
        }
    }

    var section: Section {
        switch self {
        case .accounts, .groupCharges, .charges, .payments, .bank, .received, .debtors, .prices, .settings: .money
        case .periods, .newPeriod: .exams
        }
    }

    /// The key of its name.
    var key: String {
        switch self {
        case .accounts: "office.accounts"
        case .groupCharges: "office.group"
        case .charges: "money-list.charges"
        case .payments: "money-list.payments"
        case .bank: "money-list.bank"
        case .received: "office.received"
        case .debtors: "office.debtors"
        case .prices: "office.prices"
        case .settings: "office.settings"
        case .periods: "exams.periods"
        case .newPeriod: "exams.new-period"
        }
    }
}

extension Frame {
    /// The frame of a page of the student office, with the office's menu beside it.
    /// - Parameters:
    ///   - place: where in the menu the page lies; nil for a page that is none of them.
    ///   - viewer: who sees the page. Administrators without the office's role see some of its pages, and no menu.
    func inOffice(at place: OfficePlace?, for viewer: Viewer, _ strings: Strings) -> Frame {
        guard viewer.roles.contains(.office) else { return self }
        var frame = self
        frame.menu = Menu(
            title: strings(AreaTab.Area.office.key), contentLanguage: strings.language.rawValue, href: OfficePlace.start,
            links: OfficePlace.allCases.map { entry in
                Tab(href: entry.href, text: strings(entry.key), isCurrent: entry == place)
            })
        return frame
    }
}

extension Frame.Link {
    /// The way back to the first page of the student office.
    static func office(_ strings: Strings) -> Frame.Link {
        .init(href: OfficePlace.start, text: strings(AreaTab.Area.office.key))
    }
}
