import Foundation

/// Somebody with an account.
struct Person: Sendable, Equatable {
    let id: ID<Person>
    /// The small integer that names the person in the Web service.
    let number: Int
    let userName: String
    let name: String
    let surname: String
    let indexNumber: String?
    let email: String?
    let roles: Set<Role>
    /// The language picked, nil for the institution's.
    let language: Language?
    /// Whether an import removed the account. It cannot sign in until an import brings it back.
    let isPutAway: Bool
    /// Whether an administrator disabled the account. It keeps all its data, but nobody can sign in to it.
    var isDisabled = false
    /// What stands before the name where a teacher is named: dr, prof. dr.
    var title: String?
    var phone: String?

    var fullName: String { name + " " + surname }
}

extension [Person] {
    /// People sorted by surname and name; accents do not matter.
    var inOrder: [Person] {
        map { (SearchText.fold($0.surname) + SearchText.fold($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// The rules for user names. What is typed is changed to lower case, and only plain characters are allowed.
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
