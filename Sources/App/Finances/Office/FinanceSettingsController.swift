import Database
import Hummingbird

/// Where one pays, and what debt means: settings that the office keeps.
struct FinanceSettingsController: Sendable {
    let site: Site
    let database: Database

    @Sendable func edit(_ request: Request, context: MoneyContext) async throws -> Response {
        let settings = try await database.read { tx in try FinanceSettingsRows.find(tx) }
        return try page(request, context, FinanceSettingsForm(settings), nil)
    }

    @Sendable func update(_ request: Request, context: MoneyContext) async throws -> Response {
        let form = try await request.decode(as: FinanceSettingsForm.self, context: context)
        do {
            let settings = try form.settings()
            try await database.write { tx in try FinanceSettingsRows.save(settings, tx) }
            context.logger.notice("settings of finances changed", metadata: ["by": "\(context.person.userName)"])
            return site.redirect(to: OfficeRoutes.settings, flash: Flash("flash.settings-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, form, errors)
        }
    }

    private func page(
        _ request: Request, _ context: MoneyContext, _ form: FinanceSettingsForm, _ errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("office.settings"),
            back: .office(strings)
        ).inOffice(at: .settings, for: context.person, strings)
        let page = FinanceSettingsPage(
            frame: frame, strings: strings, form: form, institution: site.institution.name, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

/// What the form for these settings posts.
struct FinanceSettingsForm: Decodable, Sendable {
    var recipient: String?
    var account: String?
    var purpose: String?
    var ips: String?
    var debt: String?

    init(_ settings: FinanceSettings) {
        (recipient, account, purpose) = (settings.recipient, settings.account, settings.purpose)
        ips = settings.offersIPS ? "1" : nil
        debt = settings.debtBlocks ? "1" : nil
    }

    /// - Throws: `FormErrors`; the payment code needs an account in Serbia.
    func settings() throws -> FinanceSettings {
        var errors = FormErrors()
        let account = TypedText.line(account)
        if let account, account.utf8.count > WrittenPayment.longestAccount { errors.add("account", "form.too-long") }
        if ips != nil, account.flatMap({ SerbianAccount($0) }) == nil { errors.add("account", "money.account-ips") }
        let (recipient, purpose) = (TypedText.line(recipient), TypedText.line(purpose))
        if let recipient, recipient.count > IPSCode.longestName { errors.add("recipient", "form.too-long") }
        if let purpose, purpose.count > IPSCode.longestPurpose { errors.add("purpose", "form.too-long") }
        try errors.check()
        return FinanceSettings(
            recipient: recipient, account: account, purpose: purpose, offersIPS: ips != nil, debtBlocks: debt != nil)
    }
}
