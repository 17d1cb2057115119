import Foundation

/// The rules for a new password (ASVS 5.0, 6.2): long enough, and not among those that are guessed first. There are no rules
/// about kinds of characters, and passwords do not expire.
enum PasswordRules {
    static let shortest = 8
    static let longest = 128
    /// The greatest length in bytes of UTF-8, four for each character.
    static let mostBytes = longest * 4

    /// The key of the sentence that says what is wrong; nil when the password is allowed. `context` is the list of words of the
    /// person or the place, such as the user name.
    static func objection(to password: String, context: [String]) -> String? {
        if password.count < shortest { return "password.too-short" }
        if !password.isWithin(letters: longest) || password.utf8.count > mostBytes { return "password.too-long" }
        if isIdentityNumber(password) { return "password.identity-number" }
        return isGuessable(password, context: context) ? "password.guessable" : nil
    }

    /// The words of a person and the place that a password must not be.
    static func context(userName: String, fullName: String, institution: String) -> [String] {
        [userName, institution] + fullName.split(separator: " ").map(String.init)
    }

    /// Whether it may be a personal identity number, Serbian or Romanian: 13 digits, whatever signs and spaces are among them.
    private static func isIdentityNumber(_ password: String) -> Bool {
        let core = password.filter { $0.isLetter || $0.isNumber }
        return core.count == 13 && core.allSatisfy(\.isWholeNumber)
    }

    private static func isGuessable(_ password: String, context: [String]) -> Bool {
        let folded = password.lowercased()
        if Set(folded).count < 4 { return true }
        if isSequence(folded) { return true }
        let core = core(of: folded)
        if core.isEmpty || commonWords.contains(core) || commonWords.contains(folded) { return true }
        return context.map { $0.lowercased() }.contains { word in
            word.count >= 4 && (folded == word || core == word || core == self.core(of: word))
        }
    }

    /// The word without the digits and signs around it.
    private static func core(of word: String) -> String {
        word.trimmingCharacters(in: CharacterSet(charactersIn: "0123456789!?.,*#@$&+=-_"))
    }

    /// Whether each character follows the one before it by the same step, as in 12345678, abcdefgh or 87654321.
    private static func isSequence(_ text: String) -> Bool {
        let codes = text.unicodeScalars.map { Int($0.value) }
        let steps = Set(zip(codes, codes.dropFirst()).map { $1 - $0 })
        return steps == [1] || steps == [-1]
    }

    /// Words at the top of published lists of stolen passwords, and their Romanian and Serbian counterparts. They are refused
    /// with digits and signs around them as well.
    private static let commonWords: Set<String> = [
        "password", "passw0rd", "p@ssword", "p@ssw0rd", "parola", "parolamea", "lozinka", "sifra", "qwerty", "qwertyuiop",
        "qwertyui", "asdfghjk", "asdfghjkl", "zxcvbnm", "qwertz", "qwertzuiop", "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx",
        "qazwsx", "qazwsxedc", "zaq12wsx", "abc", "abcd", "abcdef", "letmein", "welcome", "iloveyou", "admin",
        "administrator", "root", "toor", "guest", "login", "master", "monkey", "dragon", "football", "baseball",
        "basketball", "superman", "batman", "sunshine", "princess", "shadow", "trustno1", "michael", "jordan", "jennifer",
        "ashley", "bailey", "charlie", "donald", "freedom", "whatever", "starwars", "computer", "internet", "samsung",
        "google", "facebook", "student", "profesor", "teacher", "facultate", "universitate", "fakultet", "univerzitet",
        "university", "school", "scoala", "skola", "romania", "bucuresti", "beograd", "srbija", "serbia", "steaua",
        "dinamo", "rapid", "zvezda", "partizan", "iubire", "teiubesc", "volimte", "ljubav", "fotbal", "fudbal", "test",
        "testtest", "changeme", "secret", "default", "passpass", "a1b2c3d4", "aa123456", "killer", "hunter", "pokemon",
        "naruto", "minecraft", "chelsea", "liverpool", "arsenal", "barcelona", "realmadrid", "juventus", "ferrari",
        "mercedes", "corvette", "harley", "yamaha", "summer", "winter", "spring", "autumn", "vara", "iarna", "leto", "zima",
    ]
}
