/// The tabs of the area Teach: what the bar at the foot of its main pages leads to.
enum TeachTab: CaseIterable {
    case courses
    case accounts
    case settings
    case profile

    /// The whole bar as a page near one of them shows it; what only administrators may do, only they see.
    static func bar(at current: TeachTab, for viewer: Viewer, _ strings: Strings) -> AreaTabs {
        let tabs = viewer.roles.contains(.administrator) ? allCases : [.courses, .profile]
        return .init(
            tabs: tabs.map { .init(href: $0.href, text: $0.text(strings), isCurrent: $0 == current) },
            ways: [LearnTab.area(strings), StudentTab.area(strings)])
    }

    /// The way here from the other areas.
    static func area(_ strings: Strings) -> AreaTabs.Way {
        .init(link: .init(href: TeachRoutes.courses, text: strings("area.teach")), isForStaff: true)
    }

    private var href: String {
        switch self {
        case .courses: TeachRoutes.courses
        case .accounts: PeopleRoutes.people
        case .settings: SettingsRoutes.settings
        case .profile: AccountRoutes.profile
        }
    }

    private func text(_ strings: Strings) -> String {
        switch self {
        case .courses: strings("teach.courses")
        case .accounts: strings("people.title")
        case .settings: strings("settings.title")
        case .profile: strings("profile.tab")
        }
    }
}
