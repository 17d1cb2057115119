import Testing

@testable import App

@Suite("The page for the wall of the room")
struct RoomPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(12)

    init() throws { ground = try PageGround() }

    private func entry(_ surname: String, _ attempt: Attempt? = nil, at closes: Instant? = nil) -> MonitoredEntry {
        MonitoredEntry(
            student: .init(
                id: ID(text: surname), userName: surname.lowercased(), name: "Ana", surname: surname, indexNumber: nil,
                folded: SearchText.fold(surname)),
            attempt: attempt, questions: 5, progress: nil, added: .minutes(0), isEndedByTeacher: false, closes: closes)
    }

    private func attempt(_ ordinal: Int = 1, isEnded: Bool, isAnnulled: Bool = false) -> Attempt {
        SampleSnapshot.attempt(
            .final, ordinal: ordinal, submission: isEnded ? SampleSnapshot.submission() : nil, annulments: isAnnulled ? 1 : 0)
    }

    private var entries: [MonitoredEntry] {
        [
            entry("Albu"), entry("Barbu", attempt(isEnded: false)), entry("Cernat", attempt(isEnded: true)),
            // Each of them is one person.
            entry("Dinu", attempt(isEnded: true)), entry("Dinu", attempt(2, isEnded: false)),
            entry("Enache", attempt(isEnded: true, isAnnulled: true)),
            entry("Goga", attempt(isEnded: true, isAnnulled: true)), entry("Goga", attempt(2, isEnded: true)),
        ]
    }

    private func overview(_ entries: [MonitoredEntry], code: String? = nil) -> MonitoringStore.Overview {
        let assessment = AssessmentStore.Entry.sample(
            .final, schedule: SampleSnapshot.schedule, policy: .sample(allowed: 1, code: code)
        ).assessment
        return .init(taught: .sample(.final), assessment: assessment, entries: entries)
    }

    private func page(_ entries: [MonitoredEntry], code: String? = "aula-magna", at moment: Instant) -> RoomPage {
        RoomPage(frame: ground.frame, strings: ground.strings, overview: overview(entries, code: code), now: moment)
    }

    @Test("everybody is counted once; whoever has only an annulled attempt may still begin, and is not absent afterwards")
    func counts() {
        let open = RoomCounts(entries, isClosed: false, at: now)
        #expect((open.begun, open.working, open.ended, open.missing) == (4, 2, 2, 2))
        let closes = SampleSnapshot.schedule.closes
        let late = entries.map { entry in
            var entry = entry
            entry.closes = closes
            return entry
        }
        let over = RoomCounts(late, isClosed: true, at: closes)
        #expect((over.working, over.missing) == (0, 1), "the time of whoever was in the middle of it is over")
    }

    @Test("who can still start are those whom the list has as not started, and those of whom it has only what is annulled")
    func list() {
        let strings = ground.strings
        func listed(_ entries: [MonitoredEntry]) -> [String?] {
            let list = TestAttemptsPage(
                frame: ground.frame, strings: strings, overview: overview(entries), query: MonitoringQuery(), now: now)
            return ["none", "annulled"].map { state in
                list.counts.first { $0.text == strings("watch." + state) }?.number
            }
        }
        let begunAgain = entries.last?.student.id
        #expect(listed(entries.filter { $0.student.id != begunAgain }) == ["1", "1"])
        #expect(listed(entries) == ["1", "2"], "the list has every attempt")
        #expect(page(entries, at: now).counts.last?.number == "2")
    }

    @Test("the bar has as much of a colour as there are people of it, and no hole; nobody is no bar")
    func shares() {
        let shares = page(entries, at: now).shares
        #expect(shares.map(\.form) == ["running", "ended", "none"] && shares.map(\.width) == [333, 333, 334])
        #expect(shares.map(\.x) == [0, 333, 666])
        let thirds = page(["Albu", "Barbu"].map { entry($0) } + [entry("Cernat", attempt(isEnded: false))], at: now).shares
        #expect(thirds.map(\.width) == [333, 0, 667] && thirds.map(\.x) == [0, 333, 333])
        #expect(page([], at: now).shares.isEmpty)
    }

    @Test("the longer a code, the smaller it is, so that it stays on one line")
    func sizes() {
        let lengths = [6, 10, 11, 16, 17, 27, 28, 40]
        let sizes = lengths.map { page(entries, code: String(repeating: "m", count: $0), at: now).codeSize }
        #expect(sizes == ["short", "short", "middle", "middle", "long", "long", "longest", "longest"])
    }

    private func other(_ surname: String, from opens: Instant, to end: Instant, _ attempt: Attempt? = nil) -> MonitoredEntry {
        var entry = entry(surname, attempt, at: end)
        entry.dates = DateOverride(opens: opens, closes: end)
        return entry
    }

    @Test("at a resit the wall is about those with other dates; before the closing, who comes on another day is not missing")
    func otherDates() {
        let closes = SampleSnapshot.schedule.closes
        let everyone = [entry("Albu", at: closes), entry("Barbu", attempt(isEnded: true), at: closes)]
        let resit = closes + .days(7)
        let all =
            everyone + [
                other("Cernat", from: resit, to: resit + .hours(1)), other("Dinu", from: resit + .days(1), to: resit + .days(2)),
            ]
        func numbers(_ moment: Instant) -> [String] { page(all, at: moment).counts.map(\.number) }
        #expect(numbers(now) == ["1", "0", "1", "1"])
        #expect(numbers(resit + .minutes(5)) == ["0", "0", "0", "1"])
        let during = page(all, at: resit + .minutes(5))
        #expect(during.code == "aula-magna" && during.counts.last?.form == "none" && during.renewal != nil)
        #expect(during.window?.contains(ground.strings.formats.near(resit + .hours(1), now: resit + .minutes(5))) == true)
        let over = page(all, at: resit + .days(3))
        #expect(over.code == nil && over.renewal == nil && over.counts.last?.number == "3")
    }

    @Test(
        "between the closing and a resit the wall stays as the test ended, until an hour before, when nobody is writing any more")
    func between() {
        let (closes, strings) = (SampleSnapshot.schedule.closes, ground.strings)
        let resit = closes + .hours(3)
        let all = [
            entry("Albu", at: closes), entry("Barbu", attempt(isEnded: true), at: closes),
            other("Cernat", from: resit, to: resit + .hours(1)), other("Dinu", from: resit + .days(1), to: resit + .days(2)),
        ]
        for moment in [closes, resit + .minutes(-61)] {
            let still = page(all, at: moment)
            #expect(still.counts.map(\.number) == ["1", "0", "1", "1"] && still.counts.last?.form == "absent")
            #expect(still.code == nil && still.renewal != nil)
            #expect(still.window == strings("room.closed", ["time": strings.formats.near(closes, now: moment)]))
        }
        let soon = resit + .minutes(-60)
        let near = page(all, at: soon)
        #expect(near.counts.map(\.number) == ["0", "0", "0", "1"] && near.code == "aula-magna")
        #expect(near.window == strings("room.opens", ["time": strings.formats.near(resit, now: soon)]))
        let writing = Attempt(
            id: ID(text: "attempt"), assessment: ID(text: "test"), person: ID(text: "Enache"), ordinal: 1,
            revision: SampleSnapshot.revision.id, seed: 7, startedAt: now, deadline: resit + .minutes(-10), submission: nil)
        let late = page(all + [entry("Enache", writing, at: closes)], at: soon)
        #expect(late.counts.map(\.number) == ["2", "1", "1", "1"], "somebody with extra time is writing still")
    }

    @Test("who has no attempt left keeps nothing open; who has one again after an annulment does")
    func usedUp() {
        let resit = SampleSnapshot.schedule.closes + .days(7)
        func wall(isAnnulled: Bool) -> RoomPage {
            page(
                [other("Cernat", from: resit, to: resit + .hours(1), attempt(isEnded: true, isAnnulled: isAnnulled))],
                at: resit + .minutes(5))
        }
        #expect(wall(isAnnulled: false).code == nil && wall(isAnnulled: false).renewal == nil)
        #expect(wall(isAnnulled: true).code == "aula-magna" && wall(isAnnulled: true).renewal != nil)
        #expect(wall(isAnnulled: true).counts.map(\.number) == ["0", "0", "0", "1"])
    }

    @Test("the code, the time of day and the last deadline stand there during the test; the code goes when it closes")
    func wall() {
        let strings = ground.strings
        let during = page(entries, at: now)
        #expect(during.code == "aula-magna" && page(entries, code: nil, at: now).code == nil)
        #expect(during.clock == strings.formats.clock(now) && during.renewal != nil)
        let closes = strings.formats.near(SampleSnapshot.schedule.closes, now: now)
        #expect(during.window == strings("room.closes", ["time": closes]))
        let last = strings.formats.near(SampleSnapshot.start + .minutes(30), now: now)
        #expect(during.last == strings("room.last", ["time": last]))
        #expect(during.counts.map(\.number) == ["4", "2", "2", "2"])
        let after = page([entry("Albu", at: SampleSnapshot.schedule.closes)], at: SampleSnapshot.schedule.closes)
        #expect(after.code == nil && after.last == nil && after.renewal == nil)
        #expect(after.counts.last?.label == strings("room.absent") && after.counts.last?.number == "1")
    }
}
