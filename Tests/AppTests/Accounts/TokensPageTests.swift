import Testing

@testable import App

@Suite("The page of one's tokens")
struct TokensPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ tokens: [AccessToken] = [], made: (plan: TokenPlan, secret: TokenSecret)? = nil, of roles: Set<Role> = [.student],
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
        #expect(page().scopes.map(\.value) == ["learn.read", "learn.write"])
        #expect(page().scopes.map(\.isChosen) == [true, false])
        let ofDesign = page(of: [.teacher]).scopes.map(\.value).filter { $0.hasPrefix("design.") }
        #expect(ofDesign == ["design.read", "design.write"])
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
