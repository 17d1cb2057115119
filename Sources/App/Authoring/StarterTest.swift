import Foundation

/// The text of a new test. It can be published as it is, and shows how questions are written.
enum StarterTest {
    /// A new final opens this many days later.
    private static let daysAhead = 7

    /// - Parameter strings: in the language of the course.
    static func text(_ title: String, _ kind: AssessmentKind, at now: Instant, zone: TimeZone, _ strings: Strings) -> String {
        let schedule =
            kind == .quiz
            ? ""
            : """
            opens: \(day(now, zone)) 09:00
            closes: \(day(now, zone)) 11:00
            limit: 60

            """
        let words = (strings("test-starter.question"), strings("test-starter.right"), strings("test-starter.wrong"))
        guard var head = TestFrontMatter("---\nkind: \(kind.rawValue)\n\(schedule)---") else { return "" }
        head.lead("title", title)
        return head.text + "\n\n### \(words.0)\n\n- [x] \(words.1)\n- [ ] \(words.2)\n\n> \(strings("test-starter.explanation"))"
    }

    private static func day(_ now: Instant, _ zone: TimeZone) -> String {
        ZonedTime.text(now + .days(daysAhead), zone).day
    }
}
