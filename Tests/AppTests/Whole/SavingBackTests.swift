import Testing

@testable import App

@Suite("A way back that saves belongs to a form, and every form that is left with care says so")
struct SavingBackTests {
    /// Pages whose way back is a link: without script what is typed there is lost on the way.
    private static let plain: Set<String> = [
        "CourseGroupPage", "DatesPage", "ExamDateEditPage", "ExamPeriodEditPage", "MarkChangePage", "OfficeAccountPage",
        "PersonEditPage", "PlanPartPage", "ProfilePage", "QuestionEditPage", "SemesterEditPage", "TestSettingsPage",
    ]

    /// Pages on which a list, or a charge of a group, is checked before it is saved.
    private static let checking: Set<String> = [
        "EnrolmentListPage", "ExamDateListPage", "GroupChargePage", "MoneyListPage", "OutcomesPage", "PointListPage",
    ]

    @Test("the button of the bar saves a form of its page; it is not what Enter presses; with script it is a link")
    func buttons() throws {
        var saving: Set<String> = []
        for (sample, html) in try SamplePages.printed(.romanian) {
            let back = #/<button class="back" form="([^"]+)" name="go" value="back" data-href="[^"]+">/#
            guard let button = html.firstMatch(of: back) else { continue }
            saving.insert(sample.type)
            let form = html.matches(of: #/<form ([^>]*)>/#).map(\.1).filter { $0.contains("id=\"\(button.1)\"") }
            #expect(form.count == 1 && form[0].contains("data-leaving=\""), "\(sample.type), \(sample.state)")
            // A browser presses the first button of a form, and that stands right before.
            let before = html[..<button.range.lowerBound]
            #expect(
                before.hasSuffix("<button class=\"enter\" form=\"\(button.1)\" tabindex=\"-1\" aria-hidden=\"true\"></button>"),
                "\(sample.type), \(sample.state)")
            #expect(html.contains(#/src="\/assets\/leaving-[^"]+\.js"/#), "\(sample.type), \(sample.state)")
        }
        #expect(saving.count == 21)
        #expect(saving.isDisjoint(with: Self.plain))
    }

    @Test("whatever is left with care on a page has one, but for pages that are none of a design")
    func forms() throws {
        for (sample, html) in try SamplePages.printed(.romanian) where html.contains("data-leaving=\"") {
            let saves = html.contains("name=\"go\" value=\"back\" data-href=")
            // Nobody copies a course on the way back.
            let isPlain =
                Self.plain.union(Self.checking).contains(sample.type) || sample.type == "CourseEditPage" && sample.state == "copy"
            #expect(saves != isPlain, "\(sample.type), \(sample.state)")
            #expect(html.contains(#/src="\/assets\/(leaving|compose)-[^"]+\.js"/#), "\(sample.type), \(sample.state)")
        }
    }

    @Test("a list is left with care: what was checked is as if it had been typed, because no browser finds the page again")
    func checked() throws {
        var found: [String: Set<Bool>] = [:]
        for (sample, html) in try SamplePages.printed(.romanian) where Self.checking.contains(sample.type) {
            let isChecked = html.contains("name=\"checked\"")
            found[sample.type, default: []].insert(isChecked)
            let isOpen = html.contains("name=\"list\"") || sample.type == "GroupChargePage"
            #expect(html.contains("data-leaving=\"") == isOpen, "\(sample.type), \(sample.state)")
            #expect(html.contains(" data-typed>") == isChecked, "\(sample.type), \(sample.state)")
            #expect(html.contains(#/src="\/assets\/leaving-/#) == isOpen, "\(sample.type), \(sample.state)")
        }
        #expect(Set(found.keys) == Self.checking && found.values.allSatisfy { $0 == [true, false] })
    }
}
