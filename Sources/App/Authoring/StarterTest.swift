import Foundation

/// The text of a new test. It shows how questions are written, and can be published as it is once a warning was read.
enum StarterTest {
    /// A new final opens this many days later.
    private static let daysAhead = 7

    /// - Parameter strings: in the language of the course.
    static func text(_ new: NewTest, at now: Instant, zone: TimeZone, _ strings: Strings) -> String {
        let schedule =
            new.kind == .quiz
            ? ""
            : """
            opens: \(day(now, zone)) 09:00
            closes: \(day(now, zone)) 11:00
            limit: 60
            results: after-everyone

            """
        let words = (strings("test-starter.question"), strings("test-starter.right"), strings("test-starter.wrong"))
        guard var head = TestFrontMatter("---\nkind: \(new.kind.rawValue)\n\(schedule)---") else { return "" }
        if !new.topic.isEmpty { head.lead("topic", TopicPath.text(new.topic)) }
        head.lead("title", new.title)
        return head.text + "\n\n### \(words.0)\n\n- [x] \(words.1)\n- [ ] \(words.2)\n\n> \(strings("test-starter.explanation"))"
    }

    /// Whether a question is the example of a language, with nothing changed. The first question of a form takes its place, and
    /// publishing warns of it.
    static func isExample(_ question: QuestionDraft?, _ strings: Strings) -> Bool {
        guard let question else { return false }
        return question.text == strings("test-starter.question") && question.body == nil
            && question.options.map(\.text) == [strings("test-starter.right"), strings("test-starter.wrong")]
            && question.options.map(\.isRight) == [true, false] && question.isFixed == nil && question.accepted == nil
            && question.explanation == strings("test-starter.explanation") && question.points == 1000
            && question.objectives == nil
    }

    private static func day(_ now: Instant, _ zone: TimeZone) -> String {
        ZonedTime.text(now + .days(daysAhead), zone).day
    }
}
