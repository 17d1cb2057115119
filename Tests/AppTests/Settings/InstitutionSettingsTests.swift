import Database
import Testing

@testable import App

@Suite("The institution's settings")
struct InstitutionSettingsTests {
    private static let fields = [
        ("name", "Școala Nouă"), ("language", "sr-Latn"), ("zone", "Europe/Lisbon"), ("contact", "camera 12"), ("marks", "sr"),
        ("factor", "1,5"), ("minutes", "10"), ("user-names", "{family}.{given}"),
    ]

    @Test("hold on the very next page of everybody")
    func atOnce() async throws {
        try await TestSite.run { site in
            let (dan, ana) = (try await site.signedIn("dan"), try await site.signedIn("ana"))
            #expect(try await ana.get("/tests").text.contains("12:00"))
            #expect(try await dan.post("/settings", Self.fields).location == "/settings")
            let tests = try await ana.get("/tests").text
            #expect(tests.contains("Școala Nouă"))
            #expect(tests.contains("lang=\"sr-Latn\""))
            #expect(tests.contains("10:00") && !tests.contains("12:00"))
            let signIn = try await site.visitor().get("/sign-in").text
            #expect(signIn.contains("camera 12") && signIn.contains("placeholder=\"prezime.ime\""))
            let page = try await dan.get("/settings").text
            for value in ["Școala Nouă", "Europe/Lisbon", "camera 12", "1,5", "10"] {
                #expect(page.contains("value=\"\(value)\""), "\(value)")
            }
            let defaults = try await site.database.read { tx in try InstitutionStore.defaults(tx) }
            #expect(
                defaults
                    == InstitutionDefaults(markScheme: .serbian, extraTime: ExtraTime(factor: 1500, added: .minutes(10))))
        }
    }

    @Test("teachers renew passwords only where that is ticked, and it can be taken back")
    func renewals() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            func isAllowed() async throws -> Bool {
                try await site.database.read { tx in try InstitutionStore.defaults(tx) }.allowsRenewals
            }
            #expect(try await !isAllowed())
            func isTicked() async throws -> Bool {
                try await dan.get("/settings").text.contains(#/name="renewals"[^>]* checked/#)
            }
            #expect(try await !isTicked())
            try await dan.post("/settings", Self.fields + [("renewals", "1")])
            #expect(try await isAllowed())
            #expect(try await isTicked())
            try await dan.post("/settings", Self.fields)
            #expect(try await !isAllowed())
        }
    }

    @Test("services for programs are as they are ticked, on the next request, and no import changes them")
    func services() async throws {
        try await TestSite.run { site in
            let (dan, ana) = (try await site.signedIn("dan"), try await site.program("ana"))
            #expect(try await ana.get("/api/v1/me").status == .ok)
            try await dan.post(
                "/settings", Self.fields + [("soap", "1"), ("estudent", "1"), ("rpc", "1"), ("own-passwords", "1")])
            #expect(try await ana.get("/api/v1/me").status == .notFound)
            let wanted = ServiceSwitches(
                jsonAPI: false, soap: true, eStudent: true, jsonRPC: true, ownPasswords: true, calendar: false)
            #expect(site.site.institution.services == wanted)
            let institutions = InstitutionStore(database: site.database)
            #expect(try await institutions.find()?.services == wanted)
            let stored = try #require(try await institutions.find())
            let imported = Institution(name: "Alta", language: .english, zone: .gmt).keepingUserNames(of: stored)
            #expect(imported.services == wanted)
            try await dan.post("/settings", Self.fields + [("json", "1"), ("calendar", "1")])
            #expect(try await ana.get("/api/v1/me").status == .ok)
            #expect(try await institutions.find()?.services == ServiceSwitches())
        }
    }

    @Test("an option of the start wins, and the page says so")
    func options() async throws {
        try await TestSite.run({ $0.language = .english }) { site in
            let dan = try await site.signedIn("dan")
            #expect(
                try await dan.get("/settings").text.contains(
                    site.sentence("settings.overridden", ["values": "English"], in: .english)))
            try await dan.post("/settings", Self.fields)
            let page = try await site.visitor().get("/sign-in").text
            #expect(page.contains("lang=\"en\"") && page.contains("Școala Nouă"))
        }
        try await TestSite.run { site in
            let page = try await site.signedIn("dan").get("/settings").text
            #expect(!page.contains("class=\"note\""))
        }
    }

    @Test(
        "what is wrong is said beside the field, and nothing is changed",
        arguments: [
            ("name", " ", "settings.name-missing"), ("zone", "Marte/Olimp", "settings.zone-unknown"),
            ("zone", "CET", "settings.zone-unknown"), ("language", "de", "teach.choose"), ("marks", "", "teach.choose"),
            ("factor", "0,9", "extra-time.factor-invalid"), ("factor", "6", "extra-time.factor-invalid"),
            ("minutes", "-1", "extra-time.minutes-invalid"), ("minutes", "1441", "extra-time.minutes-invalid"),
            ("user-names", "ime.prezime", "settings.user-names-invalid"),
            ("contact", String(repeating: "a", count: 201), "form.too-long"),
        ])
    func mistakes(field: String, value: String, key: String) async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let page = try await dan.post("/settings", Self.fields.map { $0.0 == field ? (field, value) : $0 })
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence(key)))
            #expect(site.site.institution.name == "Școala de probă")
            for (name, typed) in Self.fields where !["language", "marks", field].contains(name) {
                #expect(page.text.contains("value=\"\(typed)\""), "\(name)")
            }
        }
    }

    @Test("before anything was imported they are there as well, and can be saved")
    func fresh() async throws {
        try await TestSite.run { site in
            _ = try await site.database.write { tx in try tx.execute("DELETE FROM institution") }
            let dan = try await site.signedIn("dan")
            #expect(try await dan.get("/settings").text.contains("value=\"Gata\""))
            #expect(try await dan.post("/settings", Self.fields).status == .seeOther)
            #expect(try await InstitutionStore(database: site.database).find()?.name == "Școala Nouă")
        }
    }

    @Test("an import changes what it knows, and leaves the mark scheme and the usual extra time alone")
    func imports() async throws {
        try await TestSite.run { site in
            try await site.signedIn("dan").post("/settings", Self.fields)
            try await site.importAgain { _ in }
            let (institution, defaults) = try await InstitutionStore(database: site.database).settings()
            #expect(institution.name == "Școala de probă")
            #expect(defaults.markScheme == .serbian && institution.userNames == UserNamePattern("{family}.{given}"))
        }
    }
}
