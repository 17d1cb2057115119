import Hummingbird

/// Shows and changes the institution's settings, which take effect with the next page.
struct SettingsController: Sendable {
    let site: Site
    let institutions: InstitutionStore
    /// Options given at the start override the stored settings.
    let configuration: Configuration

    @Sendable func edit(_ request: Request, context: AdminContext) async throws -> Response {
        let (institution, defaults) = try await institutions.settings()
        let formats = site.strings(context).formats
        return try page(request, context, SettingsForm(institution, defaults, formats), errors: nil)
    }

    @Sendable func update(_ request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.decode(as: SettingsForm.self, context: context)
        do {
            let (institution, defaults) = try form.settings()
            try await institutions.save(institution, defaults)
            site.institution = configuration.overriding(institution)
            context.logger.notice(
                "settings changed",
                metadata: [
                    "by": "\(context.person.userName)", "language": "\(institution.language.rawValue)",
                    "zone": "\(institution.zone.identifier)", "renewals": "\(defaults.allowsRenewals)",
                    "services": "\(institution.services)",
                ])
            return site.redirect(to: SettingsRoutes.settings, flash: Flash("flash.settings-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, form, errors: errors)
        }
    }

    private func page(
        _ request: Request, _ context: AdminContext, _ form: SettingsForm, errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("settings.title"),
            tabs: site.tabs(at: .settings, context))
        let page = SettingsPage(
            frame: frame, strings: strings, form: form, startedWith: configuration, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
