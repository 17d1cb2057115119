import Hummingbird

/// Shows and changes one's own profile; for teachers and administrators.
struct ProfileController: Sendable {
    let site: Site
    let profiles: StaffProfileStore

    @Sendable func edit(_ request: Request, context: StaffContext) async throws -> Response {
        guard let profile = try await profiles.find(context.person.id) else { throw Problem.notFound }
        return try page(request, context, ProfileForm(profile), errors: nil)
    }

    @Sendable func update(_ request: Request, context: StaffContext) async throws -> Response {
        let form = try await request.decode(as: ProfileForm.self, context: context)
        do {
            try await profiles.save(form.profile(), of: context.person.id)
            let account = site.area(request, context).kept(in: AccountRoutes.account)
            return site.redirect(to: account, flash: Flash("flash.profile-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, form, errors: errors)
        }
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ form: ProfileForm, errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        // Only from the account; its own tab leads to it as well.
        let from = AreaTab.Area(of: request).map { _ in site.area(request, context) }
        let frame = site.frame(
            request, context, heading: strings("profile.title"), back: from.map { AccountRoutes.back(to: $0, strings) },
            tabs: site.tabs(at: .profile, context))
        return try site.respond(
            ProfilePage(frame: frame, strings: strings, form: form, from: from, errors: errors), context,
            status: .showing(errors))
    }
}
