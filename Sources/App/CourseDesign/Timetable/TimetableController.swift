import Hummingbird

/// Shows a week of the meetings of whoever asks.
struct TimetableController: Sendable {
    let site: Site
    let timetables: TimetableStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let own = try await timetables.meetings(of: context.person.id)
        let strings = site.strings(context)
        let today = strings.formats.localDay(context.arrivedAt)
        let frame = site.frame(
            request, context, heading: strings("timetable.title"),
            back: .init(href: WebRoutes.home, text: strings("home.title")), in: .learn)
        let page = TimetablePage(
            frame: frame, strings: strings, own: own, monday: (Self.asked(request) ?? today).monday, today: today)
        return try site.respond(page, context)
    }

    /// Any day of the week that is asked for.
    private static func asked(_ request: Request) -> LocalDay? {
        guard let text = request.uri.queryParameters["week"], case .day(let day)? = WrittenDay(String(text)) else { return nil }
        return day
    }
}
