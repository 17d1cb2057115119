/// All questions of a preview before it ends.
struct PreviewReviewPage: Page {
    static let template = "Authoring/preview-review"

    let frame: Frame
    let contentLanguage: String
    let testTitle: String
    let counts: String
    let unanswered: ReviewPage.Named?
    let unreadable: ReviewPage.Named?
    let flagged: ReviewPage.Named?
    let allAnswered: Bool
    let rows: [ReviewPage.Row]
    let timer: TimeLeft?
    let resultsHref: String

    /// - Parameter review: the page for students; its links are replaced by those of the preview.
    init(review: ReviewPage, preview: TestPreview, state: TestPreviewState) {
        func named(_ named: ReviewPage.Named?) -> ReviewPage.Named? {
            named.map { named in
                .init(
                    sentence: named.sentence,
                    numbers: named.numbers.map {
                        .init(href: TestPreviewRoutes.question($0.number, of: preview.test, state), number: $0.number)
                    })
            }
        }
        frame = review.frame
        contentLanguage = review.contentLanguage
        testTitle = review.testTitle
        counts = review.counts
        unanswered = named(review.unanswered)
        unreadable = named(review.unreadable)
        flagged = named(review.flagged)
        allAnswered = review.allAnswered
        rows = review.rows.map {
            .init(
                href: TestPreviewRoutes.question($0.number, of: preview.test, state), number: $0.number, text: $0.text,
                answer: $0.answer, unreadable: $0.unreadable, isFlagged: $0.isFlagged)
        }
        timer = review.timer
        resultsHref = TestPreviewRoutes.results(of: preview.test, state)
    }
}
