/// The result of enrolling some people, worked out before anything is written.
struct EnrolmentPlan: Sendable {
    /// An existing account with one of the user names.
    struct Account: Sendable, Equatable {
        let id: ID<Person>
        let name: String
        let surname: String
        let indexNumber: String?
        let isStudent: Bool
        /// Whether the account is removed or disabled.
        let isClosed: Bool
        let isEnrolled: Bool
    }

    enum Standing: Sendable, Equatable {
        case newAccount
        case enrolled(ID<Person>)
        case already
        case mistakes([EnrolmentMistake])
    }

    struct Step: Sendable {
        let line: EnrolmentLine
        let outcome: Standing
        /// Whether the account differs from the line; the account is not changed.
        let isDifferent: Bool
        /// The account's data in that case. Only for people who are in the course already, so that a list cannot be used to look
        /// up others.
        let account: String?
    }

    var steps: [Step]

    /// - Parameters:
    ///   - accounts: keyed by user name.
    ///   - owners: the user names of people with an index number, keyed by that number.
    init(_ lines: [EnrolmentLine], accounts: [String: Account], owners: [String: String]) {
        steps = lines.map { Self.step($0, accounts[$0.userName], owners) }
    }

    var newAccounts: Int { steps.count { $0.outcome == .newAccount } }
    var alreadyThere: Int { steps.count { $0.outcome == .already } }
    var enrolled: Int { steps.count { if case .enrolled = $0.outcome { true } else { false } } }
    var faulty: [Step] { steps.filter { if case .mistakes = $0.outcome { true } else { false } } }

    private static func step(_ line: EnrolmentLine, _ account: Account?, _ owners: [String: String]) -> Step {
        var mistakes = line.mistakes
        if mistakes.isEmpty {
            if let number = line.indexNumber, let owner = owners[number], owner != line.userName {
                mistakes.append(.indexNumberTaken)
            }
            if let account {
                if account.isClosed { mistakes.append(.closed) } else if !account.isStudent { mistakes.append(.noStudent) }
            } else {
                if line.name == nil { mistakes.append(.nameMissing) }
                if line.surname == nil { mistakes.append(.surnameMissing) }
            }
        }
        guard mistakes.isEmpty else { return Step(line: line, outcome: .mistakes(mistakes), isDifferent: false, account: nil) }
        let isDifferent = account?.differs(from: line) == true
        let described = account.flatMap { isDifferent && $0.isEnrolled ? $0.described : nil }
        let outcome: Standing = account.map { $0.isEnrolled ? .already : .enrolled($0.id) } ?? .newAccount
        return Step(line: line, outcome: outcome, isDifferent: isDifferent, account: described)
    }
}

extension EnrolmentPlan.Account {
    fileprivate func differs(from line: EnrolmentLine) -> Bool {
        [(line.name, name), (line.surname, surname), (line.indexNumber, indexNumber)].contains { $0 != nil && $0 != $1 }
    }

    fileprivate var described: String {
        [name + " " + surname, indexNumber].compactMap { $0 }.joined(separator: ", ")
    }
}
