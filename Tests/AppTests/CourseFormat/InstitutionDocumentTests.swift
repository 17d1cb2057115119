import Foundation
import Testing

@testable import App

@Suite("institution.yaml")
struct InstitutionDocumentTests {
    private func read(_ text: String) throws -> Institution {
        try InstitutionDocument(TextFile(name: "institution.yaml", text: text)).institution
    }

    @Test("gives name, language, time zone and whom to ask")
    func whole() throws {
        let institution = try read(
            "name: Univerzitet Đurđevak\nlanguage: sr-Latn\ntime-zone: Europe/Belgrade\npassword-contact: tel. 1, soba 2")
        #expect(
            institution
                == Institution(
                    name: "Univerzitet Đurđevak", language: .serbian, zone: TimeZone(identifier: "Europe/Belgrade")!,
                    passwordContact: "tel. 1, soba 2"))
    }

    @Test("may say how user names are made, and is written as it is read")
    func userNames() throws {
        let institution = try read("name: A\nlanguage: en\ntime-zone: UTC\nuser-names: \"{family}.{index}\"")
        #expect(institution.userNames == UserNamePattern("{family}.{index}") && institution.userNames != nil)
        #expect(try read(InstitutionFileText.text(institution)) == institution)
        #expect(try read("name: A\nlanguage: en\ntime-zone: UTC").userNames == nil)
    }

    private func payment(_ text: String) throws -> WrittenPayment? {
        let base = "name: A\nlanguage: en\ntime-zone: UTC\n"
        return try InstitutionDocument(TextFile(name: "institution.yaml", text: base + text)).payment
    }

    @Test("may say where students pay, each setting by itself")
    func paying() throws {
        #expect(try payment("") == nil)
        #expect(try payment("payment-account: RO49 AAAA 1B31\n") == WrittenPayment(account: "RO49 AAAA 1B31"))
        let whole = """
            payment-recipient: Univerzitet
            payment-account: 845-404849-87
            payment-purpose: Školarina
            payment-code: ips
            debt-stops-exams: true
            """
        #expect(
            try payment(whole)
                == WrittenPayment(
                    recipient: "Univerzitet", account: "845-404849-87", purpose: "Školarina", offersIPS: true, debtBlocks: true))
        #expect(
            try payment("payment-code: none\ndebt-stops-exams: false") == WrittenPayment(offersIPS: false, debtBlocks: false))
    }

    @Test(
        "names the line of what cannot be about paying",
        arguments: [
            ("payment-account: 845-404849-88\npayment-code: ips", [":5 mistake.payment-code"]),
            ("payment-code: ips", [":4 mistake.payment-code"]),
            ("payment-code: qr\ndebt-stops-exams: da", [":4 mistake.setting-choice", ":5 mistake.setting-choice"]),
            ("payment-purpose: \(String(repeating: "š", count: 36))", [":4 mistake.setting-long"]),
            ("payment-account: \(String(repeating: "1", count: 61))", [":4 mistake.setting-long"]),
            ("payment-recipient: [a]", [":4 mistake.setting-not-text"]),
            ("payments: a", [":4 mistake.setting-unknown"]),
        ])
    func payingMistakes(text: String, expected: [String]) throws {
        #expect(try readingPlaces { _ = try payment(text) } == expected.map { "institution.yaml" + $0 })
    }

    @Test("may leave out whom to ask")
    func withoutContact() throws {
        #expect(try read("name: A\nlanguage: en\ntime-zone: UTC").passwordContact == nil)
    }

    @Test(
        "is refused with all its mistakes",
        arguments: [
            ("name: A\nlanguage: fr\ntime-zone: Europe/Bucuresti", [":2 mistake.setting-choice", ":3 mistake.time-zone"]),
            (
                "language: ro\nzone: x",
                [":2 mistake.setting-unknown", ":1 mistake.setting-missing", ":1 mistake.setting-missing"]
            ),
            ("name: A\nlanguage: en\ntime-zone: UTC\nuser-names: ime.prezime", [":4 mistake.user-names"]),
            ("name: [a]\nlanguage: en\ntime-zone: UTC", [":1 mistake.setting-not-text"]),
            ("name", [":1 mistake.not-settings"]),
            ("", [":1 mistake.not-settings"]),
        ])
    func mistakes(text: String, expected: [String]) throws {
        #expect(try readingPlaces { _ = try read(text) } == expected.map { "institution.yaml" + $0 })
    }
}
