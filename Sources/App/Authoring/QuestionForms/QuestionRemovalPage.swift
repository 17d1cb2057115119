/// Asks for confirmation before a question is removed from a test's text.
struct QuestionRemovalPage: Page {
    static let template = "Authoring/question-removal"

    let frame: Frame
    let contentLanguage: String
    let text: String
    let action: String
    let version: Int
    let base: String?

    init(frame: Frame, sectioned: SectionedTest, place: TestSections.Place) {
        let test = sectioned.test
        self.frame = frame
        contentLanguage = test.course.course.language.rawValue
        text = TestText.tidy(place.text)
        action = QuestionFormRoutes.removal(of: place.number, in: test.id)
        version = test.version
        base = test.base?.text
    }
}
