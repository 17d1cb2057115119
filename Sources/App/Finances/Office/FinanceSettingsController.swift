import Hummingbird

/// Where one pays, and what debt means: settings that the office keeps.
struct FinanceSettingsController: Sendable {
    let site: Site
    let settings: FinanceSettingsStore

    @Sendable func edit(_ request: Request, context: MoneyContext) async throws -> Response {
        let present = try await settings.find()
        return try page(request, context, FinanceSettingsForm(present), present, nil)
    }

    @Sendable func update(_ request: Request, context: MoneyContext) async throws -> Response {
        let form = try await request.decode(as: FinanceSettingsForm.self, context: context)
        do {
            try await settings.save(form.settings(), seen: form.seen)
            context.logger.notice("settings of finances changed", metadata: ["by": "\(context.person.userName)"])
            return site.redirect(to: OfficeRoutes.settings, flash: Flash("flash.settings-saved"))
        } catch let errors as FormErrors {
            return try await page(request, context, form, settings.find(), errors)
        }
    }

    private func page(
        _ request: Request, _ context: MoneyContext, _ form: FinanceSettingsForm, _ present: FinanceSettings,
        _ errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("office.settings"),
            back: .office(strings)
        ).inOffice(at: .settings, for: context.person, strings)
        let page = FinanceSettingsPage(
            frame: frame, strings: strings, form: form, present: present, institution: site.institution.name, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
