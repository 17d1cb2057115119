/// How many students reached each objective of a course.
struct AttainmentPage: Page {
    static let template = "CourseDesign/attainment"

    struct Row: Sendable {
        let href: String
        /// Nil before the objective has a word.
        let sentence: String?
        let verdict: String
        let isReached: Bool
        let isMissed: Bool
        /// How many students reach it, and how many are measured.
        let detail: String
        let isMeasured: Bool
        /// That there are few questions.
        let thin: String?
        /// What practice quizzes tell; nil where they ask nothing about it.
        let quizzes: String?
    }

    let frame: Frame
    let contentLanguage: String
    let rows: [Row]
    let hasRows: Bool
    let objectivesHref: String
    let saving: SpreadsheetChoice

    /// - Parameter courseStrings: in the language of the course.
    init(frame: Frame, strings: Strings, courseStrings: Strings, overview: AttainmentStore.Overview) {
        let course = overview.taught.course
        let sentences = ObjectiveSentence(courseStrings)
        self.frame = frame
        contentLanguage = course.language.rawValue
        rows = overview.attainments.map { attainment in
            Self.row(
                attainment, sentences.sentence(of: attainment.objective, overview.topics), students: overview.students.count,
                strings)
        }
        hasRows = !rows.isEmpty
        objectivesHref = DesignRoutes.objectives(of: course.id)
        saving = SpreadsheetChoice(
            workbookHref: AttainmentRoutes.workbook(of: course.id), csvHref: AttainmentRoutes.csv(of: course.id),
            more: AttainmentRoutes.points, label: strings("attainment.with-points"))
    }

    private static func row(
        _ attainment: ObjectiveAttainment, _ sentence: String?, students: Int, _ strings: Strings
    ) -> Row {
        let words = AttainmentWords(strings)
        let detail = [
            strings("attainment.reach", ["part": words.part(attainment.reached, of: attainment.measured)]),
            strings("attainment.measured-of", ["part": words.part(attainment.measured, of: students)]),
        ]
        let quizzes = ObjectiveAttainment.mean(attainment.quizzes)
        return Row(
            href: AttainmentRoutes.attainment(of: attainment.objective.id), sentence: sentence,
            verdict: words.verdict(attainment), isReached: attainment.verdict == .reached,
            isMissed: attainment.verdict == .notReached, detail: detail.joined(separator: " · "),
            isMeasured: attainment.measured > 0, thin: words.thin(attainment),
            quizzes: quizzes.map { strings("attainment.in-quizzes", ["percent": words.share($0)]) })
    }
}
