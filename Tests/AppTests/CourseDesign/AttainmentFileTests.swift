import Testing

@testable import App

@Suite("The attainment of objectives is saved as a table")
struct AttainmentFileTests {
    private typealias Sample = SampleAttainment
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    @Test("as a table: a row for each student, the share in percent, and on demand the points and the quizzes")
    func file() {
        func file(withPoints: Bool) -> AttainmentFile {
            AttainmentFile(
                course: .sample(), students: Sample.students,
                attainments: ObjectiveAttainment.all([Sample.objective, Sample.other], Sample.tests).enumerated()
                    .map { .init(number: $0 + 1, attainment: $1) }, withPoints: withPoints, strings: ground.strings)
        }
        let table = file(withPoints: false).table
        #expect(table.headings.count == 8 && table.headings[4] == "analizeaza-straturi – percent in final tests")
        #expect(table.headings[6] == "2 – percent in final tests", "its number, for it has no key")
        #expect(Array(table.rows[0].dropFirst(4)) == [.thousandths(100_000), .whole(1), .empty, .empty])
        #expect(Array(table.rows[2].dropFirst(4)) == [.empty, .empty, .empty, .empty])
        let whole = file(withPoints: true).table
        #expect(
            Array(whole.rows[0].dropFirst(4).prefix(7)) == [
                .thousandths(100_000), .whole(1), .thousandths(1000), .thousandths(1000), .thousandths(0), .thousandths(0),
                .thousandths(1000),
            ])
    }
}
