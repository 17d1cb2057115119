import Foundation
import Hummingbird

/// The addresses of accounts, and how they are made.
enum AccountRoutes {
    static let signIn = WebRoutes.signIn
    static let signOut = "/sign-out"
    static let language = "/language"
    static let account = WebRoutes.account
    /// What is stored about oneself.
    static let data = "/account/data"
    static let privacy = "/privacy"
    static let profile = "/account/profile"
    static let password = "/account/password"
    static let sessions = "/account/sessions"
    static let sessionEndings = "/account/sessions/endings"
    /// Tokens for programs.
    static let tokens = "/account/tokens"
    static let tokenEndings = "/account/tokens/endings"
    /// The page about the address of one's calendar.
    static let calendar = "/account/calendar"
    static let calendarEndings = "/account/calendar/endings"
    /// The calendars themselves, which are read by programs (`CalendarFeedAddress`).
    static let calendars = "/calendar/"

    /// The way back to the account, with the area from which somebody came there.
    static func back(to area: AreaTab.Area, _ strings: Strings) -> Frame.Link {
        .init(href: area.kept(in: account), text: strings("account.title"))
    }

    /// The address of the sign-in page that leads to `address` afterwards.
    static func signIn(backTo address: String) -> String {
        let allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/"
        return signIn + "?back=" + (address.addingPercentEncoding(withAllowedCharacters: .init(charactersIn: allowed)) ?? "")
    }

    static func mount(
        on routes: SiteRoutes, signIn: SignInController, language: LanguageController,
        account: AccountController, password: PasswordController, sessions: SessionController, tokens: TokenController,
        calendar: CalendarFeedController, profile: ProfileController
    ) {
        routes.everybody.get("sign-in", use: signIn.new)
        routes.everybody.post("sign-in", use: signIn.create)
        routes.everybody.post("language", use: language.update)
        routes.everybody.post("sign-out", use: sessions.delete)
        let signedIn = routes.signedIn
        signedIn.get("account", use: account.show)
        let staff = routes.staff
        staff.get("account/profile", use: profile.edit)
        staff.post("account/profile", use: profile.update)
        signedIn.get("account/password", use: password.edit)
        signedIn.post("account/password", use: password.update)
        signedIn.get("account/sessions", use: sessions.index)
        signedIn.post("account/sessions/endings", use: sessions.end)
        signedIn.get("account/tokens", use: tokens.index)
        signedIn.post("account/tokens", use: tokens.create)
        signedIn.post("account/tokens/endings", use: tokens.end)
        signedIn.get("account/calendar", use: calendar.index)
        signedIn.post("account/calendar", use: calendar.create)
        signedIn.post("account/calendar/endings", use: calendar.end)
    }
}
