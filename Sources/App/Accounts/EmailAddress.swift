import Foundation

/// The rules for e-mail addresses: strict enough to find typing mistakes, and no stricter.
enum EmailAddress {
    static let longest = 254
    private static let longestLocalPart = 64
    private static let longestLabel = 63
    private static let localCharacters = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+-/=?^_`{|}~".utf8)

    /// Whether a text can be the address of a mailbox: plain characters before one @, and after it a domain of at least two
    /// labels, whose letters may be of any alphabet.
    static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= longest, parts.count == 2 else { return false }
        return isLocalPart(parts[0]) && isDomain(parts[1])
    }

    private static func isLocalPart(_ part: Substring) -> Bool {
        !part.isEmpty && part.utf8.count <= longestLocalPart && part.utf8.allSatisfy(localCharacters.contains)
            && !part.hasPrefix(".") && !part.hasSuffix(".") && !part.contains("..")
    }

    private static func isDomain(_ part: Substring) -> Bool {
        let labels = part.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy(isLabel), let last = labels.last else { return false }
        return last.unicodeScalars.count >= 2 && !last.allSatisfy(\.isWholeNumber)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.count <= longestLabel && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.unicodeScalars.allSatisfy(isOfLabel)
    }

    private static func isOfLabel(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-": return true
        default: break
        }
        if scalar.isASCII { return false }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType == .decimal || properties.generalCategory == .nonspacingMark
    }
}
