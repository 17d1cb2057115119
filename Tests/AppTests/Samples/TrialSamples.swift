@testable import App

extension SamplePages {
    private static let quiz = """
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

    /// The pages of a test that its teacher tries out.
    static func trials(_ strings: Strings) throws -> [SamplePage] {
        try trials(quiz, "quiz", strings)
            + trials(
                quiz.replacingOccurrences(
                    of: "kind: quiz",
                    with: "kind: final\nopens: 2026-11-25 09:00\ncloses: 2026-11-25 11:00\nlimit: 60\ncode: toamna-26"),
                "final", strings)
            + [blocked(strings)]
    }

    private static func blocked(_ strings: Strings) -> SamplePage {
        let frame = staffFrame(strings, heading: strings("trial.title"))
        let mistakes = [Mistake("", line: 3, "mistake.no-tick")]
        return SamplePage(
            "with mistakes", TrialPage(frame: frame, strings: strings, desk: .sample(.sample()), trial: nil, mistakes: mistakes))
    }

    private static func trials(_ text: String, _ name: String, _ strings: Strings) throws -> [SamplePage] {
        let desk = TestDesk.sample(.sample(draft: text))
        let draft = try AssessmentDocument.read(
            TextFile(name: "", text: text), pictures: desk.source, position: 0, key: "t",
            in: desk.surroundings(at: SampleSitting.start))
        let (trial, frame) = (try Trial(desk, draft), staffFrame(strings, heading: strings("trial.title")))
        let carmen = Viewer(
            id: ID(text: "carmen"), userName: "carmen", fullName: "Carmen Brânză", roles: [.teacher], language: nil,
            session: ID(text: "s"))
        let begun = TrialState(version: 3, seed: 5, started: SampleSitting.start.milliseconds)
        let done = begun.with(.options([1]), isFlagged: true, at: 1)
        let all = done.with(.typed("3.14"), isFlagged: false, at: 2)
        func question(_ number: Int, _ state: TrialState, _ typed: AnswerForm? = nil, _ errors: FormErrors? = nil)
            -> TrialQuestionPage
        {
            let sitting = trial.sitting(state, for: carmen)
            let page = QuestionPage(
                frame: frame, open: OpenQuestion(sitting.questions[number - 1], number: number, in: sitting), typed: typed,
                errors: errors, strings: strings, now: SampleSitting.start)
            return TrialQuestionPage(question: page, number: number, trial: trial, state: state)
        }
        func review(_ state: TrialState) -> TrialReviewPage {
            let page = ReviewPage(
                frame: frame, sitting: trial.sitting(state, for: carmen), strings: strings, now: SampleSitting.start)
            return TrialReviewPage(review: page, trial: trial, state: state)
        }
        func results(_ state: TrialState) -> TrialResultsPage {
            TrialResultsPage(
                frame: frame, trial: trial, sitting: trial.sitting(state, for: carmen),
                solved: trial.sitting(state, for: carmen, as: .quiz),
                studentName: carmen.fullName, strings: strings)
        }
        let wrong = AnswerForm(choice: nil, text: "x", flag: nil, page: nil, seq: nil, go: nil)
        return [
            SamplePage(name, TrialPage(frame: frame, strings: strings, desk: desk, trial: trial, mistakes: [])),
            SamplePage(name + ", choice", question(1, done)), SamplePage(name + ", number", question(2, begun)),
            SamplePage(
                name + ", no number",
                question(2, begun, wrong, FormErrors(items: [.init(field: "answer", key: "question.not-a-number")]))),
            SamplePage(name + ", nothing answered", review(begun)), SamplePage(name + ", some answered", review(done)),
            SamplePage(name + ", all answered", review(all)), SamplePage(name, results(begun)),
            SamplePage(name + ", answered", results(all)),
        ]
    }
}
