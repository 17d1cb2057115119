import Testing

@testable import App

@Suite("The page of one question")
struct QuestionPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(10)

    init() throws { ground = try PageGround() }

    private func page(
        _ number: Int, of snapshot: AttemptSnapshot = SampleSnapshot.snapshot(.final, flagged: [2]), typed: AnswerForm? = nil,
        errors: FormErrors? = nil
    ) -> QuestionPage {
        QuestionPage(
            frame: ground.frame, open: OpenQuestion(snapshot.questions[number - 1], number: number, in: snapshot), typed: typed,
            errors: errors, strings: ground.strings, now: now)
    }

    private func form(choice: [Int]? = nil, text: String? = nil, flag: String? = nil) -> AnswerForm {
        AnswerForm(choice: choice, text: text, flag: flag, page: nil, seq: nil, go: "next")
    }

    private let typing = SampleSnapshot.snapshot(
        .final, answers: SampleSnapshot.typedAnswers, revision: SampleSnapshot.typed)

    @Test("the first question leads only on, the last only back, and there Enter is done")
    func ways() {
        #expect([1, 3, 5].map { page($0).hasPrevious } == [false, true, true])
        #expect([1, 3, 5].map { page($0).hasNext } == [true, true, false])
        #expect([1, 3, 5].map { page($0).enter } == ["next", "next", "done"])
    }

    @Test("each kind of question says what to do, and has options or a field as long as its answers may be")
    func kinds() {
        let pages = [page(1), page(2), page(1, of: typing), page(2, of: typing)]
        let keys = ["choose-one", "choose-several", "type-number", "type-text"]
        #expect(pages.map(\.hint) == keys.map { ground.strings("question." + $0) })
        #expect(pages.map(\.options.count) == [3, 3, 0, 0])
        #expect(pages.map { $0.entry?.longest } == [nil, nil, NumberQuestion.longest, TextQuestion.longest])
        #expect(pages[0].options.allSatisfy { !$0.isMultiple } && pages[1].options.allSatisfy(\.isMultiple))
    }

    @Test("what is on disk is shown until something else comes back with a mistake, and then that")
    func shown() {
        #expect(page(1).options.filter { !$0.checked.isEmpty }.map(\.textHTML) == ["Varianta <strong>1</strong>"])
        let typed = page(1, typed: form(choice: [2, 3]), errors: .one("answer", "question.not-an-option"))
        #expect(typed.options.map(\.checked) == ["", " checked", " checked"] && ground.isMarked(typed.frame))
        #expect(page(5).options.allSatisfy { $0.checked.isEmpty } && !ground.isMarked(page(5).frame))
        #expect(page(1, of: typing).entry?.value == "3,2")
        let number = page(1, of: typing, typed: form(text: "trei"), errors: .one("answer", "question.not-a-number"))
        #expect(number.entry?.value == "trei" && number.entry?.error == ground.strings("question.not-a-number"))
        #expect([page(1), page(2), page(2, typed: form())].map(\.isFlagged) == [false, true, false])
        #expect(page(1, typed: form(flag: "1")).isFlagged)
    }

    @Test("an answer says when it was saved, or that another window's was there; without one there is nothing to clear")
    func saved() {
        func time(_ key: String, _ minutes: Int) -> String {
            ground.strings(key, ["time": ground.strings.formats.clock(SampleSnapshot.start + .minutes(minutes))])
        }
        #expect(page(1).saved == time("question.saved", 1) && page(1).isClearable)
        #expect(page(2).saved == time("question.changed-elsewhere", 2))
        #expect(page(5).saved == ground.strings("question.unanswered") && !page(5).isClearable)
    }

    @Test("a page says of its answer what its own fields say: the places of what is ticked, what is typed, or nothing")
    func state() {
        let order = page(1).options
        let place = order.first { !$0.checked.isEmpty }.map { String($0.value) }
        #expect(ShownState(text: page(1).state, sequence: nil)?.answer == place)
        #expect(ShownState(text: page(1, of: typing).state, sequence: nil)?.answer == "3,2")
        #expect(ShownState(text: page(5).state, sequence: nil)?.answer == "")
    }

    @Test("there is a time where there is a deadline, and a word of a teacher who gave more")
    func time() {
        #expect(page(1).timer != nil && page(1, of: SampleSnapshot.snapshot(.quiz)).timer == nil)
        let given = SampleSnapshot.snapshot(.final, interventions: [SampleInterventions.minutes])
        #expect(page(1, of: given).given != nil && page(1).given == nil)
    }
}
