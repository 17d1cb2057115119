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
        #expect(pages.map { $0.entry?.isNumber } == [nil, nil, true, false])
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
        let long = String(repeating: "trei", count: 20)
        let number = page(1, of: typing, typed: form(text: long), errors: .one("answer", "question.not-a-number"))
        #expect(number.entry?.value == long && number.entry?.error == ground.strings("question.not-a-number"))
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

    @Test("what is no number is shown again with why it counts as no answer, can be cleared, and is no error of the page")
    func unreadable() {
        let page = page(1, of: SampleSnapshot.notANumber(.final))
        #expect(page.entry?.value == "trei <virgulă>" && page.entry?.error == ground.strings("question.not-a-number"))
        let time = ground.strings.formats.clock(SampleSnapshot.start)
        #expect(page.saved == ground.strings("question.saved-unreadable", ["time": time]) && page.isClearable)
        #expect(page.errors == nil && !ground.isMarked(page.frame))
        #expect(ShownState(text: page.state, sequence: nil)?.answer == "trei <virgulă>")
    }

    @Test("the strip has every question with its state in looks and words, and knows which one is shown")
    func strip() {
        let strip = page(3).strip
        #expect(strip.map(\.number) == [1, 2, 3, 4, 5] && strip.map(\.isHere) == [false, false, true, false, false])
        #expect(strip.map(\.mark.look) == ["a", "a f", "a", "a", "n"])
        let words = { (key: String) in self.ground.strings("strip." + key) }
        #expect(strip[0].mark.words == words("answered") && strip[4].mark.words == words("unanswered"))
        #expect(strip[1].mark.words == words("answered") + ", " + words("flagged"))
        let typed = self.page(2, of: SampleSnapshot.notANumber(.final)).strip
        #expect(typed.map(\.mark.look) == ["u", "a"] && typed[0].mark.words == words("unreadable"))
    }

    @Test("the time is in minutes, in the last five also in seconds, and the last minute says that it is")
    func clock() {
        func timer(_ seconds: Int) -> TimeLeft? {
            QuestionPage(
                frame: ground.frame,
                open: OpenQuestion(
                    SampleSnapshot.snapshot(.final).questions[0], number: 1, in: SampleSnapshot.snapshot(.final)),
                strings: ground.strings, now: SampleSnapshot.start + .seconds(30 * 60 - seconds)
            ).timer
        }
        let minutes = { (n: String) in self.ground.strings("question.minutes-left", ["n": n]) }
        let clock = { (time: String) in self.ground.strings("question.seconds-left", ["time": time]) }
        #expect(
            [1200, 301, 300, 67, 60, 5, 0].map { timer($0)?.left } == [
                minutes("20"), minutes("6"), clock("5:00"), clock("1:07"), clock("1:00"), clock("0:05"), clock("0:00"),
            ])
        #expect([61, 60, 1, 0].map { timer($0)?.isLast } == [false, true, true, false])
    }

    @Test("a page says of its answer what its own fields say: the places of what is ticked, what is typed, or nothing")
    func state() {
        let order = page(1).options
        let place = order.first { !$0.checked.isEmpty }.map { String($0.value) }
        #expect(ShownState(text: page(1).state, sequence: nil)?.answer == place)
        #expect(ShownState(text: page(1, of: typing).state, sequence: nil)?.answer == "3,2")
        #expect(ShownState(text: page(5).state, sequence: nil)?.answer == "")
    }

    @Test("an answer that was checked shows what is right, and its page says that nothing of the answer can be changed")
    func checked() {
        let quiz = SampleSnapshot.snapshot(.quiz)
        func page(_ number: Int, checks: Bool = true, isChecked: Bool) -> QuestionPage {
            var open = OpenQuestion(quiz.questions[number - 1], number: number, in: quiz)
            (open.asked.checksAnswers, open.isChecked) = (checks, isChecked)
            return QuestionPage(frame: ground.frame, open: open, strings: ground.strings, now: now)
        }
        let before = page(1, isChecked: false)
        #expect(before.isCheckable && before.checked == nil && before.isClearable)
        let right = page(1, isChecked: true)
        #expect(!right.isCheckable && !right.isClearable && right.checked?.solution?.isCorrect == true)
        #expect(right.saved == ground.strings("question.checked") && right.checked?.givenHTML == ["Varianta <strong>1</strong>"])
        #expect(ShownState(text: right.state, sequence: nil)?.answer == "", "the page has no field for the answer")
        #expect(page(3, isChecked: true).checked?.solution?.rightHTML == ["Varianta <strong>1</strong>"])
        let off = page(3, checks: false, isChecked: true)
        #expect(off.checked != nil && !off.isCheckable, "what was checked stays checked when the quiz checks no more")
        #expect(!page(3, checks: false, isChecked: false).isCheckable)
    }

    @Test("there is a time where there is a deadline, and a word of a teacher who gave more")
    func time() {
        #expect(page(1).timer != nil && page(1, of: SampleSnapshot.snapshot(.quiz)).timer == nil)
        let given = SampleSnapshot.snapshot(.final, interventions: [SampleInterventions.minutes])
        #expect(page(1, of: given).given != nil && page(1).given == nil)
    }
}
