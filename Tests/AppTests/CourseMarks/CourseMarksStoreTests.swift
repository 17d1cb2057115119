import Database
import Testing

@testable import App

@Suite("The marks of a course in the database")
struct CourseMarksStoreTests {
    @Test("the matrix has the tests in the course's order, the students by name, and the marks that count")
    func matrix() async throws {
        try await CourseMarksScene.run { scene in
            try await scene.add(4, of: "ana", at: "Exerciții")
            try await scene.add(9, of: "ana", at: "Exerciții")
            try await scene.add(7, of: "bogdan", at: "Test final")
            let marks = try await scene.whole()
            #expect(marks.tests.map(\.title) == ["Test final", "Exerciții", "Test viitor", "Test trecut"])
            #expect(marks.rows.map(\.student.userName) == ["bogdan", "ana"] && marks.rows.allSatisfy(\.student.isEnrolled))
            #expect(marks.rows[1].marks.map { $0.counted?.mark.thousandths } == [nil, 9100, nil, nil])
            #expect(marks.rows[0].marks.map { $0.counted?.mark.thousandths } == [7300, nil, nil, nil])
            #expect(marks.rows[1].marks[1].points?.earned.thousandths == 9000 && marks.rows[1].taken == 1)
            let now = scene.site.clock.now
            #expect(marks.rows[1].marks.map { $0.state(at: now) } == [.notStarted, .marked, .notStarted, .absent])
        }
    }

    @Test("a cell has the mark that the student's own page has")
    func own() async throws {
        try await CourseMarksScene.run { scene in
            for points in [6, 3, 8] { try await scene.add(points, of: "ana", at: "Exerciții") }
            let ana = try await scene.site.person("ana")
            let sheet = try MarkStore(database: scene.site.database).sheet(scene.course, of: ana, at: scene.site.clock.now)
            let entry = try #require(sheet?.entries.first { $0.assessment.title == "Exerciții" })
            let own = entry.assessment.policy.counts.counted(entry.attempts.compactMap(\.submission))
            #expect(try await scene.whole().rows.last?.marks[1].counted == own && own?.mark.thousandths == 8200)
        }
    }

    @Test("an annulled attempt has no mark; one in progress is in progress, and over when its time is")
    func states() async throws {
        try await InterventionScene.run { intervention in
            let scene = try await CourseMarksScene(intervention.site)
            func state() async throws -> TestMark.State? {
                try await scene.whole().rows.last?.marks.first?.state(at: scene.site.clock.now)
            }
            #expect(try await state() == .running)
            scene.site.clock.advance(by: .minutes(20))
            _ = try await intervention.carmen.get(intervention.taught)
            scene.site.clock.advance(by: .minutes(11))
            #expect(try await state() == .ending)
            try await intervention.annul()
            #expect(try await state() == .annulled)
            try await intervention.restore()
            #expect(try await state() == .marked)
        }
    }

    @Test("other dates of a student decide whether somebody is absent")
    func dates() async throws {
        try await CourseMarksScene.run { scene in
            let dates = try await DatesScene(scene.site)
            try await dates.give("ana", from: 24 * 60, to: 25 * 60)
            scene.site.clock.set(scene.site.minute(5 * 60))
            let rows = try await scene.whole().rows
            #expect(rows.map { $0.marks[0].state(at: scene.site.clock.now) } == [.absent, .notStarted])
            scene.site.clock.set(scene.site.minute(26 * 60))
            let after = try await scene.page().rows
            #expect(after.map { $0.marks[0].state(at: scene.site.clock.now) } == [.absent, .absent])
        }
    }

