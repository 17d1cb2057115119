import Testing

@testable import App

@Suite("A form that somebody else has overtaken")
struct OvertakenFormTests {
    @Test(
        "carries what is stored now once its sender is told, and what it showed as long as the sender is not",
        arguments: [
            "exams.changed", "groups.added", "groups.changed", "money.settings-changed", "people.changed-meanwhile",
            "points.mark-changed", "points.plan-changed", "semesters.added", "semesters.changed", "teach.changed",
        ])
    func seen(key: String) {
        let told: FormErrors? = FormErrors(items: [.init(field: "a", key: "form.too-long"), .init(field: "b", key: key)])
        #expect(told.isOvertaken && told.seen("1", "2") == "2" && told.seen(nil, "2") == "2")
        let wrong: FormErrors? = .one("a", "form.too-long")
        #expect(!wrong.isOvertaken && wrong.seen("1", "2") == "1")
        let none: FormErrors? = nil
        #expect(!none.isOvertaken && none.seen(nil, "2") == "2")
    }
}
