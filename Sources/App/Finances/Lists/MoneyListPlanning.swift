/// Makes the plan for a list of charges or payments.
struct MoneyListPlanning {
    let kind: MoneyListKind
    let formats: Formats
    let today: LocalDay
    let directory: PayerDirectory
    /// What was entered from lists before, by its key: whose, and how much.
    let known: [String: Known]
    let now: Instant
    /// Whether days may be relative to today, as in an import folder.
    var isRelative = false

    struct Known: Sendable, Equatable {
        let person: ID<Person>?
        let money: Money
    }

    /// The longest id that a list may give a line, in letters.
    static let longestKey = 100

    func plan(_ lines: [MoneyListDocument.Line]) -> MoneyListPlan {
        var seen: Set<String> = []
        return MoneyListPlan(kind: kind, steps: lines.map { step($0, &seen) })
    }

    /// - Parameter seen: the ids of the lines before.
    private func step(_ line: MoneyListDocument.Line, _ seen: inout Set<String>) -> MoneyListPlan.Step {
        if line.isBroken { return .init(line: line, payer: nil, standing: .mistakes([.init(key: "enrol.cells")])) }
        var cells = MoneyListCells(line: line, formats: formats, today: today, isRelative: isRelative)
        if let own = line[.key] {
            if !own.isWithin(letters: Self.longestKey) { cells.mistakes.append(.init(key: "form.too-long")) }
            if !seen.insert(own).inserted { cells.mistakes.append(.init(key: "money-list.id-twice")) }
        }
        let payer = payer(line, &cells)
        let key = key(of: line)
        let entry = entry(&cells, payer, key)
        guard cells.mistakes.isEmpty, let (entry, money) = entry else {
            return .init(line: line, payer: payer, standing: .mistakes(cells.mistakes))
        }
        guard let before = known[key] else { return .init(line: line, payer: payer, standing: .new(entry)) }
        // An id of the list that has come before with other values is another thing under the same name.
        let isSame = before.money == money && (kind == .bank || before.person == payer?.id)
        return .init(
            line: line, payer: payer, standing: isSame ? .known : .mistakes([.init(key: "money-list.key-taken")]))
    }

    private func payer(_ line: MoneyListDocument.Line, _ cells: inout MoneyListCells) -> Payer? {
        if kind == .bank {
            return directory.find(reference: line[.reference])
                ?? directory.find(indexNumber: line[.indexNumber], userName: line[.userName])
        }
        guard line[.indexNumber] != nil || line[.userName] != nil else {
            cells.mistakes.append(.init(key: "money-list.nobody"))
            return nil
        }
        let payer = directory.find(indexNumber: line[.indexNumber], userName: line[.userName])
        if payer == nil { cells.mistakes.append(.init(key: "money.stranger")) }
        return payer
    }

    private func entry(
        _ cells: inout MoneyListCells, _ payer: Payer?, _ key: String
    ) -> (MoneyListPlan.Entry, Money)? {
        switch kind {
        case .charges: cells.charge(of: payer?.id, key).map { (.charge($0), $0.money) }
        case .payments: cells.payment(of: payer?.id, key).map { (.payment($0), $0.money) }
        case .bank:
            cells.received(as: ID(at: now)).map { (.received($0, key: key, payer?.id), $0.money) }
        }
    }

    /// The id that the list gives a line, or else the digest of what the line says, with how often it was said before in it.
    private func key(of line: MoneyListDocument.Line) -> String {
        if let own = line[.key] { return "\(kind.rawValue) id \(own)" }
        let texts = line.cells.map { "\($0.key)=\($0.value)" }.sorted()
        let digest = ContentDigest(texts.joined(separator: "\u{0}")).bytes
        return "\(kind.rawValue) line \(digest.hexadecimal) \(line.repetition)"
    }
}