    @Test("who left stays while there are attempts, and is not expected in other tests; deleted tests are no column")
    func left() async throws {
        try await CourseMarksScene.run { scene in
            try await scene.add(5, of: "ana", at: "Exerciții")
            let quiz = try await scene.test("Exerciții")
            try await scene.site.database.write { tx in try tx.execute("DELETE FROM enrolment") }
            let row = try #require(try await scene.whole().rows.first)
            #expect(try await scene.whole().rows.count == 1 && !row.student.isEnrolled)
            #expect(row.marks.map { $0.state(at: scene.site.clock.now) } == [.left, .marked, .left, .left])
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE assessment SET removed_at = 1 WHERE id = \(quiz)")
            }
            let without = try await scene.whole()
            #expect(without.rows.isEmpty && !without.tests.contains { $0.id == quiz })
            #expect(try await scene.page().students == 0)
        }
    }

    @Test("a course without tests and one without students are there, and somebody else's is not")
    func empty() async throws {
        try await CourseMarksScene.run { scene in
            let store = CourseMarksStore(database: scene.site.database)
            let ana = try await scene.site.person("ana")
            #expect(try await store.whole(scene.course, by: ana) == nil)
            #expect(try await store.whole(ID(text: "nothing"), by: scene.carmen) == nil)
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE assessment SET removed_at = 1")
                try tx.execute("DELETE FROM enrolment")
            }
            let page = try await scene.page(
                .init(q: "x", kind: "quiz", topic: "y", test: "1", missing: "1", sort: "1", page: "9"))
            #expect(page.allTests.isEmpty && page.rows.isEmpty && page.pages == 1 && page.number == 1)
            #expect(try await scene.whole().rows.isEmpty)
        }
    }

    @Test("a page has 50 students; sorted by a test it has the best of all pages, and by missing marks all others")
    func pages() async throws {
        try await CourseMarksScene.run { scene in
            try await scene.crowd(118, at: ["Exerciții"])
            let (first, last) = (try await scene.page(), try await scene.page(.init(page: "3")))
            #expect(first.rows.count == 50 && last.rows.count == 20 && first.listed == 120 && first.pages == 3)
            #expect(Set(first.rows.map(\.student.id)).isDisjoint(with: last.rows.map(\.student.id)))
            let quiz = try await scene.number("Exerciții")
            let best = try await scene.page(.init(sort: quiz)).rows.map { $0.marks[1].counted?.mark.thousandths ?? 0 }
            #expect(best == best.sorted(by: >) && best.first == 10_000)
            let worst = try await scene.page(.init(sort: quiz, dir: "back", page: "3")).rows
            #expect(worst.suffix(2).allSatisfy { $0.marks[1].counted == nil }, "who has none is the last both times")
            let missing = try await scene.page(.init(missing: quiz))
            #expect(missing.rows.map(\.student.userName) == ["bogdan", "ana"] && missing.listed == 2 && missing.students == 120)
            #expect(first.holders[try await scene.test("Exerciții")] == 118)
            let taken = try await scene.page(.init(sort: "taken")).rows.map(\.taken)
            #expect(taken.allSatisfy { $0 == 1 })
        }
    }

    @Test("a page has what the matrix has")
    func same() async throws {
        try await CourseMarksScene.run { scene in
            try await scene.crowd(60, at: ["Exerciții", "Test final"])
            let whole = try await scene.whole().rows
            let pages = [try await scene.page(), try await scene.page(.init(page: "2"))].flatMap(\.rows)
            #expect(pages.map(\.student) == whole.map(\.student) && pages.map(\.marks) == whole.map(\.marks))
        }
    }

    @Test("600 students ask the database no more questions than 2 do, in every order and with every filter")
    func scale() async throws {
        try await CourseMarksScene.run { scene in
            let (quiz, final) = (try await scene.number("Exerciții"), try await scene.number("Test final"))
            let queries: [CourseMarksQuery] = [
                .init(), .init(q: "ana"), .init(sort: "number", dir: "back"), .init(sort: "taken"), .init(sort: quiz),
                .init(missing: final), .init(missing: quiz, sort: final, page: "2"), .init(test: quiz, sort: quiz),
            ]
            var few: [Int] = []
            for query in queries { few.append(try await scene.questions(query)) }
            let fewWhole = try await scene.questionsOfWhole()
            try await scene.crowd(598, at: ["Exerciții", "Test final"])
            for (query, before) in zip(queries, few) {
                #expect(try await scene.questions(query) <= before, "\(query.text())")
                #expect(before < 20)
            }
            #expect(try await scene.questionsOfWhole() == fewWhole)
        }
    }

    @Test("a page reads the attempts of its own students, not everyone's")
    func onlyItsOwn() async throws {
        try await CourseMarksScene.run { scene in
            try await scene.crowd(100, at: ["Exerciții"])
            let page = try await scene.page(.init(q: "student 1001"))
            #expect(page.rows.map(\.student.userName) == ["s1"] && page.rows[0].marks[1].attempts.count == 1)
        }
    }
}
