/// The tabs of the area eStudent: what the bar at the foot of its main pages leads to.
enum StudentTab: CaseIterable {
    case surveys

    /// The whole bar as a page near one of them shows it.
    static func bar(at current: StudentTab, _ strings: Strings) -> Frame.TabBar {
        .init(
            tabs: allCases.map { .init(href: $0.href, text: $0.text(strings), isCurrent: $0 == current) },
            areaHref: WebRoutes.home, areaText: strings("area.learn"))
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
