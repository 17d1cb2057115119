/// The tabs of the area eStudent: what the bar at the foot of its main pages leads to.
enum StudentTab: CaseIterable {
    case surveys

    /// The whole bar as a page near one of them shows it.
    static func bar(at current: StudentTab, _ strings: Strings) -> AreaTabs {
        .init(
            tabs: allCases.map { .init(href: $0.href, text: $0.text(strings), isCurrent: $0 == current) },
            ways: [LearnTab.area(strings), TeachTab.area(strings)])
    }

    /// The way here from the other areas.
    static func area(_ strings: Strings) -> AreaTabs.Way {
        .init(link: .init(href: SurveyRoutes.surveys, text: strings("area.student")))
    }

    private var href: String {
        switch self {
        case .surveys: SurveyRoutes.surveys
        }
    }

    private func text(_ strings: Strings) -> String {
        switch self {
        case .surveys: strings("survey.title")
        }
    }
}
