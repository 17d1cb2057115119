/// Accounts: signing in, one's own account, the administration of all accounts, and one-time links.
struct AccountsFeature: Feature {
    static let pages: [any Page.Type] = [
        SignInPage.self, AccountPage.self, PasswordPage.self, SessionsPage.self, WelcomePage.self, LinkOverPage.self,
        ProfilePage.self, PeoplePage.self, PersonPage.self, PersonEditPage.self, DisablingPage.self, PrintedLinkPage.self,
        LinkQuestionPage.self, CodePage.self, TokensPage.self, CalendarFeedPage.self,
    ]
    static let takingLongTexts = [AccountRoutes.signIn]
    static let tabs: [AreaTab] = [.accounts, .profile]
    static let areas: [String: AreaTab.Area] = [PeopleRoutes.extraTimes: .teach]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] {
        [PersonalAccountRows(), PersonalSessionRows(), PersonalLinkRows(), PersonalTokenRows(), PersonalCalendarRows()]
    }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database, sessions) = (shared.site, shared.database, shared.sessions)
        let tokens = AccessTokenStore(database: database)
        AccountRoutes.mount(
            on: routes, signIn: shared.signIn, language: shared.language,
            account: AccountController(site: site, people: shared.people),
            password: PasswordController(
                site: site, people: shared.people, tokens: tokens, feeds: CalendarFeedStore(database: database),
                hasher: shared.hasher, throttle: shared.throttle),
            sessions: shared.sessionController, tokens: TokenController(site: site, tokens: tokens),
            calendar: CalendarFeedController(site: site, feeds: CalendarFeedStore(database: database)),
            profile: ProfileController(site: site, profiles: StaffProfileStore(database: database)))
        let links = OneTimeLinkStore(database: database, key: shared.linkCodes)
        LinkRoutes.mount(
            on: routes, links: LinkController(site: site, links: links, hasher: shared.hasher),
            codes: CodeController(site: site, links: links, throttle: SignInThrottle(time: shared.steady)))
        let (people, changes) = (
            PeopleStore(database: database, sitting: shared.sitting, courses: shared.personCourses),
            PersonChangeStore(
                database: database, sitting: shared.sitting, consequence: shared.disablingConsequence,
                roleConsequence: shared.roleConsequence)
        )
        PeopleRoutes.mount(
            on: routes, people: PeopleController(site: site, people: people, changes: changes),
            person: PersonController(site: site, people: people, changes: changes, sessions: sessions, signedIn: shared.signedIn),
            disabling: DisablingController(site: site, people: people, changes: changes),
            keys: PersonKeyController(site: site, links: links, changes: changes))
    }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] { [ImportedPeopleRows(sitting: kit.sitting)] }
}

extension AreaTab {
    static let accounts = AreaTab(
        area: .teach, place: 2, href: PeopleRoutes.people, key: "people.title", isForAdministrators: true)
    static let profile = AreaTab(area: .teach, place: 4, href: AccountRoutes.profile, key: "profile.tab")
}
