import Testing

@testable import App

@Suite("A new password")
struct PasswordChangeTests {
    private static let better = "trei pisici pe acoperiș"

    private func change(
        _ browser: TestBrowser, current: String = SampleInstitution.password, new: String = better, again: String? = nil
    ) async throws -> TestBrowser.Reply {
        try await browser.post(
            "/account/password",
            [("current-password", current), ("new-password", new), ("new-password-again", again ?? new)])
    }

    @Test("works from then on, the old one no longer, and other sessions end")
    func changed() async throws {
        try await TestSite.run { site in
            let phone = try await site.signedIn("ana")
            let computer = try await site.signedIn("ana")
            let bogdan = try await site.signedIn("bogdan")
            let answer = try await change(phone)
            #expect(answer.location == "/account")
            #expect(try await phone.follow(answer).text.contains(site.sentence("flash.password-changed")))
            #expect(try await computer.get("/account").status == .seeOther)
            #expect(try await bogdan.get("/account").status == .ok)
            let old = try await site.visitor().post("/sign-in", [("user", "ana"), ("password", SampleInstitution.password)])
            #expect(old.status == .unprocessableContent)
            try await site.visitor().signIn("ana", password: Self.better)
        }
    }

    @Test("takes the place of the one that was verified, and not of another that came meanwhile")
    func changedMeanwhile() async throws {
        try await TestSite.run { site in
            let (ana, owner) = (try await site.signedIn("ana"), try await site.person("ana").id)
            let other = await HeldDatabase(site.database) { tx in
                try tx.execute("UPDATE person SET password_hash = 'another' WHERE id = \(owner)")
            }
            let releasing = Task {
                await other.isWaitedFor()
                try await other.release()
            }
            let answer = try await change(ana)
            try await releasing.value
            #expect(answer.status == .unprocessableContent && answer.text.contains(site.sentence("password.current-wrong")))
            let stored = try await PersonStore(database: site.database).credentials(userName: "ana")
            #expect(stored?.passwordHash == "another")
            #expect(try await site.count("session") == 1)
        }
    }

    @Test(
        "is refused with the reason",
        arguments: [
            ("", "trei pisici pe acoperiș", "trei pisici pe acoperiș", "password.current-missing"),
            ("nu este aceasta", "trei pisici pe acoperiș", "trei pisici pe acoperiș", "password.current-wrong"),
            ("un cal verde pe lună", "scurt12", "scurt12", "password.too-short"),
            ("un cal verde pe lună", "", "", "password.too-short"),
            (
                "un cal verde pe lună", String(repeating: "lung", count: 33), String(repeating: "lung", count: 33),
                "password.too-long"
            ),
            ("un cal verde pe lună", "password1", "password1", "password.guessable"),
            ("un cal verde pe lună", "12345678", "12345678", "password.guessable"),
            ("un cal verde pe lună", "0101990710006", "0101990710006", "password.identity-number"),
            ("un cal verde pe lună", "Școala de probă", "Școala de probă", "password.guessable"),
            ("un cal verde pe lună", "trei pisici pe acoperiș", "trei pisici", "password.not-the-same"),
            ("un cal verde pe lună", "trei pisici pe acoperiș", "", "password.not-the-same"),
        ])
    func refused(current: String, new: String, again: String, key: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            let other = try await site.signedIn("ana")
            let page = try await change(ana, current: current, new: new, again: again)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence(key)))
            #expect(page.text.contains("<title>\(site.sentence("form.error-prefix"))"))
            #expect(!page.text.contains("pisici"))
            #expect(try await other.get("/account").status == .ok)
            try await site.visitor().signIn("ana")
        }
    }

    @Test("one of 8 and one of 128 characters are allowed", arguments: ["pisică12", String(repeating: "ab ț", count: 32)])
    func lengths(password: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(try await change(ana, new: password).location == "/account")
            try await site.visitor().signIn("ana", password: password)
        }
    }

    @Test("whoever holds an open phone cannot find the old one out by trying")
    func slowed() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            for number in 1...5 {
                let page = try await change(ana, current: "ghicit \(number)")
                #expect(page.text.contains(site.sentence("password.current-wrong")))
            }
            let page = try await change(ana)
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(site.sentence("password.wait")))
            site.clock.advance(by: .minutes(1))
            #expect(try await change(ana).location == "/account")
        }
    }
}
