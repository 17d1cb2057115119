/// Turns the text of a test into the text of another test.
enum TestCopy {
    /// What only holds for one date and one group of people.
    private static let ofOneDate = ["opens", "closes", "code", ExtraTimeSetting.name, OtherDatesSetting.name]
    /// What a quiz has otherwise than a final.
    private static let ofFinals = ["limit", "attempts", "counts", "pause", "results", "answers"]

    /// The text of a quiz without the settings that only a final has, and without times and access code; or the text of a final
    /// without dates, access code and extra times, so that it cannot be published before it has dates of its own. A text without
    /// settings stays as it is.
    static func text(_ text: String, _ kind: AssessmentKind, title: String) -> String {
        guard var head = TestFrontMatter(text) else { return text }
        for name in ofOneDate { head.set(name, nil) }
        if kind == .quiz { for name in ofFinals { head.set(name, nil) } } else { dropDate(in: &head) }
        head.set("kind", kind.rawValue)
        head.set("title", title)
        return head.text
    }

    /// The date from which results are shown is one of the original's. Who has to wait for it waits for everyone.
    private static func dropDate(in head: inout TestFrontMatter) {
        guard let results = head.value(of: "results"), !["at-once", "after-everyone"].contains(results) else { return }
        head.set("results", "after-everyone")
    }
}
