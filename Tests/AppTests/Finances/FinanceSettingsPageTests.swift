import Testing

@testable import App

@Suite("The page of how one pays")
struct FinanceSettingsPageTests {
    private typealias Sample = SampleFinances

    @Test("shows what is set, and marks its title when something is wrong")
    func shown() throws {
        let ground = try PageGround()
        func page(_ settings: FinanceSettings, seen: String? = nil, _ errors: FormErrors? = nil) -> FinanceSettingsPage {
            var form = FinanceSettingsForm(settings)
            form.seen = seen
            return FinanceSettingsPage(
                frame: ground.frame, strings: ground.strings, form: form, present: settings, institution: "Școala",
                errors: errors)
        }
        #expect(page(Sample.settings).hasIPS && page(Sample.settings).blocks && !page(.initial).hasIPS)
        #expect(ground.isMarked(page(.initial, .one("account", "money.account-ips")).frame))
        #expect(!ground.isMarked(page(.initial).frame) && !page(Sample.settings).hasStored)
        let overtaken = page(Sample.settings, .one("recipient", "money.settings-changed"))
        #expect(overtaken.stored.map(\.value).contains("160-0000000012345-95") && overtaken.seen == Sample.settings.fingerprint)
        let wrong = page(Sample.settings, seen: "old", .one("account", "money.account-ips"))
        #expect(wrong.seen == "old", "another mistake does not hide that somebody else has changed it")
        #expect(page(Sample.settings, seen: "old", .one("recipient", "money.settings-changed")).seen == overtaken.seen)
    }

    @Test("the payment code needs an account that can have one; without it any account will do")
    func account() throws {
        var form = FinanceSettingsForm(.initial)
        form.account = "RO49AAAA1B31007593840000"
        #expect(try form.settings().account == "RO49AAAA1B31007593840000")
        form.ips = "1"
        #expect(throws: FormErrors.one("account", "money.account-ips")) { try form.settings() }
        form.account = "845-404849-87"
        #expect(try form.settings().offersIPS)
    }
}
