/// One person in a list of students, or in the form for one, as typed.
struct EnrolmentLine: Sendable, Equatable {
    /// The line's number in the list, from 1.
    let number: Int
    /// Empty when the list has none: it is proposed then.
    var userName: String
    let name: String?
    let surname: String?
    let indexNumber: String?
    let email: String?
    var mistakes: [EnrolmentMistake] = []
    /// The account whose enrolment was confirmed, whatever the line says beside.
    var confirmed: ID<Person>?
    /// The name of the group in which the student is; nil where the line does not say.
    var group: String?

    private static let longestName = 100
    private static let longestIndexNumber = 40

    var fullName: String? {
        let parts = [name, surname].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The mistakes in the line that do not depend on existing accounts.
    var ownMistakes: [EnrolmentMistake] {
        var mistakes: [EnrolmentMistake] = []
        if userName.isEmpty {
            if fullName == nil, indexNumber == nil { mistakes.append(.nobody) }
        } else if !UserName.isValid(userName) {
            mistakes.append(.userName)
        }
        if [name, surname].contains(where: { $0?.isWithin(letters: Self.longestName) == false }) {
            mistakes.append(.nameTooLong)
        }
        if let indexNumber, !indexNumber.isWithin(letters: Self.longestIndexNumber) { mistakes.append(.indexNumberTooLong) }
        if let indexNumber, indexNumber.wholeMatch(of: #/\d{4}-\d\d-\d\d/#) != nil { mistakes.append(.indexNumberDate) }
        if group?.isWithin(letters: WrittenGroup.longestName) == false { mistakes.append(.groupTooLong) }
        if let email, !EmailAddress.isValid(email) { mistakes.append(.email) }
        return mistakes
    }
}

/// Why somebody cannot be enrolled.
enum EnrolmentMistake: Sendable, Equatable {
    case userName
    case userNameTwice
    case personTwice
    case nobody
    /// No user name can be made from what the line says.
    case noUserName
    case tooManyAsked
    case nameMissing
    case surnameMissing
    case nameTooLong
    case indexNumberTooLong
    case indexNumberTwice
    case indexNumberTaken
    case indexNumberDate
    case email
    case groupTooLong
    /// The list would add more groups than `EnrolmentGrouping.mostNew`.
    case tooManyGroups
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
        case .indexNumberTooLong, .indexNumberTwice, .indexNumberTaken, .indexNumberDate: "index-number"
        case .email: "email"
        default: "user"
        }
    }

    /// The key of its sentence.
    var key: String {
        switch self {
        case .userName: "enrol.user-name"
        case .userNameTwice: "enrol.user-name-twice"
        case .personTwice: "enrol.person-twice"
        case .nobody: "enrol.nobody"
        case .noUserName: "enrol.no-user-name"
        case .tooManyAsked: "enrol.too-many-asked"
        case .nameMissing: "enrol.name-missing"
        case .surnameMissing: "enrol.surname-missing"
        case .nameTooLong, .indexNumberTooLong: "teach.too-long"
        case .indexNumberTwice: "enrol.index-number-twice"
        case .indexNumberTaken: "enrol.index-number-taken"
        case .indexNumberDate: "enrol.index-number-date"
        case .email: "enrol.email"
        case .groupTooLong: "enrol.group-too-long"
        case .tooManyGroups: "enrol.too-many-groups"
        case .closed: "enrol.closed"
        case .noStudent: "enrol.no-student"
        case .control: "enrol.control"
        case .quotation: "enrol.quotation"
        case .cells: "enrol.cells"
        }
    }
}
