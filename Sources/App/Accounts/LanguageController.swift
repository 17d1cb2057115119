import Hummingbird

/// Sets the language of the pages: in a cookie, and in the profile of a person who is signed in.
struct LanguageController: Sendable {
    let site: Site
    let people: PersonStore

    @Sendable func update(_ request: Request, context: VisitorContext) async throws -> Response {
        let form = try await request.decode(as: LanguageForm.self, context: context)
        guard let language = form.language.flatMap(Language.init(rawValue:)) else { throw Problem.unreadable }
        var response = site.redirect(to: LocalPath.checked(form.back) ?? WebRoutes.home)
        try await choose(language, for: context.viewer, on: &response)
        return response
    }

    /// Remembers a language for the person, if there is one, and for the browser.
    func choose(_ language: Language, for viewer: Viewer?, on response: inout Response) async throws {
        if let viewer { try await people.setLanguage(language, of: viewer.id) }
        site.cookies.set(.language, to: language.rawValue, days: 365, on: &response)
    }
}
