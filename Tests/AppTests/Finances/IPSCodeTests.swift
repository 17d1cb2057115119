import Testing

@testable import App

@Suite("The payment code of the National Bank of Serbia")
struct IPSCodeTests {
    private static let account = "845-404849-87"

    private func code(
        _ minor: Int = 3596_13, _ currency: Currency = .dinar, account: String = account, recipient: String = "JP EPS",
        purpose: String = "Školarina", reference: String? = nil
    ) -> IPSCode? {
        IPSCode(
            account: account, recipient: recipient, money: Money(minor: minor, currency: currency), purpose: purpose,
            reference: reference.flatMap { PaymentReference($0) })
    }

    @Test("is the text that the bank asks for, tag by tag")
    func exact() {
        #expect(
            code(reference: "11-22")?.text
                == "K:PR|V:01|C:1|R:845000000040484987|N:JP EPS|I:RSD3596,13|SF:189|S:Školarina|RO:001122")
        #expect(
            code(5, purpose: " ")?.text == "K:PR|V:01|C:1|R:845000000040484987|N:JP EPS|I:RSD0,05|SF:189")
    }

    @Test("says the model of a reference that has control digits")
    func model() throws {
        let control = try #require(
            (0...98).map { ($0 < 10 ? "0" : "") + "\($0)" }.first { PaymentReference($0 + "1001")?.isModel97 == true })
        #expect(code(reference: control + "-1001")?.text.hasSuffix("|RO:97" + control + "1001") == true)
    }

    @Test("is none for euros, for an account elsewhere, without a recipient, and for a reference that is too long")
    func none() {
        #expect(code(100, .euro) == nil && code(account: "RO49AAAA1B31007593840000") == nil && code(recipient: " ") == nil)
        #expect(code(0) == nil && code(reference: String(repeating: "1", count: 24)) == nil)
    }

    @Test("nothing that is typed begins a tag of its own")
    func hostile() {
        let text = code(recipient: "A|I:RSD1,00\nB", purpose: "x|RO:99")?.text
        #expect(text?.split(separator: "|").count == 8)
        #expect(text?.contains("N:A I:RSD1,00 B|") == true && text?.hasSuffix("|S:x RO:99") == true)
        #expect(
            code(purpose: String(repeating: "ž", count: 99))?.text.hasSuffix("S:" + String(repeating: "ž", count: 35)) == true)
    }

    @Test("is read back from the page's picture by a decoder, letter for letter")
    func readBack() throws {
        let text = try #require(code(recipient: "Univerzitet Šćepan Đurić", reference: "11-22")).text
        #expect(try QRReader.read(#require(QRCode(text))) == text)
    }
}
