import Testing

@testable import App

@Suite("The page on which a student registers for exams")
struct RegistrationPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ subject: ExamOverview.Subject, _ period: ExamPeriod = SampleExams.period(), _ answer: RegistrationPage.Answer = .init()
    ) -> RegistrationPage {
        RegistrationPage(
            frame: ground.frame, strings: ground.strings, overview: SampleExams.overview([subject], period), answer: answer,
            now: SampleExams.now)
    }

    @Test(
        "has the dates of a course as choices, with seats left, a full one that cannot be chosen, and the fee beside the button")
    func choices() throws {
        let page = page(SampleExams.subject())
        let open = try #require(page.periods.first?.open.first)
        #expect(open.choices.map(\.isFull) == [false, false, true])
        #expect(
            open.choices.map(\.state) == [
                ground.strings("exams.seats-left", n: 1), ground.strings("exams.waiting", ["count": "3"]),
                ground.strings("exams.full"),
            ])
        let cost = try #require(page.costs.first)
        #expect(page.costs.count == 1 && cost.hasPrefix(open.title + ": ") && cost.contains("500"))
        #expect(page.canRegister && !page.hasLines)
    }

    @Test(
        "answers every choice in a line: registered with date and number, the place in a list, or why not; the rest stays chosen")
    func answers() throws {
        let answer = RegistrationPage.Answer(
            dates: [ID(text: "one"), ID(text: "three")],
            outcomes: [.registered(SampleExams.registration()), .refused(.full)], isPosted: true)
        let page = page(SampleExams.subject(), SampleExams.period(), answer)
        #expect(page.lines.map(\.isGood) == [true, false])
        #expect(page.lines.at(0)?.text.contains("17") == true)
        #expect(page.lines.at(1)?.text.contains(ground.strings("exams.full")) == true)
        #expect(page.periods.first?.open.first?.choices.map(\.isChosen) == [true, false, true])
        #expect(ground.isMarked(page.frame) && answer.isRefused)
        let nothing = self.page(SampleExams.subject(), SampleExams.period(), .init(isPosted: true))
        #expect(nothing.lines.map(\.text) == [ground.strings("exams.nothing-chosen")])
    }

    @Test("says in words why a course is not open, and until when registering is and was")
    func blocked() {
        let passed = SampleExams.standing(verdict: .mark(Mark(scheme: .serbian, thousandths: 9000)))
        let page = page(SampleExams.subject(passed))
        #expect(page.periods.first?.blocked.count == 1 && !page.canRegister)
        let planned = SampleExams.period { $0.opens = SampleExams.now + .days(1) }
        let early = self.page(SampleExams.subject(SampleExams.standing(), planned), planned)
        #expect(early.periods.first?.deadline == early.periods.first?.blocked.first?.reason)
        let survey = self.page(SampleExams.subject(SampleExams.standing(preExam: .survey(ID(text: "survey")))))
        #expect(survey.periods.first?.blocked.first?.href?.contains("survey") == true)
    }

    @Test("a course whose exams have all begun is no choice, and says so")
    func begun() {
        let begun = [ExamOverview.Choice(date: SampleExams.held("one", days: -1), crowd: ExamCrowd(seated: 1))]
        let page = page(SampleExams.subject(dates: begun))
        #expect(!page.canRegister && page.periods.first?.blocked.map(\.reason) == [ground.strings("exams.begun")])
        let waiting = SampleExams.registration([SampleExams.event(.queued, "one")])
        let vain = self.page(SampleExams.subject(dates: begun, registration: waiting)).periods.first?.registered.first
        #expect(vain?.canChange == true, "whoever waited in vain can still do something")
        #expect(vain?.seat == nil)
        #expect(vain?.waiting == ExamWords.waiting(.inVain, for: begun.first?.date, rank: nil, ground.strings))
    }

    @Test("only what can still be done is offered: after the end of registering a seat can be given back, and no date changed")
    func links() {
        let closed = SampleExams.period { ($0.closes, $0.lateCloses) = (SampleExams.now, nil) }
        let page = page(SampleExams.subject(registration: SampleExams.registration()), closed)
        let row = page.periods.first?.registered.first
        #expect(row?.canChange == false && row?.canWithdraw == true)
    }

    @Test("nothing costs anything where there is no date to choose, and there is no button where all dates are full")
    func nothingToChoose() {
        let begun = [ExamOverview.Choice(date: SampleExams.held("one", days: -1), crowd: ExamCrowd(seated: 1))]
        #expect(page(SampleExams.subject(dates: begun)).costs == [])
        let full = page(SampleExams.subject(dates: [SampleExams.choices.last].compactMap(\.self)))
        #expect(!full.canRegister && full.periods.first?.open.first?.choices.map(\.isFull) == [true])
    }

    @Test("what it costs to be late is said where the price list has it, and that it costs more is said nowhere else")
    func lateFee() {
        func details(_ fee: ExamFee?) -> [String]? {
            let part = ExamOverview.Part(period: SampleExams.period(), subjects: [SampleExams.subject()], lateFee: fee)
            return RegistrationPage(
                frame: ground.frame, strings: ground.strings, overview: ExamOverview(parts: [part], past: []),
                answer: .init(), now: SampleExams.now
            ).periods.first?.details
        }
        let late = ExamFee(kind: .late, amount: Money(minor: 100_000, currency: .dinar))
        #expect(details(late)?.first?.contains(ground.strings.formats.money(late.amount)) == true)
        let time = ExamWords.moment(SampleExams.now + .days(7), ground.strings)
        #expect(details(nil)?.first == ground.strings("exams.late-after", ["time": time]))
    }

    @Test("the form carries what it shows as the cost of each course")
    func shownFee() {
        let open = page(SampleExams.subject()).periods.first?.open.first
        #expect(open?.shownFee == "50000 RSD" && open?.feeField.dropFirst(4) == open?.field.dropFirst(5))
        #expect(page(SampleExams.subject(fee: nil)).periods.first?.open.first?.shownFee == "0")
    }

    @Test("a course that is registered stands with its date, and can be changed while the exam has not begun")
    func registered() {
        let page = page(SampleExams.subject(registration: SampleExams.registration()))
        let row = page.periods.first?.registered.first
        #expect(row?.seat != nil && row?.waiting == nil && row?.canChange == true && row?.number == "17")
        let begun = [ExamOverview.Choice(date: SampleExams.held("one", days: -1), crowd: ExamCrowd(seated: 1))]
        let over = self.page(SampleExams.subject(dates: begun, registration: SampleExams.registration()))
        #expect(over.periods.first?.registered.first.map { $0.canChange || $0.canWithdraw } == false)
        let both = SampleExams.registration([SampleExams.event(.registered, "one"), SampleExams.event(.queued, "two", 2)])
        let dates = begun + [ExamOverview.Choice(date: SampleExams.held("two"), crowd: ExamCrowd(seated: 30, waiting: 1))]
        let sat = self.page(SampleExams.subject(dates: dates, registration: both, rank: 1)).periods.first?.registered.first
        #expect(sat?.seat != nil && sat?.waiting == nil, "whoever sat the exam waits for no other")
    }
}
