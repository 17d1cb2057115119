/// A telephone number as a person writes it.
enum PhoneNumber {
    /// How many digits one has, with the country's code and an extension.
    static let digits = 6...15
    static let longest = 40
    private static let signs = Set(" ()-./")

    /// Whether a text has as many digits as a number has, and besides them only spaces, `( ) - . /`, and `+` at the beginning.
    static func isValid(_ text: String) -> Bool {
        guard text.utf8.count <= longest else { return false }
        let rest = text.hasPrefix("+") ? text.dropFirst() : text[...]
        guard rest.allSatisfy({ isDigit($0) || signs.contains($0) }) else { return false }
        return digits.contains(rest.count(where: isDigit))
    }

    /// What a link dials. The zero of `+381 (0)11` is left out: it is dialled only inside the country.
    static func href(_ text: String) -> String {
        let isInternational = text.hasPrefix("+")
        let dialled = isInternational ? text.replacing("(0)", with: "") : text
        return "tel:" + (isInternational ? "+" : "") + dialled.filter(isDigit)
    }

    private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }
}

/// What stands before the name of a person: dr, prof. dr.
enum PersonTitle {
    /// In letters.
    static let longest = 40
}
