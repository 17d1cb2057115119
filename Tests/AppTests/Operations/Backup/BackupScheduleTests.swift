import Foundation
import Testing

@testable import App

@Suite("Scheduled copies")
struct BackupScheduleTests {
    /// Saturday, 21 November 2026, 08:00:00 UTC.
    private let start = Instant(milliseconds: 1_795_248_000_000)
    private let hourly = BackupSchedule(interval: .hours(1))

    private func copies(_ hours: [Int]) -> [BackupName] {
        hours.map { BackupName(at: start + .hours($0)) }
    }

    @Test("are named by their second in UTC, so that names sort as times do")
    func names() throws {
        let name = BackupName(at: start + Milliseconds(count: 999))
        #expect(name.fileName == "gata-20261121T080000Z.tar")
        #expect(BackupName("gata-20261121T080000Z.tar") == name)
        let later = (0..<300).map { BackupName(at: start + .minutes($0 * 997)).fileName }
        #expect(later == later.sorted())
        #expect(later.compactMap { BackupName($0)?.fileName } == later)
        let others = [
            "gata-20261121T080000Z.tar.part", "gata-20261321T080000Z.tar", "gata-20261131T080000Z.tar",
            "gata-20261121T080060Z.tar",
            "copy.tar", "gata.tar", "Gata-20261121T080000Z.tar", "gata-20261121T080000Z.tar\n", "gata-2026١١21T080000Z.tar",
        ]
        #expect(others.compactMap { BackupName($0) } == [])
    }

    @Test("are due an hour after the newest, whoever made it and however often the server was started")
    func due() {
        #expect(hourly.isDue([], failedAt: nil, at: start))
        #expect(!hourly.isDue(copies([0]), failedAt: nil, at: start + .minutes(59)))
        #expect(hourly.isDue(copies([0]), failedAt: nil, at: start + .minutes(60)))
        #expect(hourly.isDue(copies([0]), failedAt: nil, at: start + .days(3)))
        #expect(!hourly.isDue(copies([0, 2, 1]), failedAt: nil, at: start + .hours(2)))
    }

    @Test("are made once after a long pause, and not for every hour of it")
    func noPile() {
        var kept = copies([0])
        var now = start + .days(2)
        var made = 0
        for _ in 0..<60 {
            if hourly.isDue(kept, failedAt: nil, at: now) {
                kept.append(BackupName(at: now))
                made += 1
            }
            now = now + .minutes(1)
        }
        #expect(made == 1)
    }

    @Test("go on when the clock was put back, and do not pile up then")
    func clockPutBack() {
        let future = copies([24, 25])
        #expect(hourly.isDue(future, failedAt: nil, at: start))
        #expect(!hourly.isDue(future + copies([0]), failedAt: nil, at: start + .minutes(30)))
        #expect(BackupRotation(newest: 1, days: 0).superfluous(future + copies([-1, 0]), at: start) == copies([-1]))
    }

    @Test("are tried again a while after a failure: a quarter of an hour, or an interval if that is shorter")
    func afterFailure() {
        #expect(!hourly.isDue([], failedAt: start, at: start + .minutes(14)))
        #expect(hourly.isDue([], failedAt: start, at: start + .minutes(15)))
        #expect(BackupSchedule(interval: .minutes(2)).isDue([], failedAt: start, at: start + .minutes(2)))
        #expect(hourly.isDue([], failedAt: start, at: start + .days(-1)))
    }

    @Test("leave the newest ones, and the last of each day for a month")
    func rotation() {
        let rotation = BackupRotation(newest: 24, days: 30)
        let all = copies(Array(-24 * 100...0))
        let gone = Set(rotation.superfluous(all, at: start))
        let kept = all.filter { !gone.contains($0) }
        #expect(kept.suffix(24) == all.suffix(24))
        // 08:00 is the last of today and among the newest; of the days before it is 23:00.
        let days = kept.dropLast(24)
        #expect(days.count == 28)
        #expect(days.allSatisfy { $0.fileName.hasSuffix("T230000Z.tar") })
        #expect(days.allSatisfy { start - $0.at < .days(30) })
        #expect(rotation.superfluous(kept, at: start) == [])
    }

    @Test("stay where they are when the clock is set forward by a year")
    func clockSetForward() {
        let daily = copies((0..<30).map { $0 * -24 })
        let wrong = start + .days(366)
        let gone = BackupRotation(newest: 2, days: 30).superfluous(daily + [BackupName(at: wrong)], at: wrong)
        #expect(gone == [BackupName(at: start + .days(-29))])
    }

    @Test("however many are asked for, the newest stays")
    func newestStays() {
        let rotation = BackupRotation(newest: 0, days: 0)
        #expect(rotation.superfluous(copies([0]), at: start + .days(400)) == [])
        #expect(rotation.superfluous([], at: start) == [])
        for count in 1...40 {
            let all = copies(Array(0..<count)).shuffled()
            let gone = BackupRotation(newest: 3, days: 1).superfluous(all, at: start + .hours(count))
            #expect(!gone.contains(BackupName(at: start + .hours(count - 1))))
        }
    }
}
