/// A summary that may be sent to anybody: test, mark, counts and the receipt, without any answer.
struct ShareText: Sendable {
    /// The title of the test.
    let title: String
    let lines: [String]
    /// The full address of the receipt.
    let link: String

    /// - Parameter origin: of the site, as browsers write it.
    init(_ finished: FinishedAttempt, origin: String, strings: Strings) {
        let submission = finished.submission
        title = finished.snapshot.revision.title
        link = origin + AttemptRoutes.receipt(finished.receipt)
        let mark = strings("results.mark") + ": " + submission.mark.text(possible: submission.outcome.possible, strings)
        let counts = ResultsPage.counts(submission.outcome, strings).map { $0.label + ": " + $0.value }
        lines = [title, mark, counts.joined(separator: " · ")]
    }

    /// The whole summary, as lines.
    func all(_ strings: Strings) -> [String] {
        lines + [strings("receipt.title") + ": " + link]
    }

    /// A `mailto:` address with the summary and without a recipient (RFC 6068).
    func mailAddress(_ strings: Strings) -> String {
        let subject = strings("sharing.subject", ["test": title])
        let body = all(strings).joined(separator: "\r\n")
        return "mailto:?subject=" + AddressQuery.encoded(subject) + "&body=" + AddressQuery.encoded(body)
    }
}
