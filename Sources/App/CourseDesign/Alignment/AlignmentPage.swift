import Markdown

/// The objectives of a course and what serves each: a table where there is room, a card for each on a phone. Below it stands what
/// serves none.
struct AlignmentPage: Page {
    static let template = "CourseDesign/alignment"

    struct Cell: Sendable {
        let label: String
        /// Nil for a gap.
        let number: String?
        /// What there is, or how the gap is mended.
        let href: String
    }

    struct Row: Sendable {
        let href: String
        let name: String
        let sentence: String?
        let cells: [Cell]
    }

    struct Gap: Sendable {
        let href: String
        let text: String
    }

    /// The questions of a test without an objective.
    struct Test: Sendable {
        let href: String
        let title: String
        let state: String
        /// The first of them.
        let questions: [Gap]
        /// How many more there are; nil for none.
        let more: String?
    }

    struct Measure: Sendable {
        let href: String
        let name: String
        let detail: String
    }

    let frame: Frame
    let contentLanguage: String
    let columns: [String]
    let rows: [Row]
    let hasRows: Bool
    let objectivesHref: String
    let topics: [Gap]
    let hasTopics: Bool
    let lessons: [Gap]
    let hasLessons: Bool
    let tests: [Test]
    let hasTests: Bool
    let unmeasured: [Measure]
    let hasUnmeasured: Bool
    /// Whether everything below the table is served.
    let isComplete: Bool
    let workbookHref: String
    let csvHref: String

    /// How many questions of a test are named.
    private static let mostQuestions = 5

    init(frame: Frame, words: AlignmentWords, course: Course, alignment: CourseAlignment) {
        let strings = words.strings
        let matters = AlignmentMatter.allCases.map { (matter: $0, label: strings($0.key)) }
        self.frame = frame
        contentLanguage = course.language.rawValue
        columns = matters.map(\.label)
        rows = alignment.lines.enumerated().map { place, line in
            let id = line.objective.id
            return Row(
                href: DesignRoutes.edit(id), name: words.name(line.objective, at: place),
                sentence: words.sentence(line.objective),
                cells: matters.map { matter, label in
                    let count = line.count(matter)
                    return Cell(
                        label: label, number: count == 0 ? nil : strings.formats.number(count),
                        href: AlignmentRoutes.alignment(of: id, at: matter))
                })
        }
        objectivesHref = DesignRoutes.objectives(of: course.id)
        topics = alignment.topics.map {
            Gap(href: TeachTopicRoutes.edit($0.id), text: TopicPath.text(words.topics.path(to: $0.id).map(\.title)))
        }
        lessons = alignment.lessons.map { Gap(href: WritingRoutes.edit($0.id), text: words.lesson($0.title)) }
        tests = alignment.tests.compactMap { Self.test($0, words) }
        let places = Dictionary(
            alignment.lines.enumerated().map { ($1.objective.id, $0) }, uniquingKeysWith: { first, _ in first })
        unmeasured = alignment.unmeasured.map { gap in
            Measure(
                href: DesignRoutes.criteria(of: gap.objective.id),
                name: words.name(gap.objective, at: places[gap.objective.id] ?? 0),
                detail: strings(gap.criterion == .speed ? "alignment.speed-unmeasured" : "alignment.accuracy-unmeasured"))
        }
        (hasRows, hasTopics, hasLessons) = (!rows.isEmpty, !topics.isEmpty, !lessons.isEmpty)
        (hasTests, hasUnmeasured) = (!tests.isEmpty, !unmeasured.isEmpty)
        isComplete = !hasTopics && !hasLessons && !hasTests && !hasUnmeasured
        (workbookHref, csvHref) = (AlignmentRoutes.workbook(of: course.id), AlignmentRoutes.csv(of: course.id))
    }

    private static func test(_ untagged: CourseAlignment.Untagged, _ words: AlignmentWords) -> Test? {
        guard let first = untagged.questions.first else { return nil }
        let (strings, count) = (words.strings, untagged.questions.count)
        return Test(
            href: QuestionFormRoutes.questions(of: first.test), title: words.lesson(first.title),
            state: strings(
                "alignment.untagged",
                ["n": strings.formats.number(count), "all": strings.formats.number(untagged.all)]),
            questions: untagged.questions.prefix(mostQuestions).map { question in
                Gap(
                    href: QuestionFormRoutes.row(question.number, of: question.test), text: words.question(question.text))
            },
            more: count > mostQuestions ? strings("alignment.more", n: count - mostQuestions) : nil)
    }
}

extension AlignmentWords {
    /// The words of a question, without its marks.
    func question(_ text: String) -> String {
        let words = (try? Markdown.inlineText(text, rules: .newest)) ?? text
        return words.shortened(letters: 120)
    }
}
