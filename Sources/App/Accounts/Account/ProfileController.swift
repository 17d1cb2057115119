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
            return site.redirect(to: AccountRoutes.account, flash: Flash("flash.profile-saved"))
        } catch let errors as FormErrors {
            return try page(request, context, form, errors: errors)
        }
    }

    private func page(
        _ request: Request, _ context: StaffContext, _ form: ProfileForm, errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("profile.title"),
            tabs: site.tabs(at: .profile, context))
        return try site.respond(
            ProfilePage(frame: frame, strings: strings, form: form, errors: errors), context,
            status: .showing(errors))
    }
}
