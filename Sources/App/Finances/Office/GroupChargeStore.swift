import Database

/// Books a charge for everyone who studies, for the students of a course, or for a list of them.
struct GroupChargeStore: Sendable {
    let database: Database

    struct Choice: Sendable {
        let courses: [Course]
        let prices: [ChargeKind: Money]
    }

    /// Whom a form means.
    struct Group: Sendable {
        /// By surname and name.
        let payers: [Payer]
        /// Lines of a list that name nobody.
        let unknown: [String]

        /// Identifies what was shown with what is charged. It is not secure.
        func fingerprint(_ fields: ChargeForm.Fields) -> String {
            Fingerprint.of(
                [fields.kind.rawValue, fields.title, fields.money.plain, fields.money.currency.code, fields.schoolYear]
                    + [fields.reference] + fields.days.map(\.iso) + payers.map(\.id.text))
        }
    }

    func choice(on day: LocalDay) async throws -> Choice {
        try await database.read { tx in
            try Choice(
                courses: CourseStore.courses(tx, where: "course.removed_at IS NULL"), prices: PriceRows.prices(on: day, tx))
        }
    }

    /// Nil for a group that there is not.
    func group(_ form: GroupChargeForm) async throws -> Group? {
        try await database.read { tx in try Self.group(form, tx) }
    }

    private static func group(_ form: GroupChargeForm, _ tx: ReadTransaction) throws -> Group? {
        let students: SQL = "person.id IN (SELECT person_role.person_id FROM person_role WHERE person_role.role = 'student')"
        switch form.group {
        case "all":
            return try Group(
                payers: OfficePeopleRows.payers(tx, where: "\(students) AND \(PersonStore.mayEnter)"), unknown: [])
        case "list":
            let lines = (TypedText.lines(form.list) ?? "").split(separator: "\n").compactMap { TypedText.line(String($0)) }
            let directory = PayerDirectory(try OfficePeopleRows.payers(tx))
            let found = lines.map { ($0, directory.find(indexNumber: $0, userName: nil)) }
            var seen: Set<ID<Person>> = []
            let payers = found.compactMap(\.1).filter { seen.insert($0.id).inserted }
            return Group(payers: payers, unknown: found.compactMap { $0.1 == nil ? $0.0 : nil })
        case let course?:
            guard try tx.first("SELECT id FROM course WHERE id = \(course) AND removed_at IS NULL") != nil else { return nil }
            let enrolled: SQL = "person.id IN (SELECT enrolment.person_id FROM enrolment WHERE enrolment.course_id = \(course))"
            return try Group(
                payers: OfficePeopleRows.payers(tx, where: "\(enrolled) AND \(PersonStore.mayEnter)"), unknown: [])
        case nil: return nil
        }
    }

    enum Booking: Sendable {
        case booked(Int)
        /// The group, or the charge, is not as it was shown.
        case changed
        case absent
    }

    /// Books the charge for everyone, or for nobody. The same form twice books once: the first charge has the form's own id,
    /// and its key says what the form showed.
    /// - Throws: `FormErrors` where the form has booked something else before.
    func book(
        _ fields: ChargeForm.Fields, _ form: GroupChargeForm, as first: ID<Charge>, by maker: ID<Person>, on day: LocalDay,
        at now: Instant
    ) async throws -> Booking {
        try await database.write { tx in
            let key = "group \(first.text) \(form.checked ?? "")"
            if let before = try Self.booked(with: first, tx.reading) {
                if before.key != key { throw FormErrors.entered("amount") }
                return .booked(before.count)
            }
            guard let group = try Self.group(form, tx.reading) else { return .absent }
            guard group.fingerprint(fields) == form.checked, group.unknown.isEmpty else { return .changed }
            let drafts = group.payers.flatMap { fields.drafts(of: $0.id, on: day, at: now) }
            for (index, draft) in drafts.enumerated() {
                var draft = draft
                if index == 0 { draft.importKey = key }
                try ChargeWriteRows.add(draft, as: index == 0 ? first : ID(at: now), by: maker, at: now, tx)
            }
            return .booked(group.payers.count)
        }
    }

    /// The key of a charge, and of how many people charges were made together with it; nil where there is no such charge.
    private static func booked(with first: ID<Charge>, _ tx: ReadTransaction) throws -> (key: String?, count: Int)? {
        try tx.first(
            """
            SELECT charge.import_key, (
                SELECT count(DISTINCT other.person_id) FROM charge AS other
                WHERE other.maker_id = charge.maker_id AND other.made_at = charge.made_at
            ) AS people
            FROM charge WHERE charge.id = \(first)
            """
        ).map { try ($0["import_key"], $0["people"]) }
    }
}
