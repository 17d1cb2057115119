import Database
import Foundation

/// A language that the pages speak; the raw value is its BCP 47 tag.
public enum Language: String, CaseIterable, Sendable, DatabaseValue {
    case romanian = "ro"
    case serbian = "sr-Latn"
    case english = "en"

    /// Its own name, as a person looking for it would read it.
    var name: String {
        switch self {
        case .romanian: "Română"
        case .serbian: "Srpski"
        case .english: "English"
        }
    }

    /// Where its dates and numbers come from.
    var locale: Locale {
        switch self {
        case .romanian: Locale(identifier: "ro_RO")
        case .serbian: Locale(identifier: "sr_Latn_RS")
        case .english: Locale(identifier: "en_GB")
        }
    }
}
