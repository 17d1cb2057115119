import Hummingbird

/// The addresses of interventions in attempts.
enum InterventionRoutes {
    static func minutes(ofAllIn test: ID<Assessment>) -> String { "/teach/tests/\(test)/minutes" }
    static func minutes(of attempt: ID<Attempt>) -> String { "/teach/attempts/\(attempt)/minutes" }
    static func ending(of attempt: ID<Attempt>) -> String { "/teach/attempts/\(attempt)/ending" }
    static func reopening(of attempt: ID<Attempt>) -> String { "/teach/attempts/\(attempt)/reopening" }

    static func mount(
        on routes: SiteRoutes, minutes: MinutesController, endings: EndingController, reopenings: ReopeningController
    ) {
        let staff = routes.staff
        staff.post("teach/tests/:test/minutes", use: minutes.createForAll)
        staff.post("teach/attempts/:attempt/minutes", use: minutes.create)
        staff.get("teach/attempts/:attempt/ending", use: endings.new)
        staff.post("teach/attempts/:attempt/ending", use: endings.create)
        staff.get("teach/attempts/:attempt/reopening", use: reopenings.new)
        staff.post("teach/attempts/:attempt/reopening", use: reopenings.create)
    }
}
