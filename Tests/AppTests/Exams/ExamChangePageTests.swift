import Testing

@testable import App

@Suite("The page for another date")
struct ExamChangePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ details: ExamDetails, errors: FormErrors? = nil) -> ExamChangePage {
        ExamChangePage(
            frame: ground.frame, strings: ground.strings, details: details, chosen: nil, now: SampleExams.now, errors: errors)
    }

    @Test("has the present seat chosen, other dates beside it, and what withdrawing does to the fee")
    func choices() {
        let page = page(SampleExams.details())
        #expect(page.choices.map(\.isChosen) == [true, false, false])
        #expect(page.choices.first?.state == ground.strings("exams.your-seat") && page.choices.first?.isFull == false)
        #expect(page.withdrawal?.meaning.contains("500") == true && page.withdrawalOver == nil && page.obstacle == nil)
        let free = self.page(SampleExams.details(SampleExams.registration(fee: nil)))
        #expect(free.withdrawal?.meaning == ground.strings("exams.withdrawal-means"))
    }

    @Test("changes nothing after the exam has begun, after the end of registering, and of what has ended")
    func over() {
        let begun = [ExamOverview.Choice(date: SampleExams.held("one", days: -1), crowd: ExamCrowd(seated: 1))]
        let late = page(SampleExams.details(choices: begun))
        #expect(late.obstacle == ground.strings("exams.begun") && late.withdrawal == nil && !late.hasChoices)
        let ended = page(
            SampleExams.details(
                SampleExams.registration([
                    SampleExams.event(.registered, "one"), SampleExams.event(.withdrawn, "one", 2),
                ])))
        #expect(ended.obstacle == ground.strings("exams.has-ended") && ended.withdrawalOver == nil)
        let closed = SampleExams.period {
            ($0.closes, $0.lateCloses) = (SampleExams.now, nil)
            $0.withdrawUntil = SampleExams.now
        }
        let page = page(SampleExams.details(period: closed))
        #expect(page.obstacle != nil && page.withdrawal == nil && page.withdrawalOver != nil)
    }

    @Test("says what is true: a period that opens later is not over, and an exam that has begun ends the time to withdraw")
    func obstacles() {
        let planned = SampleExams.period { $0.opens = SampleExams.now + .days(1) }
        let early = page(SampleExams.details(period: planned))
        #expect(early.obstacle == ExamWords.refusal(.notYet(planned.fields.opens), ground.strings))
        let begun = [ExamOverview.Choice(date: SampleExams.held("one", days: -1), crowd: ExamCrowd(seated: 1))]
        #expect(page(SampleExams.details(choices: begun)).withdrawalOver == nil, "the last moment has not come yet")
        let waiting = SampleExams.registration([SampleExams.event(.queued, "one")], fee: nil)
        let choices = begun + [ExamOverview.Choice(date: SampleExams.held("two"), crowd: ExamCrowd())]
        let vain = page(SampleExams.details(waiting, choices: choices))
        #expect(vain.obstacle == nil && vain.choices.map(\.value) == ["two"])
        #expect(vain.withdrawal?.meaning == ground.strings("exams.withdrawal-means-vain"))
        #expect(vain.present == [ExamWords.waiting(.inVain, for: begun.first?.date, rank: nil, ground.strings)])
    }

    @Test("whoever waits for another date reads the place in the list, and what is wrong stands beside its field")
    func waiting() {
        let both = SampleExams.registration([SampleExams.event(.registered, "one"), SampleExams.event(.queued, "two", 2)])
        let page = page(SampleExams.details(both, rank: 4), errors: .one("withdrawal", "exams.changed"))
        #expect(page.present.count == 2 && page.present.at(1)?.contains("4") == true)
        #expect(page.choices.at(1)?.state == ground.strings("exams.your-wait"))
        #expect(page.withdrawal?.error == ground.strings("exams.changed") && ground.isMarked(page.frame))
    }
}
