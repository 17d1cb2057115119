/// Sentences about earlier texts of a lesson.
enum RevisionSentence {
    /// "Made: 10:42, Carmen Brânză"
    static func made(_ text: PastText, now: Instant, _ strings: Strings) -> String {
        strings(
            "revision.made",
            ["time": strings.formats.near(text.madeAt, now: now), "name": text.author ?? strings("revision.import")])
    }

    /// One sentence for each publication, "Published: 10:42, Carmen Brânză", or one that says that there was none.
    static func events(_ text: PastText, now: Instant, _ strings: Strings) -> [String] {
        guard !text.showings.isEmpty else { return [strings("revision.never")] }
        return text.showings.map { showing in
            let values = [
                "time": strings.formats.near(showing.at, now: now), "name": showing.person ?? strings("revision.import"),
            ]
            return strings(showing.isEnd ? "revision.withdrawn" : "revision.published", values)
        }
    }
}
