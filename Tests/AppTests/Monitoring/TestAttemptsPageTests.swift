import Testing

@testable import App

@Suite("The page of everybody at a test")
struct TestAttemptsPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(12)

    init() throws { ground = try PageGround() }

    private func entry(_ surname: String, _ attempt: Attempt? = nil) -> MonitoredEntry {
        MonitoredEntry(
            student: .init(
                id: ID(text: surname), userName: surname.lowercased(), name: "Ana", surname: surname, indexNumber: nil,
                folded: SearchText.fold(surname + " Ana")),
            attempt: attempt, questions: 5, progress: nil, added: .minutes(0), isEndedByTeacher: false)
    }

    private var some: [MonitoredEntry] {
        [
            entry("Albu"), entry("Barbu", SampleSnapshot.attempt(.final)),
            entry("Cernat", SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission())), entry("Dinu"),
        ]
    }

    private func page(
        _ entries: [MonitoredEntry], _ query: MonitoringQuery = MonitoringQuery(), kind: AssessmentKind = .final,
        errors: FormErrors? = nil
    ) -> TestAttemptsPage {
        let assessment = AssessmentStore.Entry.sample(
            kind, schedule: kind == .final ? SampleSnapshot.schedule : nil
        ).assessment
        return TestAttemptsPage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(taught: .sample(kind), assessment: assessment, entries: entries), query: query,
            form: InterventionForm(), now: now, errors: errors)
    }

    @Test("everybody is counted by how far they are, and what is chosen is marked")
    func counts() {
        #expect(page(some).counts.map(\.number) == ["4", "2", "1", "1"])
        #expect(page(some).counts.map(\.isCurrent) == [true, false, false, false])
        let running = page(some, MonitoringQuery(state: "running"))
        #expect(running.counts.map(\.isCurrent) == [false, false, true, false] && running.rows.count == 1)
        #expect(running.counts.map(\.number) == ["4", "2", "1", "1"] && running.state == "running")
    }

    @Test("minutes are given to all of a final who are in the middle of it; a wrong number comes back though nobody is left")
    func giving() {
        let wrong = FormErrors.one("minutes", "intervention.minutes-invalid")
        #expect(page(some).giving?.summary == ground.strings("intervention.all", n: 1) && page(some).giving?.isOpen == false)
        #expect(page([entry("Albu")]).giving == nil && page(some, kind: .quiz).giving == nil)
        let again = page([entry("Albu")], errors: wrong)
        #expect(again.giving?.isOpen == true && ground.isMarked(again.frame) && !ground.isMarked(page(some).frame))
    }

    @Test("it says how many were found where something was looked for, and when it was nobody")
    func found() {
        #expect(page(some).found == nil && page(some).hasRows)
        #expect(page(some, MonitoringQuery(q: "alb")).found == ground.strings("teach.found", n: 1))
        let nobody = page(some, MonitoringQuery(q: "zeta"))
        #expect(nobody.found == ground.strings("watch.nobody") && !nobody.hasRows)
    }

    @Test("a long list has pages of two hundred, with a way to the one before and the one after")
    func pages() {
        let many = (1...401).map { entry("Student \($0)") }
        let pages = ["1", "2", "3", "9"].map { page(many, MonitoringQuery(page: $0)) }
        #expect(pages.map(\.rows.count) == [200, 200, 1, 1])
        #expect(pages.map { $0.previousHref != nil } == [false, true, true, true])
        #expect(pages.map { $0.nextHref != nil } == [true, true, false, false])
        #expect(pages.map(\.pages) == ["1", "2", "3", "3"].map { ground.strings("watch.page", ["n": $0, "of": "3"]) })
        #expect(page(Array(many.prefix(200))).pages == nil)
    }

    @Test("a final says when it may be taken, and the order that was chosen stays chosen")
    func rest() {
        #expect(page(some).window != nil && page(some, kind: .quiz).window == nil)
        let order = page(some, MonitoringQuery(sort: "mark")).orders.first
        #expect(order?.options.filter(\.isChosen).map(\.text) == [ground.strings("watch.sort-mark")])
        let words = ["name", "mark", "start", "state"].map { ground.strings("watch.sort-" + $0) }
        #expect(order?.options.map(\.text) == words)
    }
}
