import Testing

@testable import App

@Suite("A telephone number")
struct PhoneNumberTests {
    @Test(
        "is read as people write it, and dialled without its signs",
        arguments: [
            ("011 203-08-85", "tel:0112030885"), ("+381 (0)11 203 08 85", "tel:+381112030885"),
            ("011/2030-885", "tel:0112030885"),
            ("0200.000.100", "tel:0200000100"), ("123456", "tel:123456"), ("(021) 310 20 30", "tel:0213102030"),
            ("123 456 789 012 345", "tel:123456789012345"), ("(0)11 203 08 85", "tel:0112030885"),
        ])
    func read(text: String, href: String) {
        #expect(PhoneNumber.isValid(text) && PhoneNumber.href(text) == href)
    }

    @Test(
        "is refused with too few or too many digits, letters, other signs, and a plus inside",
        arguments: [
            "", "12345", "1234567890123456", "0200 000 100 int. 3", "011+2030885", "++40213102030", "٠١٢٣٤٥٦", "0200,000100",
            "1        2        3        4        5        6", "021;ext=3310203", "０１２３４５６",
            "1234567\u{301}",
        ])
    func refused(text: String) {
        #expect(!PhoneNumber.isValid(text))
    }
}
