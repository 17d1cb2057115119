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
    }

    /// The accounts that a list may mean.
    struct Directory: Sendable {
        /// By user name: those that lines name, and those with the first name that would be proposed.
        var accounts: [String: Account] = [:]
        /// The accounts with a student number, by that number.
        var owners: [String: Account] = [:]
        /// All user names, which a proposal must not take.
        var taken: Set<String> = []
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
    }

    /// The most lines that ask, so that each one can be shown.
    static let mostAsked = 200

    var steps: [Step]

    /// - Parameters:
    ///   - pattern: how user names are made for lines that have none.
    ///   - choices: what was said about lines that ask, by their numbers.
    init(
        _ lines: [EnrolmentLine], _ directory: Directory, pattern: UserNamePattern = .usual,
        choices: [Int: EnrolmentChoice] = [:]
    ) {
        var planning = EnrolmentPlanning(directory: directory, pattern: pattern, lines: lines)
        var asked = 0
        steps = lines.map { line in
            var step = planning.step(line, choices[line.number])
            guard case .asks = step.outcome else { return step }
            asked += 1
            if asked > Self.mostAsked { step.outcome = .mistakes([.tooManyAsked]) }
            return step
        }
    }

    var newAccounts: Int { steps.count { $0.outcome == .newAccount } }
    var alreadyThere: Int { steps.count { $0.outcome == .already } }
    var enrolled: Int { steps.count { if case .enrolled = $0.outcome { true } else { false } } }
    var faulty: [Step] { steps.filter { if case .mistakes = $0.outcome { true } else { false } } }
    var asking: [Step] { steps.filter { if case .asks = $0.outcome { true } else { false } } }
    /// The lines that nobody is enrolled by.
    var rejected: [Step] {
        steps.filter { step in
            switch step.outcome {
            case .newAccount, .enrolled, .already: false
            case .asks, .leftOut, .mistakes: true
            }
        }
    }

    /// The lines that are enrolled, as they are then written.
    var settled: [EnrolmentLine] {
        steps.compactMap { step in
            var line = step.line
            switch step.outcome {
            case .newAccount: return line
            case .enrolled(let person):
                line.confirmed = person
                return line
            case .already, .asks, .leftOut, .mistakes: return nil
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
                return "\(step.line.number) \(step.line.userName) \(about)"
            })
    }
}

extension EnrolmentPlan.Account {
    var fullName: String { name + " " + surname }

    /// Whether a line is about the person of the account, as far as it says anything: the same names in any order, with or
    /// without accents, and no other student number. One of several names is enough only beside the same number.
    func isSame(as line: EnrolmentLine) -> Bool {
        let numbers = (line.indexNumber.map(Self.folded), indexNumber.map(Self.folded))
        if let typed = numbers.0, let own = numbers.1, typed != own { return false }
        guard let typed = line.fullName.map(Self.words), !typed.isEmpty else { return true }
        let own = Self.words(fullName)
        if typed == own || (line.name == nil || line.surname == nil) && typed.isSubset(of: own) { return true }
        return numbers.0 != nil && numbers.0 == numbers.1 && !typed.isDisjoint(with: own)
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
