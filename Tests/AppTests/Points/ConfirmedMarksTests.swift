import Testing

@testable import App

@Suite("A professor confirms the marks of a course")
struct ConfirmedMarksTests {
    /// Gives both students points and an exam.
    private static func examined(_ scene: PointsScene) async throws {
        let tasks = (1...15).map { scene.edit("tasks", week: $0, 2) }
        let exams = [scene.edit("written-exam", 40), scene.edit("written-exam", 10, of: scene.bogdan)]
        let store = PointEntryStore(database: scene.site.database)
        _ = try await store.save(tasks + exams, in: scene.course, by: scene.carmen, at: scene.site.clock.now)
    }

    @Test("one is confirmed, then all, then one is changed with a reason; the list to sign has them")
    func whole() async throws {
        try await PointsScene.run { scene in
            try await Self.examined(scene)
            let carmen = try await scene.site.signedIn("carmen")
            let address = TeachRoutes.confirmedMarks(in: scene.course)
            let names = (ConfirmedMarksForm.name(of: scene.ana), ConfirmedMarksForm.name(of: scene.bogdan))
            let page = try await carmen.get(address)
            #expect(page.hidden(names.0) == "7000" && page.hidden(names.1) == "not-passed")
            let both = [(names.0, "7000"), (names.1, "not-passed")]
            #expect(try await carmen.post(address, both + [("person", scene.ana.text)]).location == address)
            #expect(try await scene.row(scene.ana).confirmed?.verdict == .mark(Mark(scheme: .serbian, thousandths: 7000)))
            #expect(try await scene.row(scene.bogdan).confirmed == nil)
            #expect(try await carmen.post(address, both).location == address)
            #expect(try await scene.row(scene.bogdan).confirmed?.verdict == .notPassed)
            #expect(try await scene.site.count("confirmed_mark") == 2)

            let change = ConfirmedMarksRoutes.student(scene.ana, in: scene.course)
            let seen = try #require(try await carmen.get(change).hidden("seen"))
            let silent = try await carmen.post(change, [("seen", seen), ("verdict", "mark"), ("mark", "8")])
            #expect(silent.status == .unprocessableContent && silent.text.contains("value=\"8\""))
            let form = [("seen", seen), ("verdict", "mark"), ("mark", "8"), ("reason", "Greșeală la <numărare>")]
            #expect(try await carmen.post(change, form).location == address)
            #expect(try await scene.row(scene.ana).confirmed?.reason == "Greșeală la <numărare>")
            let late = try await carmen.post(change, form)
            #expect(late.status == .unprocessableContent && late.text.contains(scene.site.sentence("points.mark-changed")))
            let sheet = try await carmen.get(ConfirmedMarksRoutes.protocolPage(of: scene.course))
            #expect(sheet.text.contains("<strong>8</strong>") && sheet.text.contains(scene.site.sentence("points.not-passed")))
        }
    }

    @Test("a mark that has moved since the page was shown is not confirmed, and shown anew")
    func moved() async throws {
        try await PointsScene.run { scene in
            try await Self.examined(scene)
            let carmen = try await scene.site.signedIn("carmen")
            let address = TeachRoutes.confirmedMarks(in: scene.course)
            let reply = try await carmen.post(address, [(ConfirmedMarksForm.name(of: scene.ana), "9000")])
            #expect(reply.status == .unprocessableContent && reply.text.contains(scene.site.sentence("confirmed-marks.moved")))
            #expect(try await scene.site.count("confirmed_mark") == 0)
            let odd = try await carmen.post(address, [("mark.nobody", "9000"), ("mark.", "x"), ("mark.\(scene.ana)", "<b>")])
            #expect(odd.location == address)
            #expect(try await scene.site.count("confirmed_mark") == 0)
        }
    }

    @Test("an assistant changes no mark, and nobody one that was never confirmed")
    func change() async throws {
        try await PointsScene.run { scene in
            try await Self.examined(scene)
            let (carmen, felix) = try await (scene.site.signedIn("carmen"), scene.site.signedIn("felix"))
            let change = ConfirmedMarksRoutes.student(scene.ana, in: scene.course)
            let form = [("seen", "1"), ("verdict", "withdrawn"), ("reason", "x")]
            #expect(try await carmen.get(change).status == .notFound)
            #expect(try await carmen.post(change, form).status == .notFound)
            let address = TeachRoutes.confirmedMarks(in: scene.course)
            _ = try await carmen.post(address, [(ConfirmedMarksForm.name(of: scene.ana), "7000")])
            #expect(try await felix.get(change).status == .forbidden)
            #expect(try await felix.post(change, form).status == .forbidden)
            #expect(try await carmen.post(change, form).location == address)
            #expect(try await scene.row(scene.ana).confirmed?.verdict == .withdrawn)
        }
    }

    @Test("the file has the sums and the mark, and every part's points when they are asked for")
    func file() throws {
        let strings = try SamplePages.strings(.english)
        let plain = ConfirmedMarksFile(points: SamplePointSheets.points(), withParts: false, strings: strings).table
        #expect(plain.headings.count == 12 && plain.rows.count == 4)
        #expect(
            plain.rows[0].prefix(8).dropFirst(3) == [
                .thousandths(2500), .thousandths(28_000), .thousandths(0), .thousandths(30_500), .thousandths(9000),
            ])
        #expect(
            plain.rows[1].dropFirst(7).prefix(2) == [
                .text(strings("points.not-passed")), .text(strings("confirmed-marks.proposal")),
            ])
        let whole = ConfirmedMarksFile(points: SamplePointSheets.points(), withParts: true, strings: strings).table
        #expect(
            whole.headings.count == 17
                && whole.rows[0].dropFirst(3).prefix(5) == [
                    .thousandths(0), .thousandths(2500), .empty, .thousandths(28_000), .empty,
                ])
    }
}
