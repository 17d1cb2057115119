import Hummingbird

/// Finds payers, and shows the account of one.
struct OfficePeopleController: Sendable {
    let site: Site
    let office: OfficeStore

    @Sendable func index(_ request: Request, context: MoneyContext) async throws -> Response {
        let typed = request.uri.queryParameters["q"].map { String(String($0).beginning(letters: PeopleSearch.longest)) } ?? ""
        let found = try await office.find(SearchText.words(of: typed))
        let strings = site.strings(context)
        let frame = site.frame(request, context, heading: strings("office.accounts"), back: .office(strings))
            .inOffice(at: .accounts, for: context.person, strings)
        return try site.respond(PayersPage(frame: frame, strings: strings, typed: typed, found: found), context)
    }

    @Sendable func show(_ request: Request, context: MoneyContext) async throws -> Response {
        try await OfficeAccountAnswer(site: site, office: office).page(request, context)
    }
}

/// The page of a payer's account, which is also the answer to its forms.
struct OfficeAccountAnswer: Sendable {
    let site: Site
    let office: OfficeStore

    func account(_ context: MoneyContext) async throws -> OfficeStore.Account {
        let id = ID<Person>(text: try context.parameters.require("person"))
        let account = try await office.account(of: id, on: today(context))
        guard let account else { throw Problem.notFound }
        return account
    }

    func today(_ context: MoneyContext) -> LocalDay { site.strings(context).formats.localDay(context.arrivedAt) }

    func page(
        _ request: Request, _ context: MoneyContext, charge: ChargeForm? = nil, payment: PaymentForm? = nil,
        errors: FormErrors? = nil
    ) async throws -> Response {
        let (account, strings, today) = (try await account(context), site.strings(context), today(context))
        let frame = site.frame(
            request, context, heading: account.payer.fullName,
            back: .init(href: OfficeRoutes.accounts, text: strings("office.accounts"))
        ).at(OfficeRoutes.person(account.payer.id), if: request.method == .post)
            .inOffice(at: .accounts, for: context.person, strings)
        let page = try OfficeAccountPage(
            frame: frame, strings: strings, account: account, today: today,
            charge: charge ?? ChargeForm(at: context.arrivedAt, on: today),
            payment: payment ?? PaymentForm(at: context.arrivedAt, on: today, strings.formats), errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
