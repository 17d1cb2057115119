import Testing

@testable import App

@Suite("Administrators look after accounts")
struct PeopleTests {
    private static let maria = [
        ("user-name", "Maria.Pop"), ("name", "Maria"), ("surname", "Pop"), ("index-number", "2001"),
        ("email", "maria@example.org"), ("roles[]", "student"),
    ]

    private func address(_ userName: String, _ site: TestSite) async throws -> String {
        PeopleRoutes.person(try await site.person(userName).id)
    }

    @Test("a search finds by the beginnings of names, user name, index number and e-mail, accents aside")
    func search() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            for (query, expected) in [
                ("tirlea", ["Țîrlea Ana"]), ("ȚÎRLEA", ["Țîrlea Ana"]), ("ana tir", ["Țîrlea Ana"]), ("1002", ["Șerban Bogdan"]),
                ("carmen@example", ["Brânză Carmen"]), ("branz", ["Brânză Carmen"]), ("irlea", []), ("ana serban", []),
            ] {
                let page = try await dan.get("/people?q=" + TestBrowser.encode([("", query)]).dropFirst()).text
                let found = page.matches(of: #/<strong>([^<]+)<\/strong>/#).map { String($0.1) }
                #expect(found == expected, "\(query)")
            }
            let typed = try await dan.get("/people?q=ana+tir&role=student").text
            #expect(typed.contains("value=\"ana tir\"") && typed.contains("Țîrlea Ana"))
        }
    }

    @Test("all accounts stand by surname; a role can be asked for; the number is said")
    func list() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            func names(_ address: String) async throws -> [String] {
                try await dan.get(address).text.matches(of: #/<strong>([^<]+)<\/strong>/#).map { String($0.1) }
            }
            #expect(
                try await names("/people") == [
                    "Brânză Carmen", "Ene Dan", "Ionescu Ema", "Pop Felix", "Șerban Bogdan", "Țîrlea Ana",
                ])
            #expect(try await names("/people?role=teacher") == ["Brânză Carmen", "Pop Felix"])
            #expect(try await names("/people?role=nothing").count == 6)
            #expect(try await dan.get("/people").text.contains(site.sentence("people.found", n: 6)))
        }
    }

    @Test("of twenty thousand accounts the first hundred are shown, and the rest counted, without a wait")
    func many() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                try tx.execute(
                    """
                    WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 20000)
                    INSERT INTO person (id, number, user_name, name, surname, index_number, email, created_at)
                    SELECT 'p' || n, 100 + n, 'user' || n, 'Ștefania', 'Ăbălaru' || n, 'x' || n, 'user' || n || '@example.org', 0
                    FROM counted
                    """)
            }
            let dan = try await site.signedIn("dan")
            for query in ["", "stefania", "abalaru19", "nobody"] {
                let page = try await dan.get("/people?q=" + query).text
                #expect(page.matches(of: #/<strong>/#).count <= 100)
                if query == "stefania" { #expect(page.contains(site.sentence("people.found", n: 20_000))) }
            }
        }
    }

    @Test("a new account is made once, however often the button is pressed, and its link leads into it")
    func new() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let first = try await dan.post("/people", Self.maria)
            let again = try await dan.post("/people", Self.maria)
            #expect(first.status == .seeOther)
            #expect(first.location == again.location)
            let page = try await dan.follow(first)
            #expect(page.text.contains(site.sentence("people.no-password")))
            #expect(page.text.contains("<dd>maria.pop</dd>"))
            let printed = try await dan.post(#require(first.location) + "/links")
            #expect(printed.status == .ok && printed.headers[.cacheControl] == "no-store")
            let link = try #require(printed.text.firstMatch(of: #/(\/welcome\/[\w-]+)</#)).1
            let maria = site.visitor()
            let password = "trei pisici pe acoperiș"
            try await maria.post(String(link), [("new-password", password), ("new-password-again", password)])
            #expect(try await maria.get("/account").text.contains("<dd>maria.pop</dd>"))
            #expect(try await dan.get(#require(first.location)).text.contains(site.sentence("people.has-password")))
        }
    }

    @Test("a new account has no role that nobody has chosen")
    func noRole() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            #expect(try await !dan.get("/people/new").text.contains(" checked"))
            let page = try await dan.post("/people", Self.maria.filter { $0.0 != "roles[]" })
            #expect(page.status == .unprocessableContent && page.text.contains(site.sentence("people.roles-missing")))
        }
    }

    @Test(
        "what is wrong with a new account is said beside the field, and all that was typed is still there",
        arguments: [
            ("user-name", "Ana Țîrlea", "people.user-name-invalid"), ("user-name", "ana", "people.user-name-taken"),
            ("name", " ", "people.name-missing"), ("surname", "", "people.surname-missing"),
            ("index-number", "1001", "people.index-number-taken"), ("email", "maria@", "form.email-invalid"),
            ("roles[]", "king", "people.roles-missing"),
        ])
    func mistakes(field: String, value: String, key: String) async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let before = try await site.count("person")
            let page = try await dan.post("/people", Self.maria.map { $0.0 == field ? (field, value) : $0 })
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence(key)))
            #expect(page.text.contains("aria-invalid=\"true\"") || field == "roles[]")
            for (name, typed) in Self.maria where name != field && name != "roles[]" {
                #expect(page.text.contains("value=\"\(typed)\""), "\(name)")
            }
            #expect(try await site.count("person") == before)
        }
    }

    @Test("what is changed holds at once, also for whoever is signed in; the user name stays")
    func change() async throws {
        try await TestSite.run { site in
            let (dan, ema) = (try await site.signedIn("dan"), try await site.signedIn("ema"))
            let address = try await address("ema", site)
            let answer = try await dan.post(
                address,
                [("user-name", "other"), ("name", "Ema"), ("surname", "Albu"), ("roles[]", "student"), ("roles[]", "teacher")])
            #expect(answer.location == address)
            let account = try await ema.get("/account").text
            #expect(account.contains("Ema Albu"))
            #expect(account.contains("<dd>Student și cadru didactic</dd>"))
            #expect(account.contains("<dd>ema</dd>"))
            #expect(try await ema.get("/account/profile").status == .ok)
        }
    }

    @Test("the own administrator's role cannot be given up, another's can, but never the last one's")
    func lastAdministrator() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let own = try await dan.post(address("dan", site), [("name", "Dan"), ("surname", "Ene"), ("roles[]", "teacher")])
            #expect(own.status == .unprocessableContent)
            #expect(own.text.contains(site.sentence("people.own-administrator")))
            let carmen: [(String, String)] = [("name", "Carmen"), ("surname", "Brânză"), ("roles[]", "teacher")]
            try await dan.post(address("carmen", site), carmen + [("roles[]", "administrator")])
            let second = try await site.signedIn("carmen")
            #expect(try await second.get("/people").status == .ok)
            #expect(try await dan.post(address("carmen", site), carmen).status == .seeOther)
            #expect(try await second.get("/people").status == .forbidden)
            #expect(try await site.person("dan").roles == [.administrator])
        }
    }

    @Test("of two administrators who shut each other at the same moment one is left")
    func bothAtOnce() async throws {
        try await TestSite.run { site in
            let store = PersonChangeStore(database: site.database, sitting: .attempts)
            let (dan, carmen, now) = (try await site.person("dan").id, try await site.person("carmen").id, site.clock.now)
            try await site.database.write { tx in try PersonStore.setRoles([.administrator], of: carmen, tx) }
            let failures = await withTaskGroup(of: FormErrors?.self) { group in
                for (who, whom) in [(dan, carmen), (carmen, dan)] {
                    group.addTask {
                        do {
                            _ = try await store.disable(whom, by: who, evenSitting: false, at: now)
                            return nil
                        } catch { return error as? FormErrors }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(failures.compactMap { $0?.items.first?.key } == ["people.last-administrator"])
        }
    }
}
