import Database

/// Somebody whose money the office keeps: a student, or one who has a charge or a payment. Nothing else of the account is
/// here.
struct Payer: Sendable, Equatable {
    let id: ID<Person>
    let userName: String
    let name: String
    let surname: String
    let indexNumber: String?

    var fullName: String { name + " " + surname }
    /// As lists have it, by surname.
    var listName: String { surname + " " + name }
    var detail: String { [indexNumber, userName].compactMap(\.self).joined(separator: " · ") }
}

/// Finds payers, inside the transactions of stores.
enum OfficePeopleRows {
    private static let isPayer: SQL =
        """
        (person.id IN (SELECT person_role.person_id FROM person_role WHERE person_role.role = 'student')
            OR person.id IN (SELECT charge.person_id FROM charge)
            OR person.id IN (SELECT payment.person_id FROM payment))
        """

    /// By surname and name.
    static func payers(_ tx: ReadTransaction, where condition: SQL = "1 = 1") throws -> [Payer] {
        try tx.rows(
            """
            SELECT person.id, person.user_name, person.name, person.surname, person.index_number FROM person
            WHERE \(isPayer) AND \(condition) ORDER BY person.user_name, person.id
            """
        ).map { row in
            try Payer(
                id: row["id"], userName: row["user_name"], name: row["name"], surname: row["surname"],
                indexNumber: row["index_number"])
        }.map { (SearchText.fold($0.surname), SearchText.fold($0.name), $0) }.sorted {
            ($0.0, $0.1, $0.2.userName) < ($1.0, $1.1, $1.2.userName)
        }.map(\.2)
    }

    static func payer(_ id: ID<Person>, _ tx: ReadTransaction) throws -> Payer? {
        try payers(tx, where: "person.id = \(id)").first
    }
}

/// Finds payers in lists, by student number or user name, or by a payment's reference.
struct PayerDirectory: Sendable {
    private let byNumber: [String: Payer]
    private let byUserName: [String: Payer]
    /// Whose a reference can be, by its key.
    private let owners: [String: Set<ID<Person>>]
    private let byID: [ID<Person>: Payer]

    /// A number or a reference that could be several people's names nobody.
    /// - Parameter references: whose charges have which references, by their keys.
    init(_ payers: [Payer], references: [String: Set<ID<Person>>] = [:]) {
        let numbered = payers.compactMap { payer in payer.indexNumber.map { (Self.folded($0), payer) } }
        byNumber = Dictionary(grouping: numbered, by: \.0).compactMapValues { $0.count == 1 ? $0.first?.1 : nil }
        byUserName = Dictionary(payers.map { ($0.userName, $0) }, uniquingKeysWith: { first, _ in first })
        byID = Dictionary(payers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var owners = references
        for payer in payers {
            guard let own = payer.indexNumber.flatMap({ PaymentReference($0) }) else { continue }
            owners[own.key, default: []].insert(payer.id)
        }
        self.owners = owners
    }

    func find(indexNumber: String?, userName: String?) -> Payer? {
        if let indexNumber { return byNumber[Self.folded(indexNumber)] ?? byUserName[UserName.folded(indexNumber)] }
        return userName.flatMap { byUserName[UserName.folded($0)] }
    }

    /// Also without the model that banks write before a reference, 97, or 00 for none, and without the control digits of 97.
    /// Nil as well where one reading is one person's and another reading somebody else's.
    func find(reference text: String?) -> Payer? {
        guard let reference = text.flatMap({ PaymentReference($0) }) else { return nil }
        let hasModel = ["97", "00"].contains(reference.key.prefix(2))
        let bare = hasModel ? PaymentReference(String(reference.key.dropFirst(2))) : nil
        let keys = [reference, bare].compactMap(\.self).flatMap { reference in
            reference.isModel97 ? [reference.key, String(reference.key.dropFirst(2))] : [reference.key]
        }
        let people = keys.reduce(into: Set<ID<Person>>()) { $0.formUnion(owners[$1] ?? []) }
        return people.count == 1 ? people.first.flatMap { byID[$0] } : nil
    }

    /// Without accents, capitals and signs between words: 123/2021 is 123-2021.
    private static func folded(_ text: String) -> String {
        SearchText.words(of: PlainLetters.latin(text)).joined(separator: "/")
    }
}
