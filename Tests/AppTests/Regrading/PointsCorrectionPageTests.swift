import Testing

@testable import App

@Suite("The page where one answer is given other points")
struct PointsCorrectionPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ number: Int, errors: FormErrors? = nil, effect: MarkEffect? = nil) -> PointsCorrectionPage {
        let snapshot = SampleSnapshot.snapshot(.quiz, submission: SampleSnapshot.submission())
        return PointsCorrectionPage(
            frame: ground.frame, strings: ground.strings,
            loaded: .init(
                taught: .sample, snapshot: snapshot, student: SamplePeople.ana, question: snapshot.questions[number - 1],
                number: number), form: nil, errors: errors, effect: effect)
    }

    @Test("no answer at all is said to be none, with no points")
    func unanswered() {
        let (right, none) = (page(1), page(5))
        #expect(!right.isUnanswered && !right.givenHTML.isEmpty && none.isUnanswered && none.givenHTML.isEmpty)
        func present(_ earned: Int) -> String {
            let points = MarkScheme.points(Points(thousandths: earned), of: Points(thousandths: 1500), ground.strings)
            return ground.strings("correction.points-now", ["points": points])
        }
        #expect(right.present == present(1500) && none.present == present(0))
    }

    @Test("the mark is shown before it changes, and a mistake before the title")
    func steps() {
        #expect(page(1).button == ground.strings("correction.preview"))
        let effect = MarkEffect([], names: [:], ground.strings)
        #expect(page(1, effect: effect).button == ground.strings("correction.apply-points"))
        let wrong = page(1, errors: .one("points", "correction.points-many"))
        #expect(ground.isMarked(wrong.frame) && !ground.isMarked(page(1).frame))
        #expect(wrong.fields.first?.error == ground.strings("correction.points-many"))
    }
}
