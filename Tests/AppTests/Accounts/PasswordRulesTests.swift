import Testing

@testable import App

@Suite("A new password")
struct PasswordRulesTests {
    private func objection(_ password: String, _ context: [String] = ["ana.ionescu.1001"]) -> String? {
        PasswordRules.objection(to: password, context: context)
    }

    @Test(
        "is taken when it is long enough and not the first that anybody would try",
        arguments: [
            "gata-demo-2026", "un cal verde pe lună", "correct horse battery", "Tz7!kq0p", "ana are mere și pere", "🐴🐑🐄🐖🐓🦆🐕🐈",
            String(repeating: "abcd9", count: 25) + "xyz",
        ])
    func isTaken(password: String) {
        #expect(objection(password) == nil)
    }

    @Test("is refused below 8 and above 128 characters")
    func length() {
        #expect(objection("Tz7!kq0") == "password.too-short")
        #expect(objection("") == "password.too-short")
        #expect(objection("șțăîâșț") == "password.too-short")
        let longest = String(repeating: "Tz7!kq0p", count: 16)
        #expect(objection(longest) == nil)
        #expect(objection(longest + "x") == "password.too-long")
    }

    @Test(
        "is refused when it is a row of neighbours or of the same few characters",
        arguments: [
            "12345678", "123456789", "87654321", "abcdefgh", "hgfedcba", "ABCDEFGH", "aaaaaaaa", "abababab", "aaaabbbb",
            "11111111111111",
        ])
    func isARow(password: String) {
        #expect(objection(password) == "password.guessable")
    }

    @Test(
        "is refused when it is a personal identity number, as it stands on papers or with signs in it",
        arguments: [
            "0101990710006", "1900101221144", "0101990-710006", "0101990710006!", "0101990 710006", "01.01.990/710006",
            "０１０１９９０７１０００６",
        ])
    func isIdentityNumber(password: String) {
        #expect(objection(password) == "password.identity-number")
    }

    @Test(
        "digits of another number say nothing of a person, and are as easy to guess",
        arguments: ["010199071000", "01019907100061"])
    func isAnotherNumber(password: String) {
        #expect(objection(password) == "password.guessable")
    }

    @Test("may have such a number among words")
    func containsADigit() {
        #expect(objection("0101990710006 cai verzi") == nil)
    }

    @Test(
        "is refused when it is a common word, whatever digits and signs stand around",
        arguments: [
            "password", "PASSWORD", "Password1", "password123!", "123password", "!parola2026", "Lozinka1", "qwertyuiop",
            "student1",
            "student2026", "universitate", "facultate1", "p@ssw0rd", "1q2w3e4r", "a1b2c3d4", "trustno1", "20262026",
            "administrator",
            "administrator1",
        ])
    func isCommon(password: String) {
        #expect(objection(password) == "password.guessable")
    }

    @Test(
        "is refused when it is the user name, whatever digits and signs stand around",
        arguments: [
            ("ana.ionescu.1001", "ana.ionescu.1001"), ("Ana.Ionescu.1001", "ana.ionescu.1001"),
            ("ana.ionescu.1001!", "ana.ionescu.1001"),
            ("bogdan.serban1", "bogdan.serban"), ("administrator", "administrator"), ("professor", "professor"),
        ])
    func isTheUserName(password: String, userName: String) {
        #expect(objection(password, [userName]) == "password.guessable")
    }

    @Test("may contain a word of the context among others")
    func containsTheContext() {
        #expect(objection("ana.ionescu.1001 merge la munte") == nil)
        #expect(objection("anatomie3", ["ana"]) == nil)
    }
}
