import Testing

@testable import App

@Suite("Teachers say where and when they are found")
struct StaffProfileTests {
    private static let fields = [
        ("office", "Sala 2013"), ("office-hours", "marți 14–16"), ("web-page", "https://carmen.example.org/"),
        ("email", "carmen@example.org"), ("title", "prof. dr."), ("phone", "+40 (21) 310-20.30/4"),
    ]

    @Test("what is saved is there the next time, and an emptied field is gone")
    func saved() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            #expect(try await carmen.get("/account").text.contains("/account/profile"))
            #expect(try await carmen.post("/account/profile", Self.fields).location == "/account?area=teach")
            let page = try await carmen.get("/account/profile").text
            for (_, value) in Self.fields { #expect(page.contains("value=\"\(value)\"")) }
            try await carmen.post("/account/profile", [("office", " ")])
            let store = StaffProfileStore(database: site.database)
            let profile = try await store.find(site.person("carmen").id)
            #expect(profile == StaffProfile(email: nil, office: nil, officeHours: nil, webPage: nil))
        }
    }

    @Test(
        "a web page is one that a browser can be led to",
        arguments: [
            "javascript:alert(1)", "carmen@example.org", "ftp://a.example", "https://", "https://a b.example", "//a.example",
        ])
    func webPages(text: String) async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let page = try await carmen.post("/account/profile", Self.fields.map { $0.0 == "web-page" ? ($0.0, text) : $0 })
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("profile.web-page-invalid")))
            #expect(page.text.contains("value=\"Sala 2013\""))
        }
    }

    @Test(
        "a telephone number and a title are checked",
        arguments: [
            ("phone", "interior 12", "person.phone-invalid"), ("phone", "12345", "person.phone-invalid"),
            ("phone", "+1 234 567 890 123 456", "person.phone-invalid"),
            ("title", String(repeating: "d", count: 41), "form.too-long"),
        ])
    func contacts(field: String, text: String, key: String) async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let page = try await carmen.post("/account/profile", Self.fields.map { $0.0 == field ? ($0.0, text) : $0 })
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence(key)) && page.text.contains("value=\"\(text)\""))
            let profile = try await StaffProfileStore(database: site.database).find(site.person("carmen").id)
            #expect(profile?.phone == nil && profile?.title == nil)
        }
    }

    @Test("title and telephone are on the page of the course, with a link that a phone dials")
    func shown() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            try await carmen.post("/account/profile", Self.fields)
            let page = try await ana.get(CourseRoutes.course(site.courseID("PDM301")))
            #expect(page.text.contains("<a href=\"tel:+402131020304\">+40 (21) 310-20.30/4</a>"))
            #expect(page.words.contains("prof. dr. Carmen Brânză"))
        }
    }

    @Test("an e-mail address is checked; students have no such page")
    func others() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let page = try await carmen.post("/account/profile", [("email", "carmen@nowhere")])
            #expect(page.text.contains(site.sentence("form.email-invalid")))
            #expect(try await ana.get("/account/profile").status == .forbidden)
            #expect(try await !ana.get("/account").text.contains("/account/profile"))
        }
    }
}
