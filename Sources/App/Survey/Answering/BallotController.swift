import Hummingbird

/// Shows the form of one subject and takes the ballot, which is sealed at once. Nothing of it is stored before.
struct BallotController: Sendable {
    let site: Site
    let ballots: BallotStore
    let lifecycle: SurveyLifecycle
    let sessions: SessionStore
    let language: LanguageController

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        guard let call = try call(context) else { return try await over(context) }
        if call.invitation.isDone { return site.redirect(to: SurveyRoutes.surveys) }
        let back = request.uri.queryParameters[Substring(SurveyRoutes.backName)].map(String.init)
        return try await page(request, context, call, back: back)
    }

    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let form = try await request.decode(as: BallotForm.self, context: context)
        guard let call = try call(context) else { return try await over(context) }
        let filled = form.ballot(on: call.paper)
        switch form.way {
        case .language(let chosen):
            var response = try await page(request, context, call, filled, back: form.back, in: chosen)
            try await language.choose(chosen, for: context.person, on: &response)
            return response
        case .skip: return try await handIn(.declined(call.paper), typed: filled, call, form, request, context)
        case .send:
            do {
                if !call.invitation.isDone { try form.check(filled, on: call.paper) }
                return try await handIn(filled, typed: filled, call, form, request, context)
            } catch let errors as FormErrors {
                return try await page(request, context, call, filled, back: form.back, errors: errors)
            }
        }
    }

    private func handIn(
        _ ballot: Ballot, typed: Ballot, _ call: BallotStore.Call, _ form: BallotForm, _ request: Request,
        _ context: SignedInContext
    ) async throws -> Response {
        // A ballot is accepted only while its survey's private key is there, because without it no ballot can be counted. A
        // second ballot is not stored in any case.
        let isCountable = try await lifecycle.holdsKey(of: call.survey.id)
        guard ballot.isDeclined || call.invitation.isDone || isCountable else {
            return try await page(request, context, call, typed, back: form.back, isRefused: true)
        }
        let sheet = BallotSheet.bytes(ballot, on: call.paper, length: call.sheetLength)
        let sealed = try BallotSeal(call.publicKey, of: call.survey.id).seal(sheet, course: call.subject.course)
        let key: String
        switch try await ballots.handIn(sealed, to: call, by: context.person.id) {
        case .closed: return try await over(context)
        case .before: key = "flash.survey-before"
        case .kept: key = form.way == .skip ? "flash.survey-skipped" : "flash.survey-thanks"
        }
        return site.redirect(
            to: LocalPath.checked(form.back) ?? SurveyRoutes.surveys,
            flash: Flash(key, ["subject": call.subject.name], forgets: true))
    }

    private func call(_ context: SignedInContext) throws -> BallotStore.Call? {
        try ballots.call(
            ID(text: context.parameters.require("survey")), ID(text: context.parameters.require("course")),
            of: context.person.id, at: context.arrivedAt)
    }

    /// Says that the survey is over if there was one; otherwise nothing is found.
    private func over(_ context: SignedInContext) async throws -> Response {
        guard try await ballots.isOver(ID(text: context.parameters.require("survey")), at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: SurveyRoutes.surveys, flash: Flash("flash.survey-closed", forgets: true))
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ call: BallotStore.Call, _ typed: Ballot? = nil,
        back: String?, in chosen: Language? = nil, errors: FormErrors? = nil, isRefused: Bool = false
    ) async throws -> Response {
        var context = context
        if let chosen { context.visitor.language = chosen }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: call.subject.code, back: .init(href: SurveyRoutes.surveys, text: strings("survey.title")),
            title: strings("survey.title") + " · " + call.subject.name)
        let page = try await BallotPage(
            frame: frame, call: call, back: LocalPath.checked(back), marks: marks(context), typed: typed, errors: errors,
            isRefused: isRefused, strings: strings, now: context.arrivedAt)
        return try site.respond(
            page, context, status: isRefused ? .serviceUnavailable : .showing(errors))
    }

    /// Of this session, and of the one before it in this browser if that was the same person's: what was filled in when it ended.
    private func marks(_ context: SignedInContext) async throws -> [String] {
        let tokens = context.visitor.formSecrets.map(SessionToken.init(text:))
        let userName = context.person.userName
        var own = Array(tokens.prefix(1))
        for token in tokens.dropFirst() where try await sessions.isKnown(digest: token.digest, userName: userName) {
            own.append(token)
        }
        return own.map(TabMark.text)
    }
}
