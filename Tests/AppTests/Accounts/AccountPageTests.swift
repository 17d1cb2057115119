import Testing

@testable import App

@Suite("The page of one's account")
struct AccountPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ roles: Set<Role>, indexNumber: String? = nil, area: AreaTab.Area = .learn) -> AccountPage {
        let person = Person(
            id: ID(text: "ana"), number: 1, userName: "ana", name: "Ana", surname: "Țîrlea", indexNumber: indexNumber, email: nil,
            roles: roles, language: nil, isPutAway: false)
        return AccountPage(frame: ground.frame, strings: ground.strings, person: person, area: area)
    }

    @Test(
        "who teaches or administrates may say where to be found; who only studies has nothing to say",
        arguments: [([Role.student], false), ([.student, .teacher], true), ([.administrator], true), ([.qualityOffice], false)])
    func profile(roles: [Role], isThere: Bool) {
        #expect(page(Set(roles)).profileHref == (isThere ? AccountRoutes.profile + "?area=learn" : nil))
    }

    @Test("what is reached from the account leads back there, and from there to where somebody came from")
    func areas() {
        let (learn, teach) = (page([.teacher]), page([.teacher], area: .teach))
        #expect([learn.passwordHref, learn.dataHref] == ["/account/password", "/account/data"])
        #expect([teach.passwordHref, teach.dataHref] == ["/account/password?area=teach", "/account/data?area=teach"])
        #expect(teach.sessionsHref == "/account/sessions?area=teach" && teach.privacyHref == "/privacy?area=teach")
        #expect(teach.profileHref == "/account/profile?area=teach")
    }

    @Test("what nobody knows about Ana is not listed, and her roles stand in one order")
    func facts() {
        let labels = page([.student], indexNumber: "1001").facts.map(\.label)
        #expect(
            labels == ["account.name", "account.user-name", "account.index-number", "account.roles"].map { ground.strings($0) })
        let bare = page([.administrator, .student, .teacher]).facts
        #expect(bare.map(\.value).dropLast() == ["Ana Țîrlea", "ana"])
        #expect(bare.last?.value == "Student, teacher and administrator")
    }

    @Test(
        "of several roles the first begins with a capital",
        arguments: [
            (Language.english, "Student and teacher", "Quality office and administrator"),
            (.romanian, "Student și cadru didactic", "Biroul pentru calitate și administrator"),
            (.serbian, "Student i nastavnik", "Služba za kvalitet i administrator"),
        ])
    func roles(language: Language, first: String, second: String) throws {
        let strings = try SamplePages.strings(language)
        #expect(Set([Role.teacher, .student]).text(strings) == first)
        #expect(Set([Role.administrator, .qualityOffice]).text(strings) == second)
        for role in Role.allCases { #expect(Set([role]).text(strings) == role.text(strings)) }
        let inside = Set(Role.allCases).text(strings).dropFirst()
        #expect(inside == inside.lowercased())
    }
}
