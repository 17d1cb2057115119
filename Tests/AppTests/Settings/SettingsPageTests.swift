import Testing

@testable import App

@Suite("The page of the settings for everybody")
struct SettingsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        language: Language? = nil, _ form: SettingsForm = SettingsForm(), errors: FormErrors? = nil
    ) -> SettingsPage {
        var configuration = Configuration(database: "gata.sqlite", templates: "Templates", publicFiles: "Public")
        configuration.language = language
        return SettingsPage(
            frame: ground.frame, strings: ground.strings, form: form, startedWith: configuration, errors: errors)
    }

    @Test("what the server was started with is said to win, where it was started with something")
    func overridden() {
        #expect(page().overridden == nil)
        #expect(page(language: .serbian).overridden == ground.strings("settings.overridden", ["values": Language.serbian.name]))
    }

    @Test("Europe's zones are offered by name, and behind them the time of the world")
    func zones() {
        let zones = page().zones
        #expect(zones.contains("Europe/Bucharest") && !zones.contains("America/New_York") && zones.last == "UTC")
        #expect(Array(zones.dropLast()) == zones.dropLast().sorted())
    }

    @Test("the tick that lets teachers renew passwords stands as it was set")
    func renewals() {
        #expect(!page().hasRenewals && page(SettingsForm(renewals: "1")).hasRenewals)
    }

    @Test("what was typed comes back with its mistake beside it and before the title")
    func mistakes() {
        let wrong = page(SettingsForm(zone: "Marte/Olimp"), errors: .one("zone", "settings.zone-unknown"))
        #expect(wrong.zone == "Marte/Olimp" && wrong.zoneError != nil && ground.isMarked(wrong.frame))
        #expect(page().zone.isEmpty && page().zoneError == nil && !ground.isMarked(page().frame))
    }
}
