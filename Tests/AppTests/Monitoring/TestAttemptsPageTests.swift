import Testing

@testable import App

@Suite("The page of everybody at a test")
struct TestAttemptsPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(12)

    init() throws { ground = try PageGround() }

    private func entry(_ surname: String, _ attempt: Attempt? = nil, isEnrolled: Bool = true) -> MonitoredEntry {
        MonitoredEntry(
            student: .init(
                id: ID(text: surname), userName: surname.lowercased(), name: "Ana", surname: surname, indexNumber: nil,
                folded: SearchText.fold(surname + " Ana"), isEnrolled: isEnrolled),
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
        at moment: Instant? = nil
    ) -> TestAttemptsPage {
        let assessment = AssessmentStore.Entry.sample(
            kind, schedule: kind == .final ? SampleSnapshot.schedule : nil
        ).assessment
        return TestAttemptsPage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(taught: .sample(kind), assessment: assessment, entries: entries), query: query,
            now: moment ?? now)
    }

    @Test("everybody is counted by how far they are, and what is chosen is marked")
    func counts() {
        #expect(page(some).counts.map(\.number) == ["4", "2", "1", "1"])
        #expect(page(some).counts.map(\.isCurrent) == [true, false, false, false])
        let running = page(some, MonitoringQuery(state: "running"))
        #expect(running.counts.map(\.isCurrent) == [false, false, true, false] && running.rows.count == 1)
        #expect(running.counts.map(\.number) == ["4", "2", "1", "1"] && running.state == "running")
    }

    @Test("an attempt of a student who has left the course says so beside the user name")
    func left() {
        let attempt = SampleSnapshot.attempt(.final)
        let rows = page([entry("Albu", attempt), entry("Barbu", attempt, isEnrolled: false)]).rows
        #expect(rows.map { $0.detail.hasSuffix(" · " + ground.strings("marks.left")) } == [false, true])
    }

    @Test("minutes for all of a final are offered while somebody is in the middle of it")
    func giving() {
        #expect(page(some).giving?.text == ground.strings("intervention.all", n: 1))
        #expect(page(some, MonitoringQuery(q: "al")).giving?.href.hasSuffix("/minutes?q=al") == true)
        #expect(page([entry("Albu")]).giving == nil && page(some, kind: .quiz).giving == nil)
    }

    @Test("whoever has other dates is absent only after them, and the page leads to all who have some")
    func otherDates() {
        let closes = SampleSnapshot.schedule.closes
        func mine(_ entry: MonitoredEntry, _ dates: DateOverride?) -> MonitoredEntry {
            var entry = entry
            (entry.dates, entry.closes) = (dates, dates?.closes ?? closes)
            return entry
        }
        let resit = DateOverride(opens: closes + .days(1), closes: closes + .days(2))
        let entries = [mine(entry("Albu"), nil), mine(entry("Dinu"), resit)]
        let between = page(entries, at: closes)
        #expect(between.rows.map(\.state) == ["absent", "none"].map { ground.strings("watch." + $0) })
        #expect(between.rows.map(\.note) == [nil, DatesSentence.window(resit, ground.strings)])
        #expect(between.renewal != nil && between.counts.map(\.number) == ["2", "1", "0", "0", "1"])
        #expect(between.others?.href == "/teach/tests/test/dates" && page([entry("Albu")]).others == nil)
        let after = page(entries, at: resit.closes)
        #expect(after.rows.map(\.state).allSatisfy { $0 == ground.strings("watch.absent") } && after.renewal == nil)
    }

    @Test("after the end whoever has not begun is absent; what is annulled is counted as that, and has no mark")
    func absent() {
        let closes = SampleSnapshot.schedule.closes
        func late(_ entry: MonitoredEntry) -> MonitoredEntry {
            var entry = entry
            entry.closes = closes
            return entry
        }
        var annulled = entry(
            "Goga", SampleSnapshot.attempt(.final, submission: SampleSnapshot.submission(), annulments: 1))
        annulled.annulment = SampleAnnulments.annulled
        let entries = (some.filter { $0.attempt?.isInProgress != true } + [annulled]).map(late)
        let after = page(entries, at: closes)
        let words = ["all", "running", "ended", "annulled", "absent"].map { ground.strings("watch." + $0) }
        #expect(after.counts.map(\.text) == words && after.counts.map(\.number) == ["4", "0", "1", "1", "2"])
        #expect(after.rows.map(\.state).filter { $0 == ground.strings("watch.absent") }.count == 2)
        let before = page(entries, at: closes + Milliseconds(count: -1))
        #expect(before.counts.map(\.text).contains(ground.strings("watch.none")))
        #expect(!before.counts.map(\.text).contains(ground.strings("watch.absent")))
        let row = after.rows.first { $0.form == "annulled" }
        #expect(row?.mark == nil && row?.note?.contains("A <copiat> · Carmen Brânză") == true)
        #expect(after.rows.first { $0.form == "ended" }?.mark != nil)
    }

    @Test("a heading sorts the table, pressed again it turns it round; what has nothing to be sorted by stays last")
    func columns() {
        let started = page(some, MonitoringQuery(state: nil, sort: "start"))
        #expect(started.columns.map(\.sort) == [nil, nil, nil, nil, "ascending", nil, nil, nil])
        #expect(started.columns[4].href?.hasSuffix("/attempts?sort=start&dir=back") == true)
        #expect(started.columns[3].href == nil && started.columns[0].href?.hasSuffix("/attempts") == true)
        let back = page(some, MonitoringQuery(sort: "start", dir: "back"))
        #expect(back.columns[4].sort == "descending" && back.columns[4].href?.hasSuffix("/attempts?sort=start") == true)
        #expect(page(some, MonitoringQuery(sort: "mark")).columns[7].sort == "descending", "the best come first")
        func names(_ query: MonitoringQuery) -> [String] { page(some, query).rows.map { String($0.name.prefix(1)) } }
        #expect(names(MonitoringQuery(dir: "back")) == ["D", "C", "B", "A"])
        #expect(names(MonitoringQuery(sort: "mark")) == ["C", "A", "B", "D"])
        #expect(names(MonitoringQuery(sort: "mark", dir: "back")) == ["C", "A", "B", "D"])
        #expect(names(MonitoringQuery(sort: "end")) == ["C", "B", "A", "D"])
        #expect(names(MonitoringQuery(sort: "end", dir: "back")) == ["B", "C", "A", "D"])
    }

    @Test("the page renews itself while something can change, and not where its reader wants it to stay")
    func renewal() {
        #expect(page(some).renewal?.every == 10_000 && page(some).renewing?.href.hasSuffix("?renew=off") == true)
        let still = page(some, MonitoringQuery(renew: "off"))
        #expect(still.renewal == nil && still.renewing?.href.hasSuffix("/attempts") == true)
        let closed = SampleSnapshot.schedule.closes
        #expect(page(some, at: closed).renewal != nil, "somebody is still in the middle of it")
        let over = page([entry("Albu")], at: closed)
        #expect(over.renewal == nil && over.renewing == nil)
        #expect(page([entry("Albu")], kind: .quiz).renewal != nil)
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
        let words = ["name", "number", "state", "start", "end", "mark"].map { ground.strings("watch.sort-" + $0) }
        #expect(order?.options.map(\.text) == words)
    }
}
