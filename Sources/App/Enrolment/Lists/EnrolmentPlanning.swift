/// Decides line by line what becomes of a list, and proposes user names that are free.
struct EnrolmentPlanning {
    private typealias Step = EnrolmentPlan.Step

    private let directory: EnrolmentPlan.Directory
    private let pattern: UserNamePattern
    /// The user names that the list names itself.
    private let listed: Set<String>
    private let reserved: Set<String>
    /// The ones that lines have got so far, and those that were proposed beside a question.
    private var (given, proposed): (Set<String>, Set<String>) = ([], [])
    /// The number to try next behind a user name.
    private var nextNumber: [String: Int] = [:]

    /// The most numbers that are tried behind a user name.
    static let mostNumber = 99

    /// - Parameter reserved: user names that were shown for lines, which nobody gets by a choice.
    init(
        directory: EnrolmentPlan.Directory, pattern: UserNamePattern, lines: [EnrolmentLine], reserved: Set<String> = []
    ) {
        (self.directory, self.pattern, self.reserved) = (directory, pattern, reserved)
        listed = Set(lines.map(\.userName))
    }

    /// The user name that is tried first for a line without one.
    static func firstName(of line: EnrolmentLine, _ pattern: UserNamePattern) -> String? {
        pattern.userName(given: line.name, family: line.surname, index: line.indexNumber)
    }

    /// What a line comes to before a person says anything about it.
    mutating func step(_ line: EnrolmentLine) -> EnrolmentPlan.Step {
        guard line.mistakes.isEmpty else { return Step(line: line, outcome: .mistakes(line.mistakes)) }
        return line.userName.isEmpty ? nameless(line) : named(line)
    }

    /// What a line that asks about an account comes to.
    mutating func step(
        _ step: EnrolmentPlan.Step, _ account: EnrolmentPlan.Account, _ choice: EnrolmentChoice?
    ) -> EnrolmentPlan.Step {
        guard let choice else { return step }
        return chosen(step, account, choice)
    }

    /// A line whose user name is given.
    private mutating func named(_ line: EnrolmentLine) -> EnrolmentPlan.Step {
        var mistakes: [EnrolmentMistake] = []
        if let number = line.indexNumber, let owner = directory.owners[number], owner.userName != line.userName {
            mistakes.append(.indexNumberTaken)
        }
        if let account = directory.accounts[line.userName] {
            mistakes += Self.hindrances(account)
            return mistakes.isEmpty ? standing(line, account) : Step(line: line, outcome: .mistakes(mistakes))
        }
        if line.name == nil { mistakes.append(.nameMissing) }
        if line.surname == nil { mistakes.append(.surnameMissing) }
        return Step(line: line, outcome: mistakes.isEmpty ? .newAccount : .mistakes(mistakes))
    }

    /// A line without a user name: the account with its student number, or a new one with a name that is free.
    private mutating func nameless(_ line: EnrolmentLine) -> EnrolmentPlan.Step {
        if let owner = line.indexNumber.flatMap({ directory.owners[$0] }) { return found(line, owner) }
        guard let base = Self.firstName(of: line, pattern) else {
            return Step(line: line, outcome: .mistakes([line.fullName == nil ? .nobody : .noUserName]))
        }
        if let account = directory.accounts[base], Self.hindrances(account).isEmpty, account.isSame(as: line, isNamed: false),
            line.fullName != nil
        {
            return found(line, account)
        }
        var missing: [EnrolmentMistake] = []
        if line.name == nil { missing.append(.nameMissing) }
        if line.surname == nil { missing.append(.surnameMissing) }
        guard missing.isEmpty else { return Step(line: line, outcome: .mistakes(missing)) }
        guard let free = free(base) else { return Step(line: line, outcome: .mistakes([.noUserName])) }
        given.insert(free)
        var line = line
        line.userName = free
        return Step(line: line, outcome: .newAccount, isProposed: true)
    }

