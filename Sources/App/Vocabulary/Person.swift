import Foundation

/// Somebody with an account.
struct Person: Sendable, Equatable {
    let id: ID<Person>
    /// The small integer that the Web service speaks.
    let number: Int
    let userName: String
    let name: String
    let surname: String
    let indexNumber: String?
    let email: String?
    let roles: Set<Role>
    /// The language picked, nil for the institution's.
    let language: Language?
    /// Whether an import put the account away: it cannot sign in until an import brings it back.
    let isPutAway: Bool
    /// Whether an administrator shut the account: it stays, with all that belongs to it, but nobody can sign in to it.
    var isDisabled = false

    var fullName: String { name + " " + surname }
}

/// The rules of user names: what people type is folded to small letters, and only plain characters are allowed.
enum UserName {
    static let longest = 64
    private static let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789.-_")

    static func folded(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }

    static func isValid(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= longest && text.allSatisfy(allowed.contains)
    }
}
