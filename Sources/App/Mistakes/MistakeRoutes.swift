import Hummingbird

/// Mounts the pages of questions that are practised again; their address is `AttemptRoutes.mistake`.
enum MistakeRoutes {
    static func mount(on routes: SiteRoutes, mistakes: MistakeController) {
        let signedIn = routes.signedIn
        signedIn.get("attempts/:attempt/mistakes/:number", use: mistakes.show)
        signedIn.post("attempts/:attempt/mistakes/:number", use: mistakes.check)
    }
}
