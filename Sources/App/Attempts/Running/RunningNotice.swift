import Database

/// Says on all pages of the area Learn that a test is in progress, how much time is left, and leads back to it.
struct RunningNotice: AreaNotice {
    let database: Database
    let area = AreaTab.Area.learn

    func notice(to person: Viewer, at now: Instant, _ strings: Strings) throws -> Frame.Notice? {
        let running = try database.readInline { tx in try RunningAttemptRows.open(of: person.id, at: now, tx) }
        return Self.notice(of: running, strings, now: now)
    }

    /// Of several the one that ends first, with the way to the list of all.
    static func notice(of running: [RunningAttempt], _ strings: Strings, now: Instant) -> Frame.Notice? {
        running.first.map { first in
            Frame.Notice(
                href: AttemptRoutes.attempt(first.id), kind: strings("running.title"), title: first.title,
                contentLanguage: first.language.rawValue, state: TimeLeftSentence.text(until: first.deadline, strings, now: now),
                action: strings("test.continue"),
                more: running.count > 1
                    ? .init(href: AssessmentRoutes.tests, text: strings("running.more", n: running.count - 1)) : nil)
        }
    }
}
