import Testing

@testable import App

@Suite("The page that asks why a finding is set aside")
struct DesignExceptionPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    @Test("keeps what was typed, and says what is wrong with it")
    func reason() {
        let finding = DesignFinding(rule: .noObjectives, href: "/teach")
        let page = DesignExceptionPage(
            frame: ground.frame, strings: ground.strings, course: .sample(), finding: finding,
            form: DesignExceptionForm(finding: finding.key, reason: "x"), help: ground.help,
            errors: .one("reason", "form.too-long"))
        #expect(page.finding == "no-objectives" && page.errors != nil && ground.isMarked(page.frame))
        #expect(page.sentence == finding.sentence(ground.strings) && page.fields.map(\.id) == ["reason"])
    }
}
