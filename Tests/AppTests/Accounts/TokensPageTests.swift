import Testing

@testable import App

@Suite("The page of one's tokens")
struct TokensPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ tokens: [AccessToken] = [], of roles: Set<Role> = [.student], made: (plan: TokenPlan, secret: TokenSecret)? = nil,
        errors: FormErrors? = nil
    ) -> TokensPage {
        TokensPage(
            frame: ground.frame, strings: ground.strings, tokens: tokens, roles: roles,
            form: NewTokenForm(name: nil, scopes: ["learn.read"], days: "90"), area: .learn, made: made, errors: errors)
    }

    @Test("has a secret only just after it was made, and says which token it is")
    func secret() {
        #expect(page([SampleTokens.token("a")]).secret == nil && page([SampleTokens.token("a")]).made == nil)
        let secret = TokenSecret.random()
        let made = page(made: (TokenPlan(name: "Telefon", scopes: [.learnRead], days: 90), secret))
        #expect(made.secret == secret.text && made.made?.contains("Telefon") == true)
    }

    @Test("offers what the roles open, and keeps what was ticked")
    func scopes() {
        let learning = ["learn.read", "learn.write"]
        let studying = learning + ["student.read", "student.write"]
        #expect(page().scopes.map(\.value) == studying)
        #expect(page().scopes.map(\.isChosen) == [true, false, false, false])
        let teaching = learning + ["teach.read", "teach.write", "design.read", "design.write"]
        #expect(page(of: [.teacher]).scopes.map(\.value) == teaching)
        #expect(page(of: [.administrator]).scopes.map(\.value) == teaching + ["admin.import"])
        #expect(page(of: [.office, .qualityOffice]).scopes.map(\.value) == learning)
        let errors = FormErrors(items: [.init(field: "scopes", key: "tokens.scopes-missing")])
        #expect(page(errors: errors).scopesError == ground.strings("tokens.scopes-missing") && page().scopesError == nil)
    }

    @Test("says of each token what it may do, until when, and when it was used last")
    func tokens() {
        let page = page([SampleTokens.token("a"), SampleTokens.token("b", scopes: [.learnRead], usedAt: SampleSnapshot.start)])
        #expect(page.hasTokens && page.tokens.map(\.name) == ["a", "b"])
        #expect(page.tokens.first?.details.contains(ground.strings("tokens.unused")) == true)
        #expect(page.tokens.last?.details.contains(ground.strings("tokens.unused")) == false)
        #expect(page.tokens.last?.scopes == ground.strings("tokens.scope-learn-read"))
        #expect(!self.page().hasTokens)
    }
}
