/// How far somebody is in a lesson, in words for teachers.
enum ReadingSentence {
    static func told(_ state: ReadingState, now: Instant, _ strings: Strings) -> String {
        switch state {
        case .unread: strings("readers.unopened")
        case .inProgress(let since, _): strings("readers.opened-at", ["time": strings.formats.atNear(since, now: now)])
        case .read(let at): strings("readers.read-at", ["time": strings.formats.atNear(at, now: now)])
        }
    }
}
