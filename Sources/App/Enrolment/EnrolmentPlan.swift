/// The result of enrolling some people, worked out before anything is written.
struct EnrolmentPlan: Sendable {
    /// An existing account with one of the user names or student numbers.
    struct Account: Sendable, Equatable {
        let id: ID<Person>
        let userName: String
        let name: String
        let surname: String
        let indexNumber: String?
        let isStudent: Bool
        /// Whether the account is removed or disabled.
        let isClosed: Bool
        let isEnrolled: Bool
        /// Whether the person who asks may know everybody's name.
        var isAskedByAdministrator = false
        /// The name of the group of the course in which the person is.
        var group: String?
    }

    /// The accounts that a list may mean.
    struct Directory: Sendable {
        /// By user name: those that lines name, and those with the first name that would be proposed.
        var accounts: [String: Account] = [:]
        /// The accounts with a student number, by that number.
        var owners: [String: Account] = [:]
        /// All user names, which a proposal must not take.
        var taken: Set<String> = []
        /// The groups of the course, by their folded names.
        var groups: [String: CourseGroup] = [:]
    }

    enum Standing: Sendable, Equatable {
        case newAccount
        case enrolled(ID<Person>)
        case already
        /// The account may belong to somebody else: a person says whether it is the right one. Beside it, a user name that is
        /// free, where one can be made.
        case asks(Account, free: String?)
        /// A person has said so.
        case leftOut
        case mistakes([EnrolmentMistake])
    }

    struct Step: Sendable {
        /// With the user name that it gets.
        let line: EnrolmentLine
        var outcome: Standing
        /// Whether the user name was proposed, or found by the student number.
        var isProposed = false
        /// Whether the account differs from the line; the account is not changed.
        var isDifferent = false
        /// The key of the sentence that says why the user name that was typed instead cannot be used.
        var wrongAgain: String?
        /// The account that the line leads to, where it leads to one.
        var account: Account?
        /// Nil where the line names no group, and where nobody studies the course by it.
        var group: GroupStep?

        /// Whether somebody is enrolled by it who was not.
        var isNewcomer: Bool {
            switch outcome {
            case .newAccount, .enrolled: true
            case .already, .asks, .leftOut, .mistakes: false
            }
        }
    }

    /// The group in which a line puts its student.
    struct GroupStep: Sendable, Equatable {
        /// As the course has it, or else as the list writes it first.
        let name: String
        /// The group in which the student was before; nil for none.
        let from: String?
        /// Whether the course does not have it yet.
        let isNew: Bool

        var isChange: Bool { isNew || from != name }
    }

    /// The most lines that ask, so that each one can be shown; and the most of them about accounts that are not in the course: a
    /// list is no directory.
    static let (mostAsked, mostStrangers) = (200, 20)

    var steps: [Step]

    /// - Parameters:
    ///   - pattern: how user names are made for lines that have none.
    ///   - choices: what was said about lines that ask, by their numbers.
    ///   - reserved: user names that were shown for lines, which nobody gets by a choice.
    init(
        _ lines: [EnrolmentLine], _ directory: Directory, pattern: UserNamePattern = .usual,
        choices: [Int: EnrolmentChoice] = [:], reserved: Set<String> = []
    ) {
        var planning = EnrolmentPlanning(directory: directory, pattern: pattern, lines: lines, reserved: reserved)
        var (asked, strangers) = (0, 0)
        steps = lines.map { line in
            // Counted before anything was said, so that answers let no more questions through.
            let step = planning.step(line)
            guard case .asks(let account, _) = step.outcome else { return step }
            asked += 1
            if !account.isEnrolled { strangers += 1 }
            if asked > Self.mostAsked || !account.isEnrolled && strangers > Self.mostStrangers {
                return Step(line: line, outcome: .mistakes([.tooManyAsked]))
            }
            return planning.step(step, account, choices[line.number])
        }
        var grouping = EnrolmentGrouping(directory.groups)
        steps = steps.map { grouping.step($0) }
    }

