@testable import App

extension SamplePages {
    static func administration(_ strings: Strings) -> [SamplePage] {
        links(strings) + SampleSlips.codes(strings) + people(strings) + person(strings) + personEditing(strings)
            + profiles(strings) + settings(strings) + semesters(strings)
            + extraTimes(strings)
    }

    private static func links(_ strings: Strings) -> [SamplePage] {
        let bare = frame(strings, heading: strings("welcome.title"), isBare: true)
        let errors = FormErrors(items: [
            .init(field: "new-password", key: "password.too-short"),
            .init(field: "new-password-again", key: "password.not-the-same"),
        ])
        func found(_ purpose: OneTimeLink.Purpose) -> OneTimeLinkStore.Found {
            let expiry = SampleSnapshot.start + purpose.life
            return .init(
                link: OneTimeLink(id: ID(text: "link"), person: ID(text: "ana"), purpose: purpose, expiresAt: expiry),
                person: SamplePeople.ana, maker: "dan")
        }
        let action = LinkRoutes.welcome(SessionToken(text: "0123456789"))
        return [
            SamplePage(
                "invitation",
                WelcomePage(frame: bare, strings: strings, found: found(.invitation), action: action, other: nil)),
            SamplePage(
                "a new password while somebody else is signed in, with errors",
                WelcomePage(
                    frame: bare, strings: strings, found: found(.password), action: action, other: "Bogdan Munteanu",
                    errors: errors)),
            SamplePage("over", LinkOverPage(frame: bare, strings: strings, contact: nil)),
            SamplePage("over, and whom to ask", LinkOverPage(frame: bare, strings: strings, contact: "secretariatul")),
        ]
    }
}
