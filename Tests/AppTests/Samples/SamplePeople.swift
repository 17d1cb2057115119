@testable import App

extension SamplePages {
    static func people(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("people.title"), isMain: true)
        let found = PeopleStore.Found(people: [SamplePeople.ana, SamplePeople.shut, SamplePeople.away], total: 123)
        return [
            SamplePage("many", PeoplePage(frame: frame, strings: strings, typed: "<an>", role: .student, found: found)),
            SamplePage(
                "none", PeoplePage(frame: frame, strings: strings, typed: "", role: nil, found: .init(people: [], total: 0))),
        ]
    }

    static func person(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: "Ana Țîrlea")
        let rows: [(String, PeopleStore.Account, Int, Bool)] = [
            ("new", SamplePeople.account(SamplePeople.ana, isFull: false), 0, false),
            ("with everything", SamplePeople.account(SamplePeople.ana, isFull: true), 2, false),
            ("shut", SamplePeople.account(SamplePeople.shut, isFull: true), 0, false),
            ("one's own", SamplePeople.account(SamplePeople.away, isFull: true), 1, true),
        ]
        return rows.map { state, account, sessions, isOwn in
            SamplePage(
                state, PersonPage(frame: frame, strings: strings, account: account, sessions: sessions, isOwn: isOwn))
        } + disabling(strings) + [
            SamplePage(
                "to print",
                PrintedLinkPage(
                    frame: frame, slip: SampleSlips.slip("ana", strings, isOfCourse: false),
                    done: .init(href: PeopleRoutes.person(ID(text: "ana")), text: strings("printed-link.done"))))
        ] + SampleSlips.questions(strings)
    }

    private static func disabling(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("people.disable"))
        let snapshot = FormErrors(items: [.init(field: "sitting", key: "people.disable-sitting")])
        return [
            SamplePage(
                "a question",
                DisablingPage(frame: frame, strings: strings, account: SamplePeople.account(SamplePeople.ana, isFull: false))),
            SamplePage(
                "in the middle of a test",
                DisablingPage(
                    frame: frame, strings: strings, account: SamplePeople.account(SamplePeople.ana, isFull: true),
                    errors: snapshot)),
        ]
    }

    static func personEditing(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("people.new"))
        let errors = FormErrors(items: [
            .init(field: "user-name", key: "people.user-name-taken"), .init(field: "email", key: "form.email-invalid"),
            .init(field: "roles", key: "people.roles-missing"),
        ])
        return [
            SamplePage(
                "new",
                PersonEditPage(
                    frame: frame, strings: strings, action: PeopleRoutes.people, person: nil,
                    form: PersonForm(roles: ["student"]))),
            SamplePage(
                "errors",
                PersonEditPage(
                    frame: frame, strings: strings, action: PeopleRoutes.people, person: nil,
                    form: PersonForm(userName: "ana", email: "ana@"), errors: errors)),
            SamplePage(
                "there",
                PersonEditPage(
                    frame: frame, strings: strings, action: PeopleRoutes.person(ID(text: "ana")), person: SamplePeople.ana,
                    form: PersonForm(SamplePeople.ana))),
            SamplePage(
                "changed meanwhile",
                PersonEditPage(
                    frame: frame, strings: strings, action: PeopleRoutes.person(ID(text: "ana")), person: SamplePeople.ana,
                    form: PersonForm(SamplePeople.ana),
                    errors: FormErrors(items: [.init(field: "name", key: "people.changed-meanwhile")]))),
        ]
    }

    static func profiles(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("profile.title"))
        let errors = FormErrors(items: [.init(field: "web-page", key: "profile.web-page-invalid")])
        return [
            SamplePage("empty", ProfilePage(frame: frame, strings: strings, form: ProfileForm())),
            SamplePage(
                "errors",
                ProfilePage(
                    frame: frame, strings: strings, form: ProfileForm(office: "2013", webPage: "ana.example.org"),
                    errors: errors)),
        ]
    }

    static func settings(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("settings.title"), isMain: true)
        var configuration = Configuration(database: "gata.sqlite", templates: "Templates", publicFiles: "Public")
        let form = SettingsForm(
            Institution(name: "Școala de probă", language: .romanian, zone: .gmt, passwordContact: "secretariatul"), .initial,
            strings.formats)
        let plain = SettingsPage(frame: frame, strings: strings, form: form, startedWith: configuration)
        configuration.language = .english
        let errors = FormErrors(items: [
            .init(field: "name", key: "settings.name-missing"), .init(field: "zone", key: "settings.zone-unknown"),
            .init(field: "factor", key: "extra-time.factor-invalid"),
        ])
        let wrong = SettingsPage(
            frame: frame, strings: strings,
            form: SettingsForm(
                zone: "Marte/Olimp", factor: "0,5", renewals: "1", soap: "1", estudent: "1", rpc: "1", ownPasswords: "1"),
            startedWith: configuration,
            errors: errors)
        return [SamplePage("as they are", plain), SamplePage("errors, and options that win", wrong)]
    }
}

/// People as the pages of accounts show them.
enum SamplePeople {
    static let ana = person("ana", "Ana", "Țîrlea", [.student])
    static let shut = person("bogdan", "Bogdan", "Șerban", [.student, .teacher], isDisabled: true)
    static let away = person("ema", "Ema", "Ionescu-Brâncoveanu", [.administrator], isPutAway: true)

    private static func person(
        _ userName: String, _ name: String, _ surname: String, _ roles: Set<Role>, isPutAway: Bool = false,
        isDisabled: Bool = false
    ) -> Person {
        Person(
            id: ID(text: userName), number: 1, userName: userName, name: name, surname: surname,
            indexNumber: roles == [.student] ? "1001" : nil, email: userName + "@example.org", roles: roles, language: .english,
            isPutAway: isPutAway, isDisabled: isDisabled)
    }

    static func account(_ person: Person, isFull: Bool) -> PeopleStore.Account {
        let now = SampleSnapshot.start
        return PeopleStore.Account(
            person: person, createdAt: now, visitedAt: isFull ? now : nil, hasPassword: isFull,
            linkUntil: isFull ? now + .days(1) : nil, courses: isFull ? [personCourse, personCourse] : [],
            extraTime: isFull ? ExtraTime(factor: 1250, added: .minutes(10)) : .none, isSitting: isFull)
    }

    static let course = Course(
        id: ID(text: "course"), number: 1, code: "PDM301", title: "Programarea dispozitivelor mobile", language: .romanian,
        semester: "2026/2027, semestrul I", classroom: nil, url: nil, overview: nil, markScheme: .romanian)

    static let personCourse = PersonCourse(
        href: "/teach/courses/course", text: "PDM301 · Programarea dispozitivelor mobile", contentLanguage: "ro")
}
