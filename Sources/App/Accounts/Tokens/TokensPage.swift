/// One's own tokens for programs, and the form for a new one. Its secret is shown once, on the page that answers the form.
struct TokensPage: Page {
    static let template = "Accounts/tokens"

    struct Item: Sendable {
        let id: String
        let name: String
        let scopes: String
        let details: String
    }

    struct ScopeChoice: Sendable {
        let value: String
        let text: String
        let isChosen: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let endingsAction: String
    let developersHref: String
    /// The secret of a token that was just made, and what it is called.
    let secret: String?
    let made: String?
    let tokens: [Item]
    let hasTokens: Bool
    let fields: [TypedField]
    let scopes: [ScopeChoice]
    let scopesError: String?

    /// - Parameter roles: the person's, which decide what is offered.
    init(
        frame: Frame, strings: Strings, tokens: [AccessToken], roles: Set<Role>, form: NewTokenForm, area: AreaTab.Area,
        made: (plan: TokenPlan, secret: TokenSecret)? = nil, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = area.kept(in: AccountRoutes.tokens)
        endingsAction = area.kept(in: AccountRoutes.tokenEndings)
        developersHref = WebRoutes.developers
        secret = made?.secret.text
        self.made = made.map { strings("tokens.made", ["name": $0.plan.name]) }
        self.tokens = tokens.map { Item($0, strings) }
        hasTokens = !tokens.isEmpty
        fields = [
            TypedField("name", strings("tokens.name"), form.name, hint: strings("tokens.name-hint"), errors: errors, strings),
            TypedField("days", strings("tokens.days"), form.days, hint: strings("tokens.days-hint"), errors: errors, strings),
        ]
        scopes = TokenScope.open(to: roles).sorted().map {
            ScopeChoice(value: $0.rawValue, text: strings($0.key), isChosen: form.scopes?.contains($0.rawValue) == true)
        }
        scopesError = errors?.first("scopes", strings)
    }
}

extension TokensPage.Item {
    fileprivate init(_ token: AccessToken, _ strings: Strings) {
        let used = token.usedAt.map { strings("tokens.used", ["hour": strings.formats.dayAndClock($0)]) }
        id = token.id.text
        name = token.name
        scopes = token.scopes.sorted().map { strings($0.key) }.joined(separator: "; ")
        details =
            strings("tokens.until", ["time": strings.formats.dayAndClock(token.expiresAt)]) + " "
            + (used ?? strings("tokens.unused"))
    }
}
