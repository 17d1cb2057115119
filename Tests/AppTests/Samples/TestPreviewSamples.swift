@testable import App

extension TestPreview {
    /// What a teacher tries out: a text, read.
    static func sample(_ text: String) throws -> TestPreview {
        let editor = TestInEditor.sample(.sample(draft: text))
        let draft = try AssessmentDocument.read(
            TextFile(name: "", text: text), pictures: editor.source, position: 0, key: "t",
            in: editor.surroundings(at: SampleSnapshot.start))
        return try TestPreview(editor, draft)
    }
}

extension SamplePages {
    static let triedQuiz = """
        ---
        title: Exercițiu <1>
        kind: quiz
        ---

        Introducere.

        ## Arhitectura

        ### Ce strat conține **UIKit**? {#strat}

        - [ ] Core OS
        - [x] Cocoa Touch

        > De sus.

        ### 22 / 7? {#numar}

        = 3.14 ± 0.01
        """

    static let triedFinal = triedQuiz.replacingOccurrences(
        of: "kind: quiz", with: "kind: final\nopens: 2026-11-25 09:00\ncloses: 2026-11-25 11:00\nlimit: 60\ncode: toamna-26")

    /// The pages of a test that its teacher tries out.
    static func previews(_ strings: Strings) throws -> [SamplePage] {
        try previews(triedQuiz, "quiz", strings) + previews(triedFinal, "final", strings) + [blocked(strings)]
    }

    private static func blocked(_ strings: Strings) -> SamplePage {
        let frame = staffFrame(strings, heading: strings("trial.title"))
        let mistakes = [Mistake("", line: 3, "mistake.no-tick")]
        return SamplePage(
            "with mistakes",
            TestPreviewPage(frame: frame, strings: strings, editor: .sample(.sample()), preview: nil, mistakes: mistakes))
    }

    private static func previews(_ text: String, _ name: String, _ strings: Strings) throws -> [SamplePage] {
        let (preview, frame) = (try TestPreview.sample(text), staffFrame(strings, heading: strings("trial.title")))
        let carmen = Viewer(
            id: ID(text: "carmen"), userName: "carmen", fullName: "Carmen Brânză", roles: [.teacher], language: nil,
            session: ID(text: "s"))
        let begun = TestPreviewState(version: 3, seed: 5, started: SampleSnapshot.start.milliseconds)
        let done = begun.with(StoredAnswer(.options([1])), isFlagged: true, at: 1)
        let all = done.with(StoredAnswer(.typed("3.14")), isFlagged: false, at: 2)
        let unreadable = done.with(StoredAnswer(unreadable: "3 <m>"), isFlagged: false, at: 2)
        func question(_ number: Int, _ state: TestPreviewState, _ typed: AnswerForm? = nil, _ errors: FormErrors? = nil)
            -> PreviewQuestionPage
        {
            let snapshot = preview.snapshot(state, for: carmen)
            let page = QuestionPage(
                frame: frame, open: OpenQuestion(snapshot.questions[number - 1], number: number, in: snapshot), typed: typed,
                errors: errors, strings: strings, now: SampleSnapshot.start)
            return PreviewQuestionPage(question: page, number: number, preview: preview, state: state)
        }
        func review(_ state: TestPreviewState) -> PreviewReviewPage {
            let page = ReviewPage(
                frame: frame, snapshot: preview.snapshot(state, for: carmen), origin: 1, strings: strings,
                now: SampleSnapshot.start)
            return PreviewReviewPage(review: page, preview: preview, state: state)
        }
        func results(_ state: TestPreviewState) -> PreviewResultsPage {
            PreviewResultsPage(
                frame: frame, preview: preview, snapshot: preview.snapshot(state, for: carmen),
                solved: preview.snapshot(state, for: carmen, as: .quiz),
                studentName: carmen.fullName, strings: strings)
        }
        let wrong = AnswerForm(
            choice: nil, text: String(repeating: "x", count: 50), flag: nil, page: nil, seq: nil, go: nil)
        return [
            SamplePage(
                name, TestPreviewPage(frame: frame, strings: strings, editor: preview.editor, preview: preview, mistakes: [])),
            SamplePage(name + ", choice", question(1, done)), SamplePage(name + ", number", question(2, begun)),
            SamplePage(
                name + ", no number",
                question(2, begun, wrong, FormErrors(items: [.init(field: "answer", key: "question.not-a-number")]))),
            SamplePage(name + ", no number that is kept", question(2, unreadable)),
            SamplePage(name + ", no number to look over", review(unreadable)),
            SamplePage(name + ", nothing answered", review(begun)), SamplePage(name + ", some answered", review(done)),
            SamplePage(name + ", all answered", review(all)), SamplePage(name, results(begun)),
            SamplePage(name + ", answered", results(all)),
        ]
    }
}