    var newAccounts: Int { steps.count { $0.outcome == .newAccount } }
    var alreadyThere: Int { steps.count { $0.outcome == .already } }
    var enrolled: Int { steps.count { if case .enrolled = $0.outcome { true } else { false } } }
    var faulty: [Step] { steps.filter { if case .mistakes = $0.outcome { true } else { false } } }
    var asking: [Step] { steps.filter { if case .asks = $0.outcome { true } else { false } } }
    /// The names of the groups that the list adds, in its order.
    var newGroups: [String] {
        var seen: Set<String> = []
        return steps.compactMap(\.group).filter { $0.isNew && seen.insert($0.name).inserted }.map(\.name)
    }
    /// How many students of the course come into another group.
    var regrouped: Int { steps.count { $0.outcome == .already && $0.group?.isChange == true } }

    /// The lines that nobody is enrolled by.
    var rejected: [Step] {
        steps.filter { step in
            switch step.outcome {
            case .newAccount, .enrolled, .already: false
            case .asks, .leftOut, .mistakes: true
            }
        }
    }

    /// The user names that lines have got.
    var given: Set<String> {
        Set(
            steps.compactMap { step in
                switch step.outcome {
                case .newAccount, .enrolled, .already: step.line.userName
                case .asks, .leftOut, .mistakes: nil
                }
            })
    }

    /// The lines that change anything: those that are enrolled, and those whose students come into another group, as they are
    /// then written.
    var settled: [EnrolmentLine] {
        steps.compactMap { step in
            var line = step.line
            switch step.outcome {
            case .newAccount: return line
            case .enrolled(let person):
                line.confirmed = person
                return line
            case .already:
                guard step.group?.isChange == true else { return nil }
                line.confirmed = step.account?.id
                return line
            case .asks, .leftOut, .mistakes: return nil
            }
        }
    }

    /// Identifies what was shown, to know whether it is still what would be done. It is not secure.
    var fingerprint: String {
        Fingerprint.of(
            steps.map { step in
                let about =
                    switch step.outcome {
                    case .newAccount: "new"
                    case .enrolled(let person): person.text
                    case .already: "already"
                    case .asks(let account, _): "asks " + account.id.text + " " + account.fullName
                    case .leftOut: "out"
                    case .mistakes(let mistakes): mistakes.map(\.key).joined(separator: " ")
                    }
                let group = step.group.map { " \($0.from ?? "")>\($0.name)" + ($0.isNew ? " new" : "") }
                return "\(step.line.number) \(step.line.userName) \(about)" + (group ?? "")
            })
    }
}

extension EnrolmentPlan.Account {
    var fullName: String { name + " " + surname }

    /// What is told of the name: the initials of a person who is not in the course are enough to see that it is somebody else.
    var shownName: String {
        if isEnrolled || isAskedByAdministrator { return fullName }
        return [name, surname].compactMap(\.first).map { "\($0)." }.joined(separator: " ")
    }

    /// Whether a line is about the person of the account, as far as it says anything: the same names in any order, with or
    /// without accents, and no other student number. One of several names is enough only beside the same number and user name.
    /// - Parameter isNamed: whether the line itself says the user name.
    func isSame(as line: EnrolmentLine, isNamed: Bool) -> Bool {
        let numbers = (line.indexNumber.map(Self.folded), indexNumber.map(Self.folded))
        if let typed = numbers.0, let own = numbers.1, typed != own { return false }
        guard let typed = line.fullName.map(Self.words), !typed.isEmpty else { return true }
        let own = Self.words(fullName)
        if typed == own || (line.name == nil || line.surname == nil) && typed.isSubset(of: own) { return true }
        return isNamed && numbers.0 != nil && numbers.0 == numbers.1 && !typed.isDisjoint(with: own)
    }

    /// Whether the line says anything else than the account.
    func differs(from line: EnrolmentLine) -> Bool {
        [(line.name, name), (line.surname, surname), (line.indexNumber, indexNumber)].contains { $0 != nil && $0 != $1 }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(SearchText.words(of: PlainLetters.latin(text)))
    }

    private static func folded(_ number: String) -> String {
        SearchText.words(of: PlainLetters.latin(number)).joined(separator: "/")
    }
}
