@testable import App

extension LinkCodeKey {
    /// A key that tests share.
    static let sample = LinkCodeKey(bytes: (0..<32).map { UInt8($0) })
}

/// Slips, and what is asked before they are made.
enum SampleSlips {
    static func slip(_ userName: String, _ strings: Strings, isOfCourse: Bool) -> PrintedSlip {
        PrintedSlip(
            strings: strings, institution: "Școala de probă",
            course: isOfCourse ? Course.sample().code + " · " + Course.sample().title : nil,
            courseLanguage: isOfCourse ? Course.sample().language : nil, name: userName.capitalized + " Țîrlea-Brâncoveanu",
            userName: userName,
            secret: LinkCodeKey.sample.secret(for: userName), origin: "https://gata.example.org",
            expiresAt: SampleSnapshot.start + OneTimeLink.Purpose.invitation.life)
    }

    static func link(_ person: String, _ purpose: OneTimeLink.Purpose = .invitation) -> OneTimeLink {
        OneTimeLink(
            id: ID(text: "link-" + person), person: ID(text: person), purpose: purpose,
            expiresAt: SampleSnapshot.start + purpose.life)
    }

    static func student(_ userName: String) -> CoursePeopleStore.Student {
        .init(
            id: ID(text: userName), userName: userName, name: userName.capitalized, surname: "Pop", indexNumber: nil,
            isInvitable: true)
    }

    static func invited(_ people: [String], having: [String]) -> InvitationStore.Invited {
        .init(
            course: .sample(), students: people.map(student),
            open: Dictionary(having.map { (ID<Person>(text: $0), link($0)) }, uniquingKeysWith: { first, _ in first }))
    }

    static func question(
        _ strings: Strings, _ frame: Frame, _ purpose: OneTimeLink.Purpose, open: OneTimeLink?, errors: FormErrors? = nil
    ) -> LinkQuestionPage {
        LinkQuestionPage(
            frame: frame, strings: strings, person: SamplePeople.ana, purpose: purpose, open: open,
            action: PeopleRoutes.links(of: SamplePeople.ana.id), back: PeopleRoutes.person(SamplePeople.ana.id), errors: errors)
    }

    static func questions(_ strings: Strings) -> [SamplePage] {
        let frame = SamplePages.staffFrame(strings, heading: strings("slip.title"))
        let changed = FormErrors(items: [.init(field: "slip", key: "slip.changed")])
        return [
            SamplePage("nothing ends", question(strings, frame, .password, open: nil)),
            SamplePage("one ends", question(strings, frame, .invitation, open: link("ana"))),
            SamplePage("changed meanwhile", question(strings, frame, .password, open: link("ana", .password), errors: changed)),
        ]
    }

    static func invitationQuestions(_ strings: Strings) -> [SamplePage] {
        let frame = SamplePages.staffFrame(strings, heading: strings("invitations.title"))
        let changed = FormErrors(items: [.init(field: "slips", key: "slip.changed")])
        return [
            SamplePage(
                "some have theirs",
                InvitationQuestionPage(frame: frame, strings: strings, invited: invited(["ion", "maria"], having: ["ion"]))),
            SamplePage(
                "all have theirs, changed meanwhile",
                InvitationQuestionPage(
                    frame: frame, strings: strings, invited: invited(["ion", "maria"], having: ["ion", "maria"]),
                    errors: changed)),
        ]
    }

    static func codes(_ strings: Strings) -> [SamplePage] {
        let bare = SamplePages.frame(strings, heading: strings("code.title"), isBare: true)
        let form = CodeForm(user: "ana", code: "K7QM")
        let errors = FormErrors(items: [
            .init(field: "user", key: "sign-in.user-missing"), .init(field: "code", key: "code.invalid"),
        ])
        return [
            SamplePage("empty", CodePage(frame: bare, strings: strings, contact: nil)),
            SamplePage(
                "too many tries",
                CodePage(
                    frame: bare, strings: strings, contact: "secretariatul", form: form, notice: strings("sign-in.wait", n: 8))),
            SamplePage("errors", CodePage(frame: bare, strings: strings, contact: nil, form: form, errors: errors)),
        ]
    }
}
