import Testing

@testable import App

@Suite("Which marks of a course are asked for")
struct CourseMarksQueryTests {
    private typealias Sample = SampleCourseMarks

    private static let students = [
        Sample.student("bogdan", "Șerban", number: "20"), Sample.student("ana", "Țîrlea", number: "3"),
        Sample.student("ema", "Ionescu", number: nil),
    ].inOrder

    /// Ana has 9, Ema 4, Bogdan nothing in the final.
    private static let known = KnownMarks(
        students.map { student in
            let points = ["ana": 9, "ema": 4][student.userName]
            let attempts = points.map { [Sample.attempt($0, at: Sample.final)] } ?? []
            return .init(student: student, marks: [TestMark(attempts: attempts, rule: .best, closes: nil, isEnrolled: true)])
        }, in: [Sample.final])

    private func listed(_ query: CourseMarksQuery, taken: [ID<Person>: Int] = [:]) -> [String] {
        query.settled(Sample.tests, .sample).listed(Self.students, in: Sample.tests, known: Self.known, taken: taken).map(
            \.userName)
    }

    @Test("students are ordered as in a dictionary, by number, by marks and by how many marks they have")
    func orders() {
        #expect(listed(.init()) == ["ema", "bogdan", "ana"] && listed(.init(dir: "back")) == ["ana", "bogdan", "ema"])
        #expect(listed(.init(sort: "number")) == ["bogdan", "ana", "ema"])
        #expect(listed(.init(sort: "number", dir: "back")) == ["ana", "bogdan", "ema"], "who has none is the last both times")
        #expect(listed(.init(sort: "7")) == ["ana", "ema", "bogdan"])
        #expect(listed(.init(sort: "7", dir: "back")) == ["ema", "ana", "bogdan"])
        let taken: [ID<Person>: Int] = [ID(text: "bogdan"): 2, ID(text: "ana"): 3]
        #expect(listed(.init(sort: "taken"), taken: taken) == ["ana", "bogdan", "ema"])
        #expect(listed(.init(sort: "taken", dir: "back"), taken: taken) == ["ema", "bogdan", "ana"])
    }

    @Test("they are found by the beginnings of words in their names, user names and numbers, and by a mark that is missing")
    func filters() {
        #expect(listed(.init(q: "serb")) == ["bogdan"] && listed(.init(q: "ana tir")) == ["ana"])
        #expect(listed(.init(q: "20")) == ["bogdan"] && listed(.init(q: "xyz")) == [])
        #expect(listed(.init(missing: "7")) == ["bogdan"] && listed(.init(q: "ana", missing: "7")) == ["bogdan"])
    }

    @Test("tests are chosen by kind, by topic with its subtopics, or one of them")
    func tests() {
        func numbers(_ query: CourseMarksQuery) -> [Int] { query.chosen(Sample.tests, .sample).map(\.number) }
        #expect(numbers(.init()) == [7, 8, 9])
        #expect(numbers(.init(kind: "final")) == [7] && numbers(.init(kind: "quiz")) == [8, 9])
        #expect(numbers(.init(topic: "architecture")) == [7] && numbers(.init(topic: "language")) == [8])
        #expect(numbers(.init(kind: "quiz", topic: "architecture")) == [])
        #expect(numbers(.init(kind: "final", test: "9")) == [9])
    }

    @Test("what means nothing is left out of the address, and nothing is longer than a search may be")
    func hostile() {
        let long = String(repeating: "ș", count: 100_000)
        let query = CourseMarksQuery(
            q: long, kind: "exam", topic: "elsewhere", test: "-1", missing: "99999999999999999999", sort: long, dir: "up",
            page: "-1")
        let settled = query.settled(Sample.tests, .sample)
        #expect(settled.text().hasPrefix("?q=") && !settled.text().contains("&"))
        #expect(settled.q?.count == CourseMarksQuery.longestSearch)
        #expect(settled.number == 1 && CourseMarksQuery(page: "x").number == 1 && CourseMarksQuery(page: "7").number == 7)
        #expect(listed(.init(sort: "8' OR 1=1")) == listed(.init()))
    }

    @Test("the address of a list is that of the same list, and pressing an order again turns it round")
    func addresses() {
        let query = CourseMarksQuery(q: "a b", kind: "final", sort: "7").settled(Sample.tests, .sample)
        #expect(query.text(page: 2) == "?q=a%20b&kind=final&sort=7&page=2")
        #expect(query.ordered(by: "7").text() == "?q=a%20b&kind=final&sort=7&dir=back")
        #expect(query.ordered(by: "7").ordered(by: "7").dir == nil && query.ordered(by: nil).text() == "?q=a%20b&kind=final")
        #expect(query.showing("8").text() == "?q=a%20b&test=8&sort=7")
    }

    @Test("a page beyond the last one is the last one")
    func pages() {
        let many = (1...120).map { Sample.student("s\($0)", "S") }
        #expect(CourseMarksSheet.page(1, of: many).count == 50 && CourseMarksSheet.page(3, of: many).count == 20)
        #expect(CourseMarksSheet.page(.max, of: many).first?.userName == "s101")
        #expect(CourseMarksSheet.page(5, of: []).isEmpty && CourseMarksSheet.pages(0) == 1 && CourseMarksSheet.pages(50) == 1)
    }
}
