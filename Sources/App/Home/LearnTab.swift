/// The tabs of the area Learn: what the bar at the foot of its main pages leads to.
enum LearnTab: CaseIterable {
    case home
    case tests
    case lessons

    /// The whole bar as a page near one of them shows it.
    static func bar(at current: LearnTab, _ strings: Strings) -> AreaTabs {
        .init(
            tabs: allCases.map { .init(href: $0.href, text: $0.text(strings), isCurrent: $0 == current) },
            ways: [StudentTab.area(strings), TeachTab.area(strings)])
    }

    /// The way here from the other areas.
    static func area(_ strings: Strings) -> AreaTabs.Way {
        .init(link: .init(href: WebRoutes.home, text: strings("area.learn")))
    }

    private var href: String {
        switch self {
        case .home: WebRoutes.home
        case .tests: AssessmentRoutes.tests
        case .lessons: LessonRoutes.lessons
        }
    }

    private func text(_ strings: Strings) -> String {
        switch self {
        case .home: strings("home.title")
        case .tests: strings("tests.title")
        case .lessons: strings("lessons.title")
        }
    }
}
