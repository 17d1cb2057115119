import Hummingbird

/// The addresses of interventions in attempts.
enum InterventionRoutes {
    static func minutes(ofAllIn test: ID<Assessment>) -> String { "/teach/tests/\(test)/minutes" }
    static func minutes(of attempt: ID<Attempt>) -> String { "/teach/attempts/\(attempt)/minutes" }
    static func ending(of attempt: ID<Attempt>) -> String { "/teach/attempts/\(attempt)/ending" }
    static func reopening(of attempt: ID<Attempt>) -> String { "/teach/attempts/\(attempt)/reopening" }
    static func annulment(of attempt: ID<Attempt>) -> String { "/teach/attempts/\(attempt)/annulment" }
    /// Restores an annulled attempt.
    static func restoration(of attempt: ID<Attempt>) -> String { "/teach/attempts/\(attempt)/restoration" }

    static func mount(
        on routes: SiteRoutes, minutes: MinutesController, endings: EndingController, reopenings: ReopeningController,
        annulments: AnnulmentController, restorations: RestorationController
    ) {
        let staff = routes.staff
        staff.get("teach/tests/:test/minutes", use: minutes.newForAll)
        staff.post("teach/tests/:test/minutes", use: minutes.createForAll)
        staff.post("teach/attempts/:attempt/minutes", use: minutes.create)
        staff.get("teach/attempts/:attempt/ending", use: endings.new)
        staff.post("teach/attempts/:attempt/ending", use: endings.create)
        staff.get("teach/attempts/:attempt/reopening", use: reopenings.new)
        staff.post("teach/attempts/:attempt/reopening", use: reopenings.create)
        staff.get("teach/attempts/:attempt/annulment", use: annulments.new)
        staff.post("teach/attempts/:attempt/annulment", use: annulments.create)
        staff.get("teach/attempts/:attempt/restoration", use: restorations.new)
        staff.post("teach/attempts/:attempt/restoration", use: restorations.create)
    }
}
