/// The ways to keep a result or to pass it on.
struct ShareWays: Sendable {
    /// The whole report, as a page that is saved.
    let saveHref: String
    /// An e-mail with the summary.
    let mailHref: String
    /// The page with all ways, and the browser's own where it has one.
    let shareHref: String

    /// - Parameter origin: of the site, as browsers write it.
    init(_ finished: FinishedAttempt, origin: String, strings: Strings) {
        let id = finished.snapshot.attempt.id
        saveHref = AttemptRoutes.reportPage(of: id)
        mailHref = ShareText(finished, origin: origin, strings: strings).mailAddress(strings)
        shareHref = AttemptRoutes.sharing(of: id)
    }
}
