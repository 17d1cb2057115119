import Hummingbird

/// Signs people in. Neither the answer nor the time it takes reveals whether an account exists.
struct SignInController: Sendable {
    let site: Site
    let people: PersonStore
    let sessions: SessionStore
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    let replay: Replay

    @Sendable func new(_ request: Request, context: VisitorContext) async throws -> Response {
        let back = LocalPath.checked(request.uri.queryParameters["back"].map(String.init))
        if let viewer = context.viewer { return try await remembered(viewer, back, request, context) }
        return try page(request, context, back: back)
    }

    /// Redirects a person who is signed in, and adds the session to the cookie of known browsers, see `KnownBrowser`: whoever
    /// comes from a one-time link was not on this page before.
    private func remembered(
        _ viewer: Viewer, _ back: String?, _ request: Request, _ context: VisitorContext
    ) async throws -> Response {
        var response = site.redirect(to: back ?? WebRoutes.home)
        guard let token = oldToken(request) else { return response }
        let known = site.cookies.knownBrowser(from: request)
        guard !known.tokens.contains(where: { $0.text == token.text }) else { return response }
        let before = try await earlier(known.tokens, of: viewer.userName)
        site.cookies.set(known.remembering(token, insteadOf: before), on: &response)
        return response
    }

    /// Answers a request that requires signing in. After signing in, a link leads to its page, and a posted form is sent with all
    /// that was typed.
    @Sendable func demand(_ request: Request, context: VisitorContext) async throws -> Response {
        guard request.method != .get, request.method != .head else {
            let start =
                request.uri.string == WebRoutes.home ? AccountRoutes.signIn : AccountRoutes.signIn(backTo: request.uri.string)
            return site.redirect(to: start)
        }
        let held = try await HeldForm.from(request, upTo: context.maxUploadSize)
        return try page(request, context, status: .unauthorized, held: held)
    }

    @Sendable func create(_ request: Request, context: VisitorContext) async throws -> Response {
        let form = try await request.decode(as: SignInForm.self, context: context)
        if let language = form.language.flatMap(Language.init(rawValue:)) {
            return try translated(to: language, request, context, form)
        }
        do {
            let (userName, password) = try form.credentials()
            let source = try await source(of: userName, request, context)
            let wait = await throttle.admit(source)
            guard wait == 0 else { return try tooManyTries(request, context, form, wait: wait) }
            guard let token = try await begin(userName, password, source, request, context) else {
                context.logger.notice("sign-in failed", metadata: ["address": "\(context.address)"])
                throw FormErrors(items: [.init(field: "user", key: "sign-in.wrong")])
            }
            await throttle.recordSuccess(of: source)
            return try await enter(as: token, from: source, request, context, form)
        } catch let errors as FormErrors {
            return try page(request, context, status: .unprocessableContent, form: form, errors: errors)
        }
    }

    private func translated(
        to language: Language, _ request: Request, _ context: VisitorContext, _ form: SignInForm
    ) throws -> Response {
        var context = context
        context.language = language
        var response = try page(request, context, form: form)
        site.cookies.set(.language, to: language.rawValue, days: 365, on: &response)
        return response
    }

    private func source(
        of userName: String, _ request: Request, _ context: VisitorContext
    ) async throws -> SignInThrottle.Source {
        let tokens = [oldToken(request)].compactMap(\.self) + site.cookies.knownBrowser(from: request).tokens
        return .init(account: userName, address: context.address, knownBrowser: try await earlier(tokens, of: userName).first)
    }

    /// The digests of those tokens that belong to a session of this account.
    private func earlier(_ tokens: [SessionToken], of userName: String) async throws -> [String] {
        var found: [String] = []
        for digest in tokens.map(\.digest) where try await sessions.isKnown(digest: digest, userName: userName) {
            found.append(digest)
        }
        return found
    }

    private func oldToken(_ request: Request) -> SessionToken? {
        site.cookies.read(.session, from: request).map(SessionToken.init(text:))
    }

    /// Starts a session of the person with this user name and password, under a new token; nil when there is none. A check that
    /// could not be made because too many wait does not count as a failure.
    private func begin(
        _ userName: String, _ password: String, _ source: SignInThrottle.Source, _ request: Request, _ context: VisitorContext
    ) async throws -> SessionToken? {
        do {
            guard let verified = try await verified(userName, password, source) else { return nil }
            let token = SessionToken.random()
            let isStarted = try await sessions.start(
                verified, .init(digest: token.digest, browser: request.browserName), replacing: oldToken(request)?.digest,
                at: context.arrivedAt)
            return isStarted ? token : nil
        } catch {
            await throttle.recordNothing(of: source)
            throw error
        }
    }

