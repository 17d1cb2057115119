import Database
import Testing

@testable import App

@Suite("Marks that teachers confirm")
struct ConfirmedMarkStoreTests {
    private static func nine() -> ConfirmedMark.Verdict { .mark(Mark(scheme: .serbian, thousandths: 9000)) }

    /// Gives Ana 87 points and Bogdan 20, of which 20 and 10 are of the exam.
    private static func examined(_ scene: PointsScene) async throws {
        let ana = (1...15).flatMap { week in
            [
                PointEdit(
                    person: scene.ana, cell: PointCell(part: ID(text: "attendance"), week: week), value: .attendance(.present),
                    seen: 0),
                scene.edit("tasks", week: week, 2),
            ]
        }
        let more = [
            scene.edit("written-exam", 36), scene.edit("penalty", 3), scene.edit("written-exam", 10, of: scene.bogdan),
            scene.edit("tasks", week: 1, 2, of: scene.bogdan),
        ]
        let store = PointEntryStore(database: scene.site.database)
        let done = try await store.save(ana + more, in: scene.course, by: scene.carmen, at: scene.site.clock.now)
        #expect(done?.allSatisfy { $0 == .saved(1) } == true)
        try await CourseMarksScene(scene.site).add(6, of: "ana", at: "Exerciții")
    }

    @Test("15 + 30 + 9 + 36 less 3 is 87: a 9 is proposed, confirmed once, and changed with a reason")
    func confirm() async throws {
        try await PointsScene.run { scene in
            try await Self.examined(scene)
            let store = ConfirmedMarkStore(database: scene.site.database)
            let row = try await scene.row(scene.ana)
            #expect(row.points.result.thousandths == 87_000 && row.unconfirmed?.verdict == Self.nine())
            #expect(try await scene.row(scene.bogdan).unconfirmed?.verdict == .notPassed, "a 5 is not entered")
            func confirm(_ proposals: ConfirmedMarkStore.Proposal..., by viewer: Viewer? = nil) async throws
                -> [ConfirmedMarkStore.Outcome]?
            {
                try await store.confirm(proposals, in: scene.course, by: viewer ?? scene.carmen, at: scene.site.clock.now)
            }
            let proposals = [
                ConfirmedMarkStore.Proposal(person: scene.ana, verdict: Self.nine()),
                .init(person: scene.bogdan, verdict: Self.nine()),
                .init(person: scene.felix.id, verdict: Self.nine()), .init(person: scene.ana, verdict: Self.nine()),
            ]
            #expect(try await confirm(proposals[0], by: scene.felix) == nil, "an assistant does not confirm")
            let done = try await store.confirm(proposals, in: scene.course, by: scene.carmen, at: scene.site.clock.now)
            let outcomes = try #require(done)
            guard case .confirmed(let mark) = outcomes[0], case .moved(let other) = outcomes[1] else {
                Issue.record("\(outcomes)")
                return
            }
            #expect(
                mark.verdict == Self.nine() && mark.points == SamplePoints.points(87) && mark.reason == nil && mark.sequence == 1)
            #expect(other.verdict == .notPassed && outcomes[2] == .notThere && outcomes.count == 4)
            #expect(try await confirm(proposals[0]) == [.unchanged(mark)])
            #expect(try await scene.site.count("confirmed_mark") == 1)

            _ = try await scene.save(scene.edit("penalty", 10, seen: 1))
            let after = try await scene.row(scene.ana)
            #expect(after.unconfirmed == nil && after.confirmed?.verdict == Self.nine(), "what is confirmed holds")
        }
    }

    @Test("a change is a new row with its reason, and is refused where somebody else was quicker or it is none")
    func change() async throws {
        try await PointsScene.run { scene in
            try await Self.examined(scene)
            let store = ConfirmedMarkStore(database: scene.site.database)
            let now = scene.site.clock.now
            let ten = ConfirmedMark.Verdict.mark(Mark(scheme: .serbian, thousandths: 10_000))
            func change(
                _ verdict: ConfirmedMark.Verdict, seen: Int, because reason: String = " Greșeală\n", by viewer: Viewer? = nil
            ) async throws -> ConfirmedMark? {
                try await store.change(
                    to: verdict, for: scene.ana, in: scene.course, seen: seen, because: reason, by: viewer ?? scene.carmen,
                    at: now)
            }
            #expect(try await change(ten, seen: 0) == nil, "nothing is confirmed yet")
            _ = try await store.confirm(
                [.init(person: scene.ana, verdict: Self.nine())], in: scene.course, by: scene.carmen, at: now)
            #expect(try await change(ten, seen: 1, by: scene.felix) == nil)
            await #expect(throws: FormErrors.one("verdict", "points.mark-changed")) { try await change(ten, seen: 0) }
            await #expect(throws: FormErrors.one("verdict", "points.mark-same")) { try await change(Self.nine(), seen: 1) }
            let five = ConfirmedMark.Verdict.mark(Mark(scheme: .serbian, thousandths: 5000))
            await #expect(throws: FormErrors.one("verdict", "points.mark-invalid")) { try await change(five, seen: 1) }
            for empty in ["", " \n", "\u{A0}"] {
                await #expect(throws: FormErrors.one("reason", "confirmed-marks.reason-missing"), "\(empty.unicodeScalars)") {
                    try await change(ten, seen: 1, because: empty)
                }
            }
            #expect(try await change(ten, seen: 1)?.sequence == 2)
            #expect(try await change(.withdrawn, seen: 2)?.reason == "Greșeală")
            let row = try await scene.row(scene.ana)
            #expect(row.confirmed?.verdict == .withdrawn && row.unconfirmed?.verdict == Self.nine(), "it is a proposal again")
            let again = try await store.confirm(
                [.init(person: scene.ana, verdict: Self.nine())], in: scene.course, by: scene.carmen, at: now)
            #expect(again == [.unchanged(row.confirmed)], "and giving it back needs a reason")
            #expect(try await change(Self.nine(), seen: 3)?.sequence == 4)
            #expect(try scene.report().confirmed.map(\.reason) == [nil, "Greșeală", "Greșeală", "Greșeală"])
        }
    }
}