    /// The account that a line without a user name leads to. A list never leads to one account twice.
    private mutating func found(_ line: EnrolmentLine, _ account: EnrolmentPlan.Account) -> EnrolmentPlan.Step {
        let isTwice = listed.contains(account.userName) || !given.insert(account.userName).inserted
        let mistakes = Self.hindrances(account) + (isTwice ? [.personTwice] : [])
        guard mistakes.isEmpty else { return Step(line: line, outcome: .mistakes(mistakes)) }
        var line = line
        line.userName = account.userName
        var step = standing(line, account, isFoundByName: true)
        step.isProposed = true
        return step
    }

    private mutating func standing(
        _ line: EnrolmentLine, _ account: EnrolmentPlan.Account, isFoundByName: Bool = false
    ) -> EnrolmentPlan.Step {
        // Without the student number in it, a user name says no more than the names do.
        let isNamesake = isFoundByName && line.indexNumber != nil && account.indexNumber == nil && !pattern.has(.index)
        // A number alone would tell everybody's user name.
        let isUnnamed = isFoundByName && line.fullName == nil && !account.isEnrolled
        let isSame = account.isSame(as: line, isNamed: !isFoundByName) && !isNamesake && !isUnnamed
        guard line.confirmed == account.id || isSame else {
            let isComplete = line.name != nil && line.surname != nil
            let base = isComplete ? Self.firstName(of: line, pattern) : nil
            let free = base.flatMap { self.free($0) }
            if let free { proposed.insert(free) }
            return Step(line: line, outcome: .asks(account, free: free), isDifferent: true)
        }
        return Step(
            line: line, outcome: account.isEnrolled ? .already : .enrolled(account.id),
            isDifferent: account.differs(from: line), account: account)
    }

    /// What a person has said about a line that asks.
    private mutating func chosen(
        _ step: EnrolmentPlan.Step, _ account: EnrolmentPlan.Account, _ choice: EnrolmentChoice
    ) -> EnrolmentPlan.Step {
        var (step, line) = (step, step.line)
        switch choice {
        case .account(let id):
            // An answer about somebody else is none.
            guard id == account.id else { return step }
            step.outcome = account.isEnrolled ? .already : .enrolled(account.id)
            step.account = account
            return step
        case .nobody:
            step.outcome = .leftOut
            return step
        case .other(let userName):
            line.userName = UserName.folded(userName)
            guard UserName.isValid(line.userName), line.userName != account.userName, !reserved.contains(line.userName) else {
                return again(step)
            }
            let other = named(line)
            switch other.outcome {
            case .newAccount, .enrolled, .already:
                return !listed.contains(line.userName) && given.insert(line.userName).inserted ? other : again(step)
            case .mistakes(let mistakes): return again(step, mistakes.first?.key)
            case .asks, .leftOut: return again(step)
            }
        }
    }

    private func again(_ step: EnrolmentPlan.Step, _ key: String? = nil) -> EnrolmentPlan.Step {
        var step = step
        step.wrongAgain = key ?? "enrol.user-name-again"
        return step
    }

    private mutating func free(_ base: String) -> String? {
        if isFree(base) { return base }
        // What was not free once is not free later.
        for number in (nextNumber[base] ?? 2)..<(Self.mostNumber + 1) {
            nextNumber[base] = number + 1
            let numbered = UserNamePattern.numbered(base, number)
            if isFree(numbered) { return numbered }
        }
        return nil
    }

    private func isFree(_ userName: String) -> Bool {
        !directory.taken.contains(userName) && directory.accounts[userName] == nil && !listed.contains(userName)
            && !given.contains(userName) && !proposed.contains(userName)
    }

    private static func hindrances(_ account: EnrolmentPlan.Account) -> [EnrolmentMistake] {
        account.isClosed ? [.closed] : account.isStudent ? [] : [.noStudent]
    }
}