    /// What a user name and a password were verified against, or nil.
    private func verified(
        _ userName: String, _ password: String, _ source: SignInThrottle.Source
    ) async throws -> PersonStore.Credentials? {
        let credentials = try await people.credentials(userName: userName)
        guard password.utf8.count <= PasswordRules.mostBytes,
            try await hasher.verify(password, against: credentials?.passwordHash, for: source.line), let credentials
        else { return nil }
        guard let hash = credentials.passwordHash, hasher.isOutdated(hash) else { return credentials }
        let newer = try await hasher.hash(password, for: source.line)
        // Where another window was quicker, what is stored now decides.
        guard try await people.renewHash(newer, of: credentials) else { return try await verified(userName, password, source) }
        return PersonStore.Credentials(person: credentials.person, passwordHash: newer)
    }

    /// Goes on where the person was, in a session that has begun.
    private func enter(
        as token: SessionToken, from source: SignInThrottle.Source, _ request: Request, _ context: VisitorContext,
        _ form: SignInForm
    ) async throws -> Response {
        let old = oldToken(request)
        // Whether the earlier session of this browser belongs to the same person.
        let isOwn = source.knownBrowser != nil && source.knownBrowser == old?.digest
        let back = LocalPath.checked(form.back)
        var response = site.redirect(to: back ?? WebRoutes.home)
        if let held = HeldForm(path: back, hiddenField: form.held) {
            response = try await post(held, as: token, mayBeAnothers: !isOwn, request, context, form)
        }
        site.cookies.set(.session, to: token.text, days: 30, on: &response)
        let known = site.cookies.knownBrowser(from: request)
        site.cookies.set(known.remembering(token, insteadOf: try await earlier(known.tokens, of: source.account)), on: &response)
        // Forms that are open in other windows carry a token of the old session; they stay valid.
        if let old { site.cookies.set(.visitor, to: old.text, on: &response) }
        return response
    }

    /// Posts a form that was typed before signing in. In a browser that may belong to another person, it is posted only if it
    /// changes something that is loaded through its owner, so that nothing is done in another's name. Any other form is shown
    /// again, to be sent by hand.
    private func post(
        _ held: HeldForm, as token: SessionToken, mayBeAnothers: Bool, _ request: Request, _ context: VisitorContext,
        _ form: SignInForm
    ) async throws -> Response {
        let refused = site.redirect(to: WebRoutes.home, flash: Flash("flash.held-not-yours"))
        if mayBeAnothers, !replay.isOwned(held) {
            return site.problem(.heldForm, form: held.renewed(FormToken.make(secret: token.text)), request, context)
        }
        let cookie = site.cookies.sent(.session, token.text)
        let answer = try await replay.post(held, cookie: cookie, in: request, context)
        switch answer.status.kind {
        case .serverError: return try page(request, context, status: answer.status, form: form)
        // A page that shows the typed form again, with errors or with another person's change, is a normal answer.
        case .clientError where ![.unprocessableContent, .conflict].contains(answer.status): return refused
        default: return answer
        }
    }

    private func tooManyTries(
        _ request: Request, _ context: VisitorContext, _ form: SignInForm, wait: Int
    ) throws -> Response {
        let notice = site.strings(context.language)("sign-in.wait", n: wait)
        var response = try page(request, context, status: .tooManyRequests, form: form, notice: notice)
        response.headers[.retryAfter] = String(wait)
        return response
    }

    private func page(
        _ request: Request, _ context: VisitorContext, status: HTTPResponse.Status = .ok, back: String? = nil,
        held: HeldForm? = nil, form: SignInForm? = nil, notice: String? = nil, errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context.language)
        let formBack = LocalPath.checked(form?.back)
        let page = SignInPage(
            frame: site.frame(request, context, heading: strings("sign-in.title")),
            strings: strings, contact: site.institution.passwordContact, userNames: site.institution.userNames,
            user: form?.user ?? "", back: back ?? formBack,
            held: held ?? HeldForm(path: formBack, hiddenField: form?.held), notice: notice, errors: errors)
        return try site.respond(page, context, status: status)
    }
}
