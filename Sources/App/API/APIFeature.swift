/// What programs reach: one entrance, and behind it services over the same stores as the pages.
struct APIFeature: Feature {
    static let pages: [any Page.Type] = [DevelopersPage.self]
    static let programServices: [any ProgramService] = [JSONService(), SOAPService()]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        let services = ServiceRoutes(routes, entrance: entrance, problems: shared.problems)
        DevelopersRoutes.mount(on: routes, developers: DevelopersController(site: shared.site))
        JSONRoutes.mount(on: services, me: MeController())
        SOAPRoutes.mount(on: services, shared)
    }

    private var entrance: EntranceMiddleware {
        let passwords = ProgramPasswords(
            people: shared.people, hasher: shared.hasher, throttle: shared.throttle, time: shared.steady)
        return EntranceMiddleware(
            site: shared.site,
            people: ProgramPeople(
                site: shared.site, tokens: AccessTokenStore(database: shared.database), passwords: passwords,
                throttle: SignInThrottle(time: shared.steady)),
            rates: RequestRates(time: shared.steady), bodies: ServiceBodies(site: shared.site, budget: shared.bodyBudget),
            repeated: RepeatedRequests(store: ServiceRequestStore(database: shared.database)))
    }
}
