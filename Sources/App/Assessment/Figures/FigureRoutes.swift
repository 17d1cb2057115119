import Hummingbird

/// The address of the figures of a test.
enum FigureRoutes {
    static func figures(of test: ID<Assessment>) -> String { "/teach/tests/\(test)/figures" }
    /// Of all attempts, those among them that do not count.
    static func figuresOfAll(of test: ID<Assessment>) -> String { figures(of: test) + "?attempts=all" }

    static func mount(on router: Router<VisitorContext>, figures: FigureController) {
        let staff = router.group(context: SignedInContext.self).group(context: StaffContext.self)
        staff.get("teach/tests/:test/figures", use: figures.show)
    }
}
