import Hummingbird

extension AssessmentRoutes {
    static func mount(on routes: SiteRoutes, tests: TestController, pictures: PictureController) {
        let signedIn = routes.signedIn
        signedIn.get("tests", use: tests.index)
        signedIn.get("tests/:test", use: tests.show)
        signedIn.get("tests/:test/calendar.ics", use: tests.calendar)
        signedIn.get("pictures/:revision/**", use: pictures.show)
    }
}
