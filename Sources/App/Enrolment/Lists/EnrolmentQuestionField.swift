/// The question about a line whose user name or student number belongs to somebody else, as it seems, formatted for the page.
struct EnrolmentQuestionField: Sendable {
    struct Option: Sendable {
        let value: String
        let text: String
        let isChosen: Bool
    }

    struct Other: Sendable {
        let id: String
        let userName: String
    }

    let id: String
    let line: String
    /// What the line says.
    let details: String
    /// Whose the account is.
    let who: String
    let error: String?
    let options: [Option]
    /// The field for another user name; nil where there can be none, because the student number is that of the account.
    let other: Other?
    /// The ways of taking the name apart, when there are several.
    let parts: TypedField?

    /// Nil for a line that does not ask.
    /// - Parameters:
    ///   - before: the line without what was said about it.
    ///   - now: the line with it.
    ///   - parts: the ways of taking the name apart.
    init?(
        _ before: EnrolmentPlan.Step, _ now: EnrolmentPlan.Step, _ choice: EnrolmentChoice?, isUnanswered: Bool,
        parts: TypedField?, _ strings: Strings
    ) {
        guard case .asks(let account, let free) = before.outcome else { return nil }
        let number = before.line.number
        id = "choice-\(number)"
        self.parts = parts
        line = strings("enrol.line", ["line": strings.formats.number(number)])
        let group = before.line.group.map { strings("enrol.in-group", ["group": $0]) }
        details = [before.line.fullName, before.line.indexNumber, before.line.email, group].compactMap(\.self)
            .joined(separator: " · ")
        who = Self.who(account, before.line, strings)
        if case .asks = now.outcome, isUnanswered {
            error = strings(now.wrongAgain ?? "enrol.choose")
        } else {
            error = nil
        }
        let values = ["name": account.shownName, "user": account.userName]
        let isTaken = before.line.indexNumber != nil && before.line.indexNumber == account.indexNumber
        other = isTaken ? nil : Other(id: "user-\(number)", userName: choice?.userName ?? free ?? "")
        options =
            [
                Option(
                    value: account.id.text,
                    text: strings(account.isEnrolled ? "enrol.choice-already" : "enrol.choice-account", values),
                    isChosen: choice == .account(account.id)),
                Option(value: "nobody", text: strings("enrol.choice-nobody"), isChosen: choice == .nobody),
            ] + (isTaken ? [] : [Option(value: "other", text: strings("enrol.choice-other"), isChosen: choice?.userName != nil)])
    }

    /// Who the account belongs to. The student number only of those who are in the course already.
    private static func who(_ account: EnrolmentPlan.Account, _ line: EnrolmentLine, _ strings: Strings) -> String {
        let number = account.isEnrolled ? account.indexNumber : nil
        let name = [account.shownName, number].compactMap(\.self).joined(separator: ", ")
        return strings("enrol.belongs-to", ["user": account.userName, "name": name])
    }
}

extension EnrolmentChoice {
    /// The user name that was typed instead.
    fileprivate var userName: String? {
        if case .other(let userName) = self { userName } else { nil }
    }
}
