/// How many students reached one objective: the verdict, what it rests on, the distribution, each student, and what a survey tells.
struct ObjectiveAttainmentPage: Page {
    static let template = "CourseDesign/objective-attainment"

    struct TestLine: Sendable {
        let href: String
        let title: String
        let detail: String
    }

    struct Bin: Sendable {
        let label: String
        let count: String
        let percent: String
    }

    struct StudentLine: Sendable {
        let href: String
        let name: String
        /// What final tests tell.
        let finals: String
        /// Nil for a student whom no quiz asked.
        let quizzes: String?
        let isReached: Bool
    }

    struct SurveyLine: Sendable {
        let href: String
        let text: String
        /// The language of the text where it is not the page's.
        let textLanguage: String?
        let detail: String
    }

    let frame: Frame
    let contentLanguage: String
    /// Nil before the objective has a word.
    let sentence: String?
    let thin: String?
    let facts: [TestFacts.Fact]
    let tests: [TestLine]
    let hasTests: Bool
    /// Nil where nobody is measured.
    let histogram: Histogram?
    let bins: [Bin]
    /// Those on this page, by name.
    let students: [StudentLine]
    let hasStudents: Bool
    let previousHref: String?
    let nextHref: String?
    /// Which page of students this is; nil where there is only one.
    let pages: String?
    let means: [SurveyLine]
    let hasMeans: Bool
    let saving: SpreadsheetChoice

    /// - Parameters:
    ///   - courseStrings: in the language of the course.
    ///   - number: of the page of students, from 1.
    init(frame: Frame, strings: Strings, courseStrings: Strings, sheet: AttainmentStore.Sheet, number: Int) {
        let (attainment, course) = (sheet.attainment, sheet.taught.course)
        let (id, words) = (attainment.objective.id, AttainmentWords(strings))
        self.frame = frame
        contentLanguage = course.language.rawValue
        sentence = ObjectiveSentence(courseStrings).sentence(of: attainment.objective, sheet.topics)
        thin = words.thin(attainment)
        facts = AttainmentFacts(strings).facts(of: attainment, students: sheet.students.count)
        tests = (attainment.finals.parts + attainment.quizzes.parts).map { Self.line($0, strings) }
        hasTests = !tests.isEmpty
        let tenths = ObjectiveAttainment.tenths(attainment.finals)
        let isMeasured = attainment.measured > 0
        histogram =
            isMeasured
            ? Histogram(tenths.enumerated().map { (strings.formats.number($0 * 10), $1) }, strings.formats) : nil
        bins = isMeasured ? Self.bins(tenths, of: attainment.measured, strings) : []
        let pages = StudentPages(sheet.students.count, asked: number)
        students = sheet.students[pages.places].map { Self.line($0, attainment, in: course.id, strings) }
        hasStudents = !students.isEmpty
        previousHref = pages.previous.map { AttainmentRoutes.attainment(of: id, page: $0) }
        nextHref = pages.next.map { AttainmentRoutes.attainment(of: id, page: $0) }
        self.pages =
            pages.count == 1
            ? nil
            : strings("watch.page", ["n": strings.formats.number(pages.number), "of": strings.formats.number(pages.count)])
        means = sheet.means.map { Self.line($0, about: course.id, strings) }
        hasMeans = !means.isEmpty
        saving = SpreadsheetChoice(
            workbookHref: AttainmentRoutes.workbook(of: id), csvHref: AttainmentRoutes.csv(of: id),
            more: AttainmentRoutes.points, label: strings("attainment.with-points"))
    }

    private static func line(_ part: ObjectiveMeasure.Part, _ strings: Strings) -> TestLine {
        let test = part.assessment
        let detail = [
            MarkWords.kind(of: test, strings), strings("attainment.asked", n: part.questions),
            AttainmentWords(strings).points(part.points), strings("teach.students", n: part.students),
        ]
        return TestLine(
            href: StatisticsRoutes.statistics(of: test.id), title: test.title, detail: detail.joined(separator: " · "))
    }

    private static func line(
        _ student: MarkedStudent, _ attainment: ObjectiveAttainment, in course: ID<Course>, _ strings: Strings
    ) -> StudentLine {
        let words = AttainmentWords(strings)
        let (finals, quizzes) = (attainment.finals.students[student.id], attainment.quizzes.students[student.id])
        return StudentLine(
            href: TeachRoutes.student(student.id, in: course), name: student.listName,
            finals: finals.map(words.earned) ?? strings("attainment.not-measured"),
            quizzes: quizzes.map(words.earned),
            isReached: finals?.reaches(attainment.threshold) == true)
    }

    private static func line(_ mean: PublishedMean, about course: ID<Course>, _ strings: Strings) -> SurveyLine {
        let detail = [
            mean.survey.title.text(strings.language), mean.teacher?.heading(strings),
            strings.formats.fixed(mean.mean) + " " + strings("survey.results.of-five"),
            strings("survey.results.answers", n: mean.answers),
        ]
        let spoken = mean.item.text.spoken(strings.language)
        return SurveyLine(
            href: SurveyResultRoutes.results(of: course, in: mean.survey.id), text: mean.item.text.text(strings.language),
            textLanguage: spoken == strings.language ? nil : spoken?.rawValue,
            detail: detail.compactMap { $0 }.joined(separator: " · "))
    }

    private static func bins(_ tenths: [Int], of measured: Int, _ strings: Strings) -> [Bin] {
        let formats = strings.formats
        return tenths.enumerated().map { tenth, count in
            let ends = ["from": formats.percent(tenth, of: 10), "to": formats.percent(tenth + 1, of: 10)]
            return Bin(
                label: strings("figures.range", ends), count: formats.number(count),
                percent: formats.percent(count, of: measured))
        }
    }
}

/// Which students a page of a long list shows.
struct StudentPages: Sendable, Equatable {
    static let perPage = CourseMarksQuery.perPage

    /// At least one.
    let count: Int
    /// The one that was asked for; the last where there are not so many.
    let number: Int
    let places: Range<Int>

    init(_ students: Int, asked: Int) {
        count = CourseMarksSheet.pages(students)
        number = min(max(1, asked), count)
        places = (number - 1) * Self.perPage..<min(students, number * Self.perPage)
    }

    var previous: Int? { number > 1 ? number - 1 : nil }
    var next: Int? { number < count ? number + 1 : nil }
}
