@testable import App

extension SamplePages {
    static func accounts(_ strings: Strings) -> [SamplePage] {
        signIn(strings) + account(strings) + passwords(strings) + sessions(strings)
    }

    private static func signIn(_ strings: Strings) -> [SamplePage] {
        let bare = frame(strings, heading: strings("sign-in.title"), isBare: true)
        let errors = FormErrors(items: [
            .init(field: "user", key: "sign-in.user-missing"), .init(field: "password", key: "sign-in.password-missing"),
        ])
        return [
            SamplePage("nobody to ask", SignInPage(frame: bare, strings: strings, contact: nil)),
            SamplePage("on the way", SignInPage(frame: bare, strings: strings, contact: "secretariatul", back: "/tests")),
            SamplePage(
                "a held form",
                SignInPage(
                    frame: bare, strings: strings, contact: nil,
                    held: HeldForm(path: "/attempts/1/questions/1", body: "choice%5B%5D=1&go=next"))),
            SamplePage(
                "too many tries",
                SignInPage(
                    frame: bare, strings: strings, contact: nil, user: "ana", notice: strings("sign-in.wait", n: 8))),
            SamplePage("errors", SignInPage(frame: bare, strings: strings, contact: nil, user: "", errors: errors)),
        ]
    }

    private static func account(_ strings: Strings) -> [SamplePage] {
        let full = Person(
            id: ID(text: "ana"), number: 1, userName: "ana", name: "Ana", surname: "Țîrlea", indexNumber: "1001",
            email: "ana@example.org", roles: Set(Role.allCases), language: .english, isPutAway: false)
        let bare = Person(
            id: ID(text: "dan"), number: 2, userName: "dan", name: "Dan", surname: "Ene", indexNumber: nil, email: nil,
            roles: [.administrator], language: nil, isPutAway: false)
        return [full, bare].map {
            SamplePage(
                $0.userName,
                AccountPage(frame: frame(strings, heading: strings("account.title")), strings: strings, person: $0, area: .teach))
        }
    }

    private static func passwords(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("password.title"))
        let errors = FormErrors(items: [
            .init(field: "current-password", key: "password.current-wrong"),
            .init(field: "new-password", key: "password.too-short"),
            .init(field: "new-password-again", key: "password.not-the-same"),
        ])
        return [
            SamplePage("empty", PasswordPage(frame: frame, strings: strings, userName: "ana", area: .learn)),
            SamplePage(
                "with tokens",
                PasswordPage(frame: frame, strings: strings, userName: "ana", area: .learn, hasTokens: true, endsTokens: true)),
            SamplePage(
                "with tokens that stay",
                PasswordPage(frame: frame, strings: strings, userName: "ana", area: .learn, hasTokens: true, endsTokens: false)),
            SamplePage("errors", PasswordPage(frame: frame, strings: strings, userName: "ana", area: .student, errors: errors)),
        ]
    }

    private static func sessions(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("sessions.title"))
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit Version/17.0 Safari/604.1"
        let sessions = [phone, ""].enumerated().map { index, browser in
            Session(
                id: ID(text: "session-\(index)"), person: ID(text: "ana"), startedAt: SampleSnapshot.start,
                seenAt: SampleSnapshot.start + .minutes(10), browser: browser)
        }
        return [
            SamplePage(
                "two", SessionsPage(frame: frame, strings: strings, sessions: sessions, current: sessions[0].id, area: .teach)),
            SamplePage(
                "only this one",
                SessionsPage(frame: frame, strings: strings, sessions: [sessions[0]], current: sessions[0].id, area: .learn)),
        ]
    }
}
