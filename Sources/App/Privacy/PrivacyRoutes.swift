import Hummingbird

/// The addresses of the page about privacy and of what is stored about oneself.
enum PrivacyRoutes {
    static let privacy = AccountRoutes.privacy
    static let data = AccountRoutes.data
    static let dataFile = "/account/data.json"

    static func mount(on routes: SiteRoutes, privacy: PrivacyController, data: PersonalDataController) {
        routes.everybody.get("privacy", use: privacy.show)
        let signedIn = routes.signedIn
        signedIn.get("account/data", use: data.show)
        signedIn.get("account/data.json", use: data.download)
    }
}
