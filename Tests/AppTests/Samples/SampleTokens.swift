@testable import App

/// Tokens for programs as pages show them.
enum SampleTokens {
    static func token(_ name: String, scopes: Set<TokenScope> = Set(TokenScope.allCases), usedAt: Instant? = nil) -> AccessToken {
        let now = SampleSnapshot.start
        return AccessToken(
            id: ID(text: "token-" + name), person: ID(text: "ana"), name: name, scopes: scopes, madeAt: now,
            expiresAt: now + .days(90), usedAt: usedAt)
    }

    static func feed(usedAt: Instant? = nil) -> CalendarFeed {
        CalendarFeed(id: ID(text: "feed"), person: ID(text: "ana"), madeAt: SampleSnapshot.start, usedAt: usedAt)
    }
}

extension SamplePages {
    static func tokens(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("tokens.title"))
        let errors = FormErrors(items: [
            .init(field: "name", key: "tokens.name-missing"), .init(field: "scopes", key: "tokens.scopes-missing"),
            .init(field: "days", key: "tokens.days-wrong"),
        ])
        let plan = TokenPlan(name: "Telefon <nou>", scopes: [.learnRead], days: 90)
        let own = [
            SampleTokens.token("Telefon <nou>", scopes: [.learnRead]), SampleTokens.token("Script", usedAt: SampleSnapshot.start),
        ]
        func page(
            _ tokens: [AccessToken], _ form: NewTokenForm, made: (plan: TokenPlan, secret: TokenSecret)? = nil,
            errors: FormErrors? = nil
        ) -> TokensPage {
            TokensPage(
                frame: frame, strings: strings, tokens: tokens, roles: [.student], form: form, area: .learn, made: made,
                errors: errors)
        }
        let fresh = NewTokenForm(name: nil, scopes: ["learn.read"], days: "90")
        return [
            SamplePage("none", page([], fresh)), SamplePage("two", page(own, fresh)),
            SamplePage("errors", page(own, NewTokenForm(name: "", scopes: nil, days: "400"), errors: errors)),
        ]
            + [TokenSecret("gata_" + String(repeating: "aB3-", count: 10) + "xyz")].compactMap(\.self).map {
                SamplePage("just made", page(own, fresh, made: (plan, $0)))
            }
    }

    static func calendarFeeds(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("calendar.title"))
        func page(_ feed: CalendarFeed?, isOn: Bool = true, made: String? = nil) -> CalendarFeedPage {
            CalendarFeedPage(frame: frame, strings: strings, feed: feed, isOn: isOn, area: .learn, made: made)
        }
        let secret = SessionToken(text: String(repeating: "aB3-", count: 11))
        let address = "https://gata.example.org" + CalendarFeedAddress.address(secret)
        return [
            SamplePage("none", page(nil)), SamplePage("not read yet", page(SampleTokens.feed())),
            SamplePage("read", page(SampleTokens.feed(usedAt: SampleSnapshot.start))),
            SamplePage("just made", page(SampleTokens.feed(), made: address)),
            SamplePage("off", page(nil, isOn: false)), SamplePage("off, with an address", page(SampleTokens.feed(), isOn: false)),
        ]
    }

    static func developers(_ strings: Strings) -> [SamplePage] {
        let all = ServiceSwitches(jsonAPI: true, soap: true, eStudent: true, jsonRPC: true, ownPasswords: true)
        let none = ServiceSwitches(jsonAPI: false, soap: false, eStudent: false, ownPasswords: false, calendar: false)
        return [("all on", all, false, AreaTab.Area.learn), ("nothing on", none, true, nil)].map {
            state, switches, isBare, area in
            let frame = frame(strings, heading: strings("developers.title"), isBare: isBare)
            return SamplePage(
                state,
                DevelopersPage(
                    frame: frame, strings: strings, switches: switches, origin: "https://gata.example.org", area: area))
        }
    }

    static func rpcMethods(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("rpc.title"), isBare: true)
        return [
            SamplePage("all", RPCMethodsPage(frame: frame, address: "https://gata.example.org/rpc", strings: strings))
        ]
    }

    static func serviceOperations(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("service1.title"), isBare: true)
        return [
            SamplePage(
                "all", ServiceOperationsPage(frame: frame, address: "https://gata.example.org/Service1.asmx", strings: strings))
        ]
    }
}
