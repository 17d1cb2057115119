/// One person in a list of students, or in the form for one, as typed.
struct EnrolmentLine: Sendable, Equatable {
    /// The line's number in the list, from 1.
    let number: Int
    let userName: String
    let name: String?
    let surname: String?
    let indexNumber: String?
    let email: String?
    var mistakes: [EnrolmentMistake] = []

    private static let longestName = 100
    private static let longestIndexNumber = 40

    var fullName: String? {
        let parts = [name, surname].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The mistakes in the line that do not depend on existing accounts.
    var ownMistakes: [EnrolmentMistake] {
        var mistakes: [EnrolmentMistake] = []
        if !UserName.isValid(userName) { mistakes.append(.userName) }
        if [name, surname].contains(where: { $0?.isWithin(letters: Self.longestName) == false }) {
            mistakes.append(.nameTooLong)
        }
        if let indexNumber, !indexNumber.isWithin(letters: Self.longestIndexNumber) { mistakes.append(.indexNumberTooLong) }
        if let email, !EmailAddress.isValid(email) { mistakes.append(.email) }
        return mistakes
    }
}

/// Why somebody cannot be enrolled.
enum EnrolmentMistake: Sendable, Equatable {
    case userName
    case userNameTwice
    case nameMissing
    case surnameMissing
    case nameTooLong
    case indexNumberTooLong
    case indexNumberTwice
    case indexNumberTaken
    case email
    case closed
    case noStudent
    case control
    case quotation
    case cells

    /// The field that the mistake belongs to, in the form for one person.
    var field: String {
        switch self {
        case .nameMissing, .nameTooLong: "name"
        case .surnameMissing: "surname"
        case .indexNumberTooLong, .indexNumberTwice, .indexNumberTaken: "index-number"
        case .email: "email"
        default: "user"
        }
    }

    /// The key of its sentence.
    var key: String {
        switch self {
        case .userName: "enrol.user-name"
        case .userNameTwice: "enrol.user-name-twice"
        case .nameMissing: "enrol.name-missing"
        case .surnameMissing: "enrol.surname-missing"
        case .nameTooLong, .indexNumberTooLong: "teach.too-long"
        case .indexNumberTwice: "enrol.index-number-twice"
        case .indexNumberTaken: "enrol.index-number-taken"
        case .email: "enrol.email"
        case .closed: "enrol.closed"
        case .noStudent: "enrol.no-student"
        case .control: "enrol.control"
        case .quotation: "enrol.quotation"
        case .cells: "enrol.cells"
        }
    }
}
